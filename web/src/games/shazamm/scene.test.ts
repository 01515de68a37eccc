import { expect, test } from "vitest";
import type { ShazammEvent, ShazammView } from "../../protocol";
import { enact, isOpening, rebuilt, type Scene, settled } from "./scene";

const VIEW: ShazammView = {
  type: "shazamm", choices: [], phase: "planning", round: 1, turn: 2, wall: 9, wizards: [7, 13],
  intact: [1, 19], mana: [36, 41], silence: false, hand: [0, 4], laid: [], bet: null,
  revealed: [[], []], bets: null, ready: [false, false], hand_sizes: [1, 3], piles: [9, 9],
  discards: [[3, 7, 8], [7, 13]], last: [[], []], chooser: null, stolen: null, arranged: null,
  fallen: [], seat: 0,
};
const TURN = [
  { type: "shazamm.ready", seat: 1 },
  { type: "shazamm.revealed", seat: 0, bet: 14 },
  { type: "shazamm.shown", seat: 0, spell: 0 },
  { type: "shazamm.shown", seat: 0, spell: 3 },
  { type: "shazamm.shown", seat: 0, spell: 7 },
  { type: "shazamm.revealed", seat: 1, bet: 9 },
  { type: "shazamm.shown", seat: 1, spell: 7 },
  { type: "shazamm.shown", seat: 1, spell: 13 },
  { type: "shazamm.cancelled", spell: 7 },
  { type: "shazamm.stolen", seat: 0, spell: 13, used: true },
  { type: "shazamm.compared", first: 14, second: 9, seat: 1 },
  { type: "shazamm.moved", seat: 1, before: 9, wall: 10 },
].map((event) => ({ ...event, rules: [] })) as ShazammEvent[];

const told = (events: readonly ShazammEvent[]) =>
  events.reduce<Scene>((scene, event) => enact(scene, event, VIEW, 0).scene, settled(VIEW, null));

test("a turn is acted out from its events", () => {
  const scene = told(TURN);
  expect(scene).toMatchObject({ stakes: [14, 9], attacks: [14, 9], aim: 1, wall: 10, showing: true });
  expect(scene.laidOut.map(({ spell, side, state }) => [spell, side, state])).toEqual([
    [0, 0, "back"], [3, 0, "up"], [7, 0, "void"], [7, 1, "void"], [13, 0, "stolen"],
  ]);
});

test("whoever comes in the middle sees what lies on the table", () => {
  const asking: ShazammView = { ...VIEW, phase: "stealing", chooser: 0, stolen: 13 };
  const scene = rebuilt(asking, TURN.slice(0, 9), 0);
  expect(scene.showing).toBe(true);
  expect(scene.laidOut).toHaveLength(5);
  expect(scene.stakes).toEqual([14, 9]);
});

test("the next reveal clears the table", () => {
  const planning = settled(VIEW, told(TURN));
  expect(planning.showing).toBe(false);
  const again = enact(planning, TURN[1] as ShazammEvent, VIEW, 0).scene;
  expect(again).toMatchObject({ laidOut: [], stakes: [14, null], attacks: [null, null] });
});

test("a turn opens with the first of two bets", () => {
  const types = TURN.map(({ type }) => type);
  expect(types.map((type, place) => isOpening(type, types[place - 1])).filter(Boolean)).toHaveLength(1);
  expect(isOpening("shazamm.revealed", "shazamm.ready")).toBe(true);
});

test("a spell that is drawn takes its place in the hand of its owner only", () => {
  const drawn = { type: "shazamm.drawn", seat: 0, spell: 2, rules: [] } as const;
  expect(enact(settled(VIEW, null), { ...drawn, rules: [] }, VIEW, 0).scene.hand).toEqual([0, 2, 4]);
  expect(enact(settled(VIEW, null), { ...drawn, rules: [] }, VIEW, 1).scene.hand).toEqual([0, 4]);
});
