/**
 * How a turn is acted out: one frame for each event. A frame is the view as it looks after the
 * event, with the spells on the table; all numbers come from events and views, none from rules.
 */

import type { ShazammEvent, ShazammView } from "../../protocol";
import type { Noise } from "../../sound";
import type { Frame } from "../../table/stage.svelte";

type Pair<T> = [T, T];

/** A spell on the table. */
export interface Laid {
  id: string;
  spell: number;
  side: number; // for whom it works, or would have worked
  state: "up" | "back" | "void" | "copy" | "stolen" | "destroyed";
}

export interface Scene extends ShazammView {
  showing: boolean; // both plans are face up, in the place of the hand
  laidOut: Laid[]; // of this turn, or of the last one until the next is revealed
  stakes: Pair<number | null>; // the bets face up
  attacks: Pair<number | null>;
  aim: number | null; // toward whom the fire is bound
  glow: number | null; // the spell that works just now
  change: Pair<number>; // what has just happened to each reserve
  burst: string | null; // the noise of this moment
}

export type CallKind = "shazamm";

const NOBODY: Pair<null> = [null, null];

export function settled(view: ShazammView, before: Scene | null): Scene {
  return {
    ...view,
    showing: view.chooser !== null,
    laidOut: before?.laidOut ?? [],
    stakes: before?.stakes ?? NOBODY,
    attacks: before?.attacks ?? NOBODY,
    aim: null,
    glow: null,
    change: [0, 0],
    burst: null,
  };
}

/** The bridge before the first spells are drawn. */
export function bare(view: ShazammView): Scene {
  const none: Pair<number> = [0, 0];
  const piles: Pair<number> = [
    view.piles[0] + view.hand_sizes[0],
    view.piles[1] + view.hand_sizes[1],
  ];
  return { ...settled(view, null), hand: view.hand.slice(0, 1), hand_sizes: none, piles, choices: [] };
}

/** What lies on the table, from the log alone: for whoever comes in the middle. */
export function rebuilt(view: ShazammView, log: readonly ShazammEvent[], you: number | null): Scene {
  const last = log.findLastIndex(({ type }, place) => isOpening(type, log[place - 1]?.type));
  const told = last < 0 ? [] : log.slice(last);
  const end = told.reduce<Scene>((scene, event) => enact(scene, event, view, you).scene, settled(view, null));
  return settled(view, end);
}

/** The first of the two bets that are turned up. */
export function isOpening(type: string, before: string | undefined): boolean {
  return type === "shazamm.revealed" && before !== "shazamm.revealed" && before !== "shazamm.shown";
}

