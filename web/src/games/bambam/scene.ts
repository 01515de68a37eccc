/**
 * How a step of the story is acted out: one frame for each event. A frame is the view as it looks
 * after the event; all numbers come from the events and the view, none from rules.
 */

import type { BambamEvent, BambamLastPlay, BambamView } from "../../protocol";
import type { Noise } from "../../sound";
import type { Frame } from "../../table/stage.svelte";
import { COLOURS } from "./face";

/** A bomb on its way, seat by seat. */
export interface Flight {
  bomb: string;
  start: number;
  hops: readonly number[];
}

export interface Scene extends BambamView {
  flight: Flight | null;
  moves: number; // counts flights and plays, so that each one is acted out anew
  blast: { seat: number; target: number | null } | null;
  hit: number | null; // who is hurt just now
  stamp: "sabotage" | "cancelled" | null; // over the last card
}

export type CallKind = "boom" | "event" | "danger" | "out" | "win" | "lose" | "end";

export const HOP_MS = 300;

export function settled(view: BambamView, before: Scene | null): Scene {
  const moves = before?.moves ?? 0;
  return { ...view, flight: null, moves, blast: null, hit: null, stamp: null };
}

/** The table before anything is dealt. */
export function bare(view: BambamView): Scene {
  return {
    ...settled(view, null),
    hand: [],
    hand_sizes: view.hand_sizes.map(() => 0),
    characters: view.characters.map(() => null),
    holders: view.holders.map(() => null),
    dials: view.dials.map(() => 0),
    event: null,
    turn: null,
    choices: [],
  };
}

type Shot = Frame<Scene, CallKind>;

export function enact(
  before: Scene,
  event: BambamEvent,
  after: BambamView,
  you: number | null,
): Shot {
  const scene: Scene = {
    ...before,
    choices: [],
    asked: [],
    flight: null,
    hit: null,
    stamp: null,
    moves: before.moves + 1,
  };
  switch (event.type) {
    case "bambam.starts":
      return { scene, ms: 500, tells: true };
    case "bambam.picked": {
      const characters = put(scene.characters, event.seat, event.character);
      const lives = put(scene.lives, event.seat, after.lives[event.seat] ?? 0);
      return { scene: { ...scene, characters, lives }, ms: 350, noise: "card", tells: true };
    }
    case "bambam.drew":
      return { scene: drew(scene, event.seat, event.card ?? null, after, you), ms: 60, noise: "deal" };
    case "bambam.shuffled":
      return { scene: { ...scene, deck: event.cards, discards: [] }, ms: 700, tells: true };
    case "bambam.placed":
      return {
        scene: { ...scene, holders: put(scene.holders, place(event.bomb), event.seat) },
        ms: 420,
        noise: "card",
        tells: true,
      };
    case "bambam.revealed":
      return {
        scene: { ...scene, event: event.event },
        ms: 2600,
        noise: "break",
        call: "event",
        tells: true,
      };
    case "bambam.turn_starts":
      return { scene: { ...scene, turn: event.seat, active: null, critical: false, last: null, blast: null }, ms: 120 };
    case "bambam.danger":
      return danger(scene, event.seat, event.bomb, after, you);
    case "bambam.played":
      return {
        scene: played(scene, event, after, you),
        ms: event.seat === you ? 320 : 700,
        noise: "card",
        tells: true,
      };
    case "bambam.sabotaged": {
      const last = scene.last && { ...scene.last, sabotages: (scene.last.sabotages ?? 0) + 1, top: event.seat };
      const bare = without(scene, event.seat, [event.card], you);
      return { scene: { ...bare, last, stamp: "sabotage" }, ms: 1100, noise: "slam", tells: true };
    }
    case "bambam.cancelled":
      return { scene: { ...scene, stamp: "cancelled" }, ms: 1000, noise: "down", tells: true };
    case "bambam.restored":
      return {
        scene: {
          ...scene,
          dials: put(scene.dials, place(event.bomb), event.dial),
          holders: put(scene.holders, place(event.bomb), event.seat),
        },
        ms: 800,
        noise: "down",
        tells: true,
      };
    case "bambam.ticked":
      return {
        scene: { ...scene, dials: put(scene.dials, place(event.bomb), event.dial) },
        ms: 420,
        noise: event.dial > (scene.dials[place(event.bomb)] ?? 0) ? "up" : "down",
        tells: true,
      };
    case "bambam.moved": {
      const { bomb, start, hops } = event;
      const end = hops.at(-1) ?? start;
      return {
        scene: { ...scene, holders: put(scene.holders, place(bomb), end), flight: { bomb, start, hops } },
        ms: HOP_MS * hops.length + 260,
        noise: "deal",
        tells: true,
      };
    }
    case "bambam.swapped": {
      const dials = put(put(scene.dials, place(event.bomb), event.dial), place(event.other), event.other_dial);
      return { scene: { ...scene, dials }, ms: 1100, noise: "break", tells: true };
    }
    case "bambam.stole":
      return { scene: stole(scene, event, you), ms: 800, noise: "card", tells: true };
    case "bambam.discarded": {
      const discards = [...scene.discards, ...event.cards];
      return { scene: { ...without(scene, event.seat, event.cards, you), discards }, ms: 600, noise: "card", tells: true };
    }
    case "bambam.hideout_taken":
      return { scene: { ...scene, hideout: event.seat }, ms: 800, noise: "up", tells: true };
    case "bambam.hideout_left":
      return { scene: { ...scene, hideout: null }, ms: 800, noise: "down", tells: true };
    case "bambam.boom":
      return {
        scene: { ...scene, blast: { seat: event.seat, target: event.target ?? null } },
        ms: 2300,
        noise: "slam",
        call: "boom",
        tells: true,
      };
    case "bambam.hurt":
      return {
        scene: {
          ...scene,
          hit: event.seat,
          lives: put(scene.lives, event.seat, event.lives),
          max_hands: put(scene.max_hands, event.seat, event.max_hand),
        },
        ms: 900,
        noise: "down",
        tells: true,
      };
    case "bambam.out": {
      const living = scene.living.filter((seat) => seat !== event.seat);
      const mine = event.seat === you;
      const shot: Shot = { scene: { ...scene, living }, ms: mine ? 2300 : 1000, noise: "lose", tells: true };
      return mine ? { ...shot, call: "out" } : shot;
    }
    case "bambam.tipped":
      return { scene: { ...scene, dials: scene.dials.map(() => event.dial) }, ms: 1100, noise: "up", tells: true };
    case "bambam.passed":
      return { scene, ms: 500, tells: true };
    case "bambam.won": {
      const call = event.seat === you ? "win" : you === null || !after.living.includes(you) ? "end" : "lose";
      const noise: Noise = call === "lose" ? "lose" : "win";
      return { scene: { ...scene, phase: "over", turn: null }, ms: 2400, noise, call, tells: true };
    }
  }
}

