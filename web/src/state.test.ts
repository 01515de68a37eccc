import { expect, test } from "vitest";
import type { FromServer, GameEvent, SlamboView } from "./protocol";
import { newState, type TableState, update, yourDecision } from "./state";

const view = { type: "slambo", seat: 0, balance: 5, hand: ["+4"] } as unknown as SlamboView;
const played = (balance: number, stays = false): GameEvent => ({
  type: "slambo.played", seat: 1, card: "+1", number: 1, balance, stays, rules: ["SLAM-19"],
});
const broke: GameEvent = { type: "slambo.broke", pot: 2, rules: ["SLAM-33"] };

function aTable(...messages: object[]): TableState {
  const state = newState();
  for (const message of messages) update(state, message as FromServer, 1000);
  return state;
}

const table = { type: "table", table: { id: "t", seats: [] }, you: 0 };
const fresh = { type: "fresh", beat: 3, view, hash: "", log: [broke], decisions: [] };
const beat = (number: number, events: GameEvent[], more: object = {}) => ({
  type: "beat", beat: number, events, changes: {}, hash: "", decisions: [], ...more,
});
const readable = (state: TableState) =>
  state.log.filter(({ hidden }) => !hidden).map(({ event }) => event.type);

test("a table says who you are", () => {
  expect(aTable(table).you).toBe(0);
});

test("fresh is everything, and nothing is left to act out", () => {
  const state = aTable(table, fresh, beat(4, [played(6)]), fresh);
  expect(state.logLacks).toBe("now hidden");
  expect(state.view).toEqual(view);
  expect(state.beat).toBe(3);
  expect(state.steps).toEqual([]);
  expect(state.anew).toBe(2);
});

test("the first deal is acted out", () => {
  const state = aTable(table, { ...fresh, beat: 1 });
  expect(state.steps).toEqual([{ beat: 1, events: [broke], view }]);
});

test("a beat changes the view and is acted out", () => {
  const state = aTable(table, fresh, beat(4, [played(6)], { changes: { balance: 6 } }));
  expect(state.view).toEqual({ ...view, balance: 6 });
  expect(state.steps.map(({ events }) => events.length)).toEqual([1]);
});

test("played cards fade from the log until the bout is over", () => {
  const state = aTable(table, fresh, beat(4, [played(6)]));
  expect(readable(state)).toEqual(["slambo.broke"]);
  update(state, beat(5, [broke]) as FromServer);
  expect(readable(state)).toEqual(["slambo.broke", "slambo.played", "slambo.broke"]);
});

test("what faded before the page was open is asked for when it may be read", () => {
  const state = aTable(table, fresh, beat(4, [broke]));
  expect(state.logLacks).toBe("now readable");
  update(state, { ...fresh, beat: 4, log: [played(6), broke] } as FromServer);
  expect(readable(state)).toEqual(["slambo.played", "slambo.broke"]);
  expect(state.logLacks).toBe("nothing");
  expect([state.anew, state.steps.length]).toEqual([1, 1]);
});

test("played cards stay if the house shows the history", () => {
  expect(readable(aTable(table, fresh, beat(4, [played(6, true)])))).toHaveLength(2);
});

test("decisions count down on this page's clock", () => {
  const decisions = [
    { id: 7, seat: 0, left_ms: 500 },
    { id: 8, seat: 1, left_ms: null },
  ];
  const state = aTable(table, { ...fresh, decisions });
  expect(state.decisions.map(({ until }) => until)).toEqual([1500, null]);
  expect(yourDecision(state)?.id).toBe(7);
});

test("a decision that you have answered is not asked again", () => {
  const decisions = [{ id: 7, seat: 0, left_ms: null }];
  const state = aTable(table, { ...fresh, decisions });
  state.pending = { id: "a", decision: 7, code: 3 };
  expect(yourDecision(state)).toBeNull();
  update(state, { type: "refused", id: "a", key: "table.decision_closed", rule: "", facts: {} });
  expect(yourDecision(state)?.id).toBe(7);
  expect(state.refusal?.key).toBe("table.decision_closed");
});

test("an answer is no longer pending once its decision is gone", () => {
  const state = aTable(table, { ...fresh, decisions: [{ id: 7, seat: 0, left_ms: null }] });
  state.pending = { id: "a", decision: 7, code: 3 };
  update(state, beat(4, [played(6)]) as FromServer);
  expect(state.pending).toBeNull();
});

test("watchers have no decisions", () => {
  const decisions = [{ id: 7, seat: 0, left_ms: null }];
  expect(yourDecision(aTable({ ...table, you: null }, { ...fresh, decisions }))).toBeNull();
});
