/** A card's text as something to draw: `R1`, `GY4`, `hide`, the second of its kind `R1b`, `hide-b`. */

import { say } from "../../words";

export const COLOURS = ["red", "green", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];

export const LETTERS: Record<Colour, string> = { red: "R", green: "G", yellow: "Y" };

export type Action = "sabotage" | "hide" | "steal" | "hacking" | "restock";

export interface Face {
  kind: "bomb" | Action;
  number: number; // of a bomb card
  colours: readonly Colour[]; // of a bomb card: one, or two
}

const BOMB = /^(?<letters>[RGY]{1,2})(?<number>\d)[a-z]?$/;

export function faceOf(text: string): Face {
  const { letters, number } = BOMB.exec(text)?.groups ?? {};
  if (letters === undefined) {
    return { kind: text.replace(/-[a-z]$/, "") as Action, number: 0, colours: [] };
  }
  const colours = COLOURS.filter((colour) => letters.includes(LETTERS[colour]));
  return { kind: "bomb", number: Number(number), colours };
}

/** The card by name: "red 5", "red or green 4", "Hide". */
export function nameOf(text: string): string {
  const { kind, number, colours } = faceOf(text);
  if (kind !== "bomb") return say(`page-bambam-action_${kind}`);
  const [one, other] = colours.map((colour) => say(`page-bambam-${colour}`));
  return say("page-bambam-bomb_card", { number, one, other: other ?? "none" });
}

/** What the card does, in a few words. */
export function effectOf(text: string): string {
  const { kind, number } = faceOf(text);
  return say(kind === "bomb" ? "page-bambam-effect" : `page-bambam-does_${kind}`, { number });
}

export function isColour(word: string | null | undefined): word is Colour {
  return COLOURS.includes(word as Colour);
}