export function enact(
  scene: Scene,
  event: ShazammEvent,
  after: ShazammView,
  you: number | null,
): Frame<Scene, CallKind> {
  const quiet: Scene = { ...scene, choices: [], glow: null, change: [0, 0], burst: null };
  const show = (changes: Partial<Scene>, ms: number, noise?: Noise): Frame<Scene, CallKind> => ({
    scene: { ...quiet, ...changes },
    ms,
    tells: true,
    ...(noise ? { noise } : {}),
  });
  switch (event.type) {
    case "shazamm.drawn":
      return { scene: drawn(quiet, event.seat, event.spell, you), ms: 110, noise: "deal" };
    case "shazamm.arranged":
    case "shazamm.ready":
    case "shazamm.unready": {
      const ready = put(quiet.ready, event.seat, event.type !== "shazamm.unready");
      return { ...show({ ready }, 120), tells: event.seat !== you };
    }
    case "shazamm.revealed": {
      const first = !quiet.showing;
      const stakes = put(first ? NOBODY : quiet.stakes, event.seat, event.bet);
      const fresh = first ? { laidOut: [], attacks: NOBODY, aim: null } : {};
      return show({ ...fresh, stakes, showing: true, ready: [true, true] }, 450, "card");
    }
    case "shazamm.shown":
      return show({ laidOut: [...quiet.laidOut, turnedUp(event.seat, event.spell)], glow: event.spell }, 450, "card");
    case "shazamm.wasted":
      return show({ laidOut: ended(quiet, event.spell, event.seat) }, 420, "down");
    case "shazamm.cancelled":
      return show({ laidOut: ended(quiet, event.spell, null), burst: "cancelled" }, 800, "break");
    case "shazamm.silenced":
      return show({ silence: true, glow: 1, burst: "silenced" }, 1000, "down");
    case "shazamm.cloned": {
      if (event.spell === 0) return show({ glow: 2 }, 700);
      const copy: Laid = { ...turnedUp(event.seat, event.spell), id: `copy-${event.seat}`, state: "copy" };
      return show({ laidOut: [...quiet.laidOut, copy], glow: event.spell, burst: "cloned" }, 900, "up");
    }
    case "shazamm.met":
      return show({ laidOut: ended(quiet, event.spell, null), burst: "cancelled" }, 800, "break");
    case "shazamm.stolen":
      return show({ laidOut: stolen(quiet, event), glow: 3, burst: event.spell ? "stolen" : null }, 850, "card");
    case "shazamm.stopped":
      return show({ glow: 4, burst: "stopped" }, 1000, "break");
    case "shazamm.centred":
      return show({ wall: event.wall, glow: 5, burst: "centred" }, 900, "up");
    case "shazamm.recycled":
      return show({ stakes: put(quiet.stakes, event.seat, event.bet), glow: 6 }, 700, "up");
    case "shazamm.boosted":
      return show({ attacks: put(quiet.attacks, event.seat, event.attack), glow: 7, burst: "boosted" }, 800, "up");
    case "shazamm.doubled":
      return show({ attacks: put(quiet.attacks, event.seat, event.attack), glow: 8, burst: "doubled" }, 800, "up");
    case "shazamm.compared": {
      const attacks: Pair<number> = [event.first, event.second];
      return show({ attacks, aim: event.seat, burst: "compared" }, 1300, "slam");
    }
    case "shazamm.turned":
      return show({ aim: event.seat, glow: 9, burst: "turned" }, 900, "up");
    case "shazamm.blazed":
      return show({ glow: 10, burst: "blazed" }, 850, "up");
    case "shazamm.resisted":
      return show({ aim: null, glow: 11, burst: "resisted" }, 900, "break");
    case "shazamm.moved":
      return show({ wall: event.wall, aim: event.seat, burst: "moved" }, 1000, "slam");
    case "shazamm.paid": {
      const change = put(quiet.change, event.seat, event.spared ? 0 : -event.price);
      return show({ mana: put(quiet.mana, event.seat, event.mana), change, glow: event.spared ? 12 : null }, 550, "down");
    }
    case "shazamm.refilled":
    case "shazamm.drained": {
      const change = put(quiet.change, event.seat, event.gain);
      const glow = event.type === "shazamm.refilled" ? 13 : 14;
      return show({ mana: put(quiet.mana, event.seat, event.mana), change, glow, burst: "refilled" }, 800, "up");
    }
    case "shazamm.pushed":
      return show({ wall: event.wall, burst: "pushed" }, 1300, "slam");
    case "shazamm.round_over":
      return show({ wizards: after.wizards, intact: after.intact, aim: null, burst: "round_over" }, 1300, "slam");
    case "shazamm.fell":
      return { ...show({ fallen: [...quiet.fallen, event.seat] }, 2800, event.seat === you ? "lose" : "win"), call: "shazamm" };
    case "shazamm.new_round": {
      const { round, turn, mana, silence } = after;
      return show({ round, turn, mana, silence, showing: false }, 700, "turn");
    }
  }
}

type Stolen = Extract<ShazammEvent, { type: "shazamm.stolen" }>;

function turnedUp(seat: number, spell: number): Laid {
  return { id: `${seat}-${spell}`, spell, side: seat, state: spell ? "up" : "back" };
}

const works = ({ state }: Laid) => state === "up" || state === "copy" || state === "stolen";

/** The spell comes to nothing: on one side, or on both. */
function ended(scene: Scene, spell: number, seat: number | null): Laid[] {
  return scene.laidOut.map((laid) =>
    laid.spell === spell && works(laid) && (seat === null || laid.side === seat)
      ? { ...laid, state: "void" }
      : laid,
  );
}

function stolen(scene: Scene, { seat, spell, used }: Stolen): Laid[] {
  const loot = scene.laidOut.find((laid) => laid.spell === spell && laid.side !== seat && works(laid));
  return scene.laidOut.map((laid) => {
    if (laid !== loot) return laid;
    return used ? { ...laid, side: seat, state: "stolen" } : { ...laid, state: "destroyed" };
  });
}

function drawn(scene: Scene, seat: number, spell: number | null, you: number | null): Scene {
  const mine = seat === you && spell !== null && !scene.hand.includes(spell);
  return {
    ...scene,
    hand: mine ? [...scene.hand, spell].sort((a, b) => a - b) : scene.hand,
    hand_sizes: put(scene.hand_sizes, seat, (scene.hand_sizes[seat] ?? 0) + 1),
    piles: put(scene.piles, seat, Math.max(0, (scene.piles[seat] ?? 0) - 1)),
  };
}

function put<T>(pair: Readonly<Pair<T>>, seat: number, value: T): Pair<T> {
  return seat === 0 ? [value, pair[1]] : [pair[0], value];
}
