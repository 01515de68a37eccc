/** The fifteen spells as the page shows them. What they do, the rules know; this is name and look. */

import { say } from "../../words";

export const REAL_SPELLS = Array.from({ length: 14 }, (_, place) => place + 1);

/** What a spell is about, as a tint. The number and the name say it too. */
export type Kind = "bluff" | "magic" | "fire" | "mana" | "attack";

const KINDS: readonly Kind[] = [
  "bluff", "magic", "magic", "magic", "magic", "fire", "mana", "attack", "attack",
  "fire", "fire", "fire", "mana", "mana", "mana",
];
/** The first rule of each spell. */
const RULES = [38, 40, 44, 45, 47, 50, 52, 53, 54, 56, 58, 59, 60, 61, 62];

export function kindOf(spell: number): Kind {
  return KINDS[spell] ?? "bluff";
}

export function ruleOf(spell: number): string {
  return `SHZ-${RULES[spell] ?? 27}`;
}

export function nameOf(spell: number): string {
  return say("page-shazamm-spell", { spell });
}

export function textOf(spell: number): string {
  return say("page-shazamm-spell_text", { spell });
}

export const ascending = (spells: readonly number[]) => [...spells].sort((a, b) => a - b);
