/** A card's text as something to draw: `+4`, `-7`, `pm2`, `rev-3`, `copy`. */

import { say, signed } from "../../words";

export type Colour = "blue" | "red" | "split" | "plain";

export interface Face {
  kind: "number" | "plus_minus" | "reverse" | "copy";
  number: number; // with its sign; of a Plus/Minus card without
  colour: Colour;
}

/** A trailing letter marks an identical twin and is not shown. */
const TEXT = /^(?<kind>pm|rev|copy)?(?<number>[+-]?\d+)?[a-z]?$/;
const KINDS = { pm: "plus_minus", rev: "reverse", copy: "copy" } as const;

export function faceOf(text: string): Face {
  const { kind, number = "0" } = TEXT.exec(text)?.groups ?? {};
  const value = Number(number);
  if (kind === "pm") return { kind: KINDS.pm, number: value, colour: "split" };
  if (kind === "copy") return { kind: KINDS.copy, number: 0, colour: "plain" };
  return { kind: kind === "rev" ? KINDS.rev : "number", number: value, colour: colourOf(value) };
}

export function colourOf(number: number): Colour {
  return number > 0 ? "blue" : number < 0 ? "red" : "plain";
}

export const LETTERS: Record<Colour, string> = { blue: "B", red: "R", split: "±", plain: "=" };

/** The card by name: "blue +4", "Reverse, red −3". */
export function nameOf(text: string): string {
  const { kind, number } = faceOf(text);
  const shown = kind === "plus_minus" ? String(number) : signed(number);
  return say(`page-card-${kind}`, { number: shown, colour: colourOf(number) });
}
