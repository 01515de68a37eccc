import { expect, test } from "vitest";
import type { BambamChoice, BambamView } from "../../protocol";
import { faceOf, nameOf } from "./face";
import { promise, whyNot } from "./hint";
import { plateOf, spotOf } from "./places";
import { enact, settled } from "./scene";

const WHO = { names: ["Mia", "Leo", "Zoe"], you: 0, guided: false, advanced: false };
const VIEW = {
  type: "bambam",
  phase: "turn",
  turn: 0,
  living: [0, 1, 2],
  hand: ["R1", "R1b", "hide"],
  hand_sizes: [3, 4, 4],
  characters: ["cindy", "coro", "turtul"],
  lives: [2, 2, 2],
  max_hands: [5, 5, 5],
  dials: [8, 0, 3],
  holders: [0, 1, 2],
  active: null,
  critical: false,
  discards: [],
  asked: [],
  answered: false,
  choices: [],
  last: null,
} as unknown as BambamView;
const SCENE = settled(VIEW, null);

test.each([
  ["R1", "bomb", 1, "red 1"],
  ["GY4b", "bomb", 4, "green or yellow 4"],
  ["hide-b", "hide", 0, "Hide"],
  ["sabotage", "sabotage", 0, "Sabotage"],
])("the card %s has a face and a name", (text, kind, number, name) => {
  expect(faceOf(text)).toMatchObject({ kind, number });
  expect(nameOf(text)).toBe(name);
});

test("a bomb goes along its hops and lies where the last one ends", () => {
  const event = { type: "bambam.moved", bomb: "red", start: 0, hops: [1, 2, 0, 1], rules: [] } as const;
  const { scene, ms } = enact(SCENE, { ...event, hops: [...event.hops], rules: [] }, VIEW, 0);
  expect(scene.holders).toEqual([1, 1, 2]);
  expect(scene.flight).toMatchObject({ bomb: "red", start: 0, hops: [1, 2, 0, 1] });
  expect(ms).toBeGreaterThan(4 * 250);
});

test("a card that was laid to be aimed leaves the hand once", () => {
  const event = { type: "bambam.played" as const, seat: 0, card: "R1", bomb: "red", rules: [] };
  const { scene } = enact(SCENE, event, VIEW, 0);
  expect(scene).toMatchObject({ hand: ["R1b", "hide"], hand_sizes: [2, 4, 4] });
  const laid = { ...SCENE, hand: ["R1b"], hand_sizes: [2, 4, 4], last: { card: "R1", seat: 0 } };
  expect(enact(laid, event, VIEW, 0).scene.hand_sizes).toEqual([2, 4, 4]);
});

test("clockwise is to the left, then up", () => {
  for (const seats of [3, 4, 5, 6]) {
    const [next, before] = [plateOf(1, 0, seats), plateOf(seats - 1, 0, seats)];
    expect(next.x).toBeLessThan(50);
    expect(before.x).toBeGreaterThan(50);
  }
});

test.each([2, 3, 4, 5, 6])("no two bombs lie on one another with %i seats", (seats) => {
  for (let seat = 0; seat < seats; seat++) {
    const spots = [0, 1, 2].map((index) => spotOf(seat, 0, seats, index, 3));
    for (const { x, y } of spots) expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(2);
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
  }
});

test("a button says what its card will do", () => {
  const choice: BambamChoice = { code: 0, text: "R1", bomb: "red", dial: 9, lands: 1 };
  expect(promise(choice, SCENE, WHO)).toBe("Throw red 1: red shows 9, and it lies in front of Leo");
  expect(promise({ ...choice, lands: null }, SCENE, WHO)).toContain("choose who gets it");
});

test("a card that cannot be played says why, and by which rule", () => {
  const danger = { ...SCENE, active: "green" };
  expect(whyNot("R1", danger, WHO).rules).toEqual(["BAM-47"]);
  expect(whyNot("R1", { ...danger, critical: true }, WHO).rules).toEqual(["BAM-62"]);
  expect(whyNot("sabotage", SCENE, WHO).rules).toEqual(["BAM-A65"]);
  expect(whyNot("R1", { ...SCENE, turn: 1 }, WHO).text).toBe("Wait: it is Leo's turn.");
});
