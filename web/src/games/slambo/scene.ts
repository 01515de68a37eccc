/**
 * How a step of the story is acted out: one frame for each event. A frame is the view as it looks
 * after the event; all numbers come from the events and the view, none from rules.
 */

import type { SlamboEvent, SlamboView } from "../../protocol";
import type { Noise } from "../../sound";
import type { Frame } from "../../table/stage.svelte";

export interface Scene extends SlamboView {
  by: number | null; // who played the top card
  plays: number; // counts the cards played, so that each one lands anew
}

export type CallKind = "slambo" | "break" | "win" | "lose" | "end";

export function settled(view: SlamboView, before: Scene | null): Scene {
  return { ...view, by: before?.by ?? null, plays: before?.plays ?? 0 };
}

/** The table before the first deal of a match. */
export function bare(view: SlamboView): Scene {
  const sizes = view.hand_sizes.map(() => 0);
  return { ...settled(view, null), hand: [], hand_sizes: sizes, turn: null, choices: [] };
}

export function enact(
  scene: Scene,
  event: SlamboEvent,
  after: SlamboView,
  you: number | null,
): Frame<Scene, CallKind> {
  const quiet: Scene = { ...scene, choices: [], turn: null };
  switch (event.type) {
    case "slambo.starts":
      return { scene: quiet, ms: 300 };
    case "slambo.next_bout":
      return { scene: { ...bare(after), plays: scene.plays }, ms: 500, tells: true };
    case "slambo.dealt":
      return { scene: dealt(quiet, event.seat, event.card ?? null, after, you), ms: 45, noise: "deal" };
    case "slambo.played":
      return {
        scene: played(quiet, event, you),
        ms: event.seat === you ? 650 : 1100,
        noise: "card",
        then: event.number < 0 ? "down" : "up",
        tells: true,
      };
    case "slambo.skipped":
      return { scene: quiet, ms: 600, tells: true };
    case "slambo.slamboed": {
      const shame = scene.shame.map((cards, seat) => (seat === event.seat ? event.shame : cards));
      return {
        scene: { ...quiet, shame, pot: 0 },
        ms: 3200,
        noise: "slam",
        call: "slambo",
        tells: true,
      };
    }
    case "slambo.broke":
      return { scene: { ...quiet, pot: event.pot }, ms: 2800, noise: "break", call: "break", tells: true };
    case "slambo.aside_revealed":
      return { scene: quiet, ms: 1200, tells: true };
    case "slambo.lost": {
      const call = you === null ? "end" : event.seat === you ? "lose" : "win";
      const noise: Noise = call === "lose" ? "lose" : "win";
      return { scene: { ...quiet, phase: "over", loser: event.seat }, ms: 2200, noise, call, tells: true };
    }
  }
}

type Played = Extract<SlamboEvent, { type: "slambo.played" }>;

function played(scene: Scene, event: Played, you: number | null): Scene {
  return {
    ...scene,
    by: event.seat,
    plays: scene.plays + 1,
    top: event.card,
    number: event.number,
    balance: event.balance,
    reversed: event.reversed === true,
    direction: event.reversed ? -scene.direction : scene.direction,
    hand: event.seat === you ? scene.hand.filter((card) => card !== event.card) : scene.hand,
    hand_sizes: changed(scene.hand_sizes, event.seat, -1),
  };
}

function dealt(
  scene: Scene,
  seat: number,
  card: string | null,
  after: SlamboView,
  you: number | null,
): Scene {
  const mine = seat === you && card !== null;
  const hand = mine ? [...scene.hand, card].sort(inOrderOf(after.hand)) : scene.hand;
  return { ...scene, hand, hand_sizes: changed(scene.hand_sizes, seat, +1) };
}

function inOrderOf(cards: readonly string[]): (a: string, b: string) => number {
  return (a, b) => cards.indexOf(a) - cards.indexOf(b);
}

function changed(sizes: readonly number[], seat: number, by: number): number[] {
  return sizes.map((size, place) => (place === seat ? size + by : size));
}
