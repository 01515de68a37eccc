/** Where everybody sits: you below, then clockwise, as seen from above. In percent of the table. */

export interface Place {
  x: number;
  y: number;
  side: boolean; // bombs in front lie above one another, not beside
}

/** The plates of the others, from your left. */
const PLATES: Record<number, readonly [number, number][]> = {
  1: [[50, 12]],
  2: [[12, 34], [88, 34]],
  3: [[12, 50], [50, 12], [88, 50]],
  4: [[12, 66], [20, 15], [80, 15], [88, 66]],
  5: [[12, 70], [12, 28], [50, 11], [88, 28], [88, 70]],
};
/** From a plate to the bombs in front of it, and from bomb to bomb. */
const INWARD = { x: 18.5, y: 20, slant: 9 };
const APART = { x: 14.5, y: 16 };
const OWN = { x: 50, y: 86 };
const OWN_LIFTED = { x: 50, y: 76 }; // above the plate of a seat that is watched

/** The place of a seat's plate; of a watcher's table the first seat sits below. */
export function plateOf(seat: number, first: number, seats: number): Place {
  const turn = (seat - first + seats) % seats;
  if (turn === 0) return { x: 50, y: 91, side: false };
  const [x, y] = PLATES[seats - 1]?.[turn - 1] ?? [50, 12];
  return { x, y, side: x < 18 || x > 82 };
}

/** The place of the `index`-th of `count` bombs in front of a seat. */
export function spotOf(
  seat: number,
  first: number,
  seats: number,
  index = 0,
  count = 1,
  watched = false,
): Place {
  const plate = plateOf(seat, first, seats);
  const aside = index - (count - 1) / 2;
  const inward = Math.sign(50 - plate.x);
  if (plate.side)
    return { ...plate, x: plate.x + inward * INWARD.x, y: plate.y + aside * APART.y };
  if (seat === first) {
    const own = watched ? OWN_LIFTED : OWN;
    return { ...plate, x: own.x + aside * APART.x, y: own.y };
  }
  const x = plate.x + inward * INWARD.slant + aside * APART.x;
  return { ...plate, x, y: plate.y + INWARD.y };
}
