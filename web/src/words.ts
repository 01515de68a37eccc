/** Every sentence of the page, from the catalogue that the terminal reads too. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameEvent } from "./protocol";

export type Facts = Record<string, unknown>;

const FILES = import.meta.glob<string>("../../src/fracas/words/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const LANGUAGE = "en";

const bundle = read(LANGUAGE);

/** A sentence by its id, or by its key with dots. */
export function say(key: string, facts: Facts = {}): string {
  const message = bundle.getMessage(key.replaceAll(".", "-"));
  if (!message?.value) return key;
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, variables(facts), errors);
  for (const error of errors) console.warn(key, error);
  return text;
}

export function hasWords(key: string): boolean {
  return bundle.hasMessage(key.replaceAll(".", "-"));
}

/** What happened, as a sentence. `you` is the seat of whoever reads it. */
export function tell(event: GameEvent, names: readonly string[], you: number | null): string {
  return say(event.type, named({ ...event }, names, you));
}

const SEATS = ["seat", "starter", "turn"];
const OTHER_SEATS = ["target", "victim", "holder", "start"];
/** What a field that is left out means. */
const LEFT_OUT = {
  card: "none", reversed: "no", bomb: "none", other: "none", side: "none", before: "none",
  target: "none", holder: "none", extra: "no", late: "no",
};
/** Fields whose values have names of their own. */
const NAMED: Record<string, string> = {
  event: "page-bambam-event", before: "page-bambam-event", character: "page-bambam-character",
};

/** The same facts with people instead of seats, as the catalogue wants them. */
export function named(fields: Facts, names: readonly string[], you: number | null): Facts {
  const facts: Facts = { ...LEFT_OUT, ...fields };
  for (const field of SEATS) {
    const seat = fields[field];
    if (typeof seat !== "number") continue;
    facts[field] = names[seat] ?? "?";
    facts.you = seat === you ? "you" : "other";
  }
  for (const field of OTHER_SEATS) {
    const seat = fields[field];
    if (typeof seat === "number") facts[field] = names[seat] ?? "?";
  }
  for (const [field, key] of Object.entries(NAMED)) {
    const value = facts[field];
    if (typeof value === "string" && value !== "none") facts[field] = say(key, { name: value });
  }
  if (Array.isArray(fields.hops)) facts.hops = fields.hops.map((seat) => names[Number(seat)] ?? "?").join(" \u2192 ");
  if (typeof fields.balance === "number" && fields.balance < 0)
    facts.balance = signed(fields.balance);
  if (typeof fields.number === "number") facts.number = signed(fields.number);
  if (Array.isArray(fields.winners)) {
    facts.winners = fields.winners.map((seat) => names[Number(seat)] ?? "?").join(", ");
    facts.winners_count = fields.winners.length;
  }
  if (Array.isArray(fields.cards)) facts.cards = fields.cards.map(String).map(faceOf).join(" ");
  if (typeof facts.card === "string") facts.card = faceOf(facts.card);
  return facts;
}

/** With its sign, and a real minus. */
export function signed(number: number): string {
  return number < 0 ? `\u2212${-number}` : `+${number}`;
}

/** A card's text as people read it: without the mark of its twin, with a real minus. */
function faceOf(card: string): string {
  return card.replace(/(?<=\d|copy|[a-z]-)[a-z]$/, "").replace(/(?<=[a-z])-$/, "").replace("-", "\u2212");
}

function variables(facts: Facts): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, variable(value)]),
  );
}

function variable(value: unknown): FluentVariable {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return value;
  return value === null || value === undefined ? "none" : String(value);
}

function read(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(FILES)) {
    if (!path.includes(`/${language}/`)) continue;
    const errors = bundle.addResource(new FluentResource(text));
    for (const error of errors) console.warn(path, error);
  }
  return bundle;
}
