import { expect, test } from "vitest";
import { hasWords, named, say, signed, tell } from "./words";

const NAMES = ["Mia", "Leo"];
const SOURCES = import.meta.glob<string>(["./**/*.svelte", "./**/*.ts", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("an event is told to each as it looks to them", () => {
  const event = {
    type: "slambo.played", seat: 0, card: "+1b", number: 1, balance: 6, rules: [],
  } as const;
  expect(tell({ ...event, rules: [] }, NAMES, 0)).toBe("You play +1: 6!");
  expect(tell({ ...event, rules: [] }, NAMES, 1)).toBe("Mia plays +1: 6!");
});

test("a card that you cannot see is only a card", () => {
  expect(tell({ type: "slambo.dealt", seat: 1, rules: [] }, NAMES, 0)).toBe("Leo is dealt a card.");
});

test("winners are counted", () => {
  const event = { type: "slambo.lost", seat: 0, winners: [1], rules: [] } as const;
  expect(tell({ ...event, winners: [1], rules: [] }, NAMES, null)).toContain("Leo wins!");
});

test("refusals say why", () => {
  expect(say("table.seat_taken", { name: "Mia" })).toBe("Mia sits there. Take an open seat.");
  const facts = named({ turn: 1 }, NAMES, 0);
  expect(say("slambo.not_your_turn", facts)).toBe("It is Leo's turn. Wait for yours.");
});

test("numbers have signs, and minus is a real one", () => {
  expect([4, -7, 0].map(signed)).toEqual(["+4", "\u22127", "+0"]);
});

test("every sentence that the page asks for is in the catalogue", () => {
  const asked = Object.values(SOURCES).flatMap((source) =>
    [...source.matchAll(/["`](page-[a-z_-]+)["`]/g)].map(([, id]) => id ?? ""),
  );
  expect(asked.length).toBeGreaterThan(80);
  expect([...new Set(asked)].filter((id) => !hasWords(id))).toEqual([]);
});

test("an unknown key is shown as it is", () => {
  expect(say("nobody.said_this")).toBe("nobody.said_this");
});