export function place(bomb: string): number {
  return COLOURS.indexOf(bomb as (typeof COLOURS)[number]);
}

function danger(scene: Scene, seat: number, bomb: string, after: BambamView, you: number | null): Shot {
  const turned = { ...scene, turn: seat, active: bomb, critical: after.critical };
  if (seat !== you) return { scene: turned, ms: 450, noise: "break", tells: true };
  return { scene: turned, ms: 1100, noise: "break", call: "danger", tells: true };
}

type Played = Extract<BambamEvent, { type: "bambam.played" }>;

function played(scene: Scene, event: Played, after: BambamView, you: number | null): Scene {
  const { seat, card, bomb, other, target, side, extra } = event;
  const told: BambamLastPlay = {
    card,
    seat,
    bomb: bomb ?? null,
    other: other ?? null,
    target: target ?? null,
    side: side ?? null,
    extra: extra === true,
    sabotages: 0,
    top: seat,
  };
  const same = after.last?.card === card && after.last.seat === seat;
  const last = same && after.last ? { ...after.last, sabotages: 0, top: seat } : told;
  const laid = scene.last?.card === card && scene.last.seat === seat;
  return { ...(laid ? scene : without(scene, seat, [card], you)), last };
}

type Stole = Extract<BambamEvent, { type: "bambam.stole" }>;

function stole(scene: Scene, event: Stole, you: number | null): Scene {
  const { seat, victim, card } = event;
  const sizes = put(scene.hand_sizes, seat, (scene.hand_sizes[seat] ?? 0) + 1);
  let { hand } = scene;
  if (card && seat === you) hand = [...hand, card];
  if (card && victim === you) hand = hand.filter((held) => held !== card);
  return { ...scene, hand, hand_sizes: put(sizes, victim, (sizes[victim] ?? 1) - 1) };
}

function drew(scene: Scene, seat: number, card: string | null, after: BambamView, you: number | null): Scene {
  const order = (text: string) => after.hand.indexOf(text);
  const mine = seat === you && card !== null;
  const hand = mine ? [...scene.hand, card].sort((one, other) => order(one) - order(other)) : scene.hand;
  const sizes = put(scene.hand_sizes, seat, (scene.hand_sizes[seat] ?? 0) + 1);
  return { ...scene, hand, hand_sizes: sizes, deck: Math.max(0, scene.deck - 1) };
}

function without(scene: Scene, seat: number, cards: readonly string[], you: number | null): Scene {
  const hand = seat === you ? scene.hand.filter((card) => !cards.includes(card)) : scene.hand;
  const left = Math.max(0, (scene.hand_sizes[seat] ?? 0) - cards.length);
  return { ...scene, hand, hand_sizes: put(scene.hand_sizes, seat, left) };
}

function put<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((old, index) => (index === at ? value : old));
}
