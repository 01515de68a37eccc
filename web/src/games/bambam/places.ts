/** Where everybody sits: you below, then clockwise, as seen from above. In percent of the table. */

export interface Place {
  x: number;
  y: number;
  side: boolean; // bombs in front lie above one another, not beside
}

/** The plates of the others, from your left. */
const PLATES: Record<number, readonly [number, number][]> = {
  1: [[50, 13]],
  2: [[13, 30], [87, 30]],
  3: [[13, 52], [50, 13], [87, 52]],
  4: [[13, 68], [20, 17], [80, 17], [87, 68]],
  5: [[13, 73], [13, 29], [50, 12], [87, 29], [87, 73]],
};
const BELOW: Place = { x: 50, y: 88, side: false };

/** The place of a seat's plate; of a watcher's table the first seat sits below. */
export function plateOf(seat: number, first: number, seats: number): Place {
  const turn = (seat - first + seats) % seats;
  if (turn === 0) return BELOW;
  const [x, y] = PLATES[seats - 1]?.[turn - 1] ?? [50, 13];
  return { x, y, side: x < 18 || x > 82 };
}

/** The place of a bomb in front of a seat: the `index`-th of `count`, `lifted` above a plate below. */
export function spotOf(
  seat: number,
  first: number,
  seats: number,
  index = 0,
  count = 1,
  lifted = false,
): Place {
  const plate = plateOf(seat, first, seats);
  const aside = index - (count - 1) / 2;
  if (plate.side) {
    const x = plate.x < 50 ? plate.x + 18.5 : plate.x - 18.5;
    return { ...plate, x, y: plate.y + aside * 15 };
  }
  if (seat === first) return { ...plate, x: 50 + aside * 15, y: lifted ? 66 : 88 };
  const inward = plate.x < 50 ? 8 : plate.x > 50 ? -8 : 0;
  return { ...plate, x: plate.x + inward + aside * 14, y: plate.y + 24 };
}
