/** What the page knows of a table, and the one function that changes it. */

import type {
  Decision,
  Fresh,
  FromServer,
  GameEvent,
  GameView,
  Over,
  Refused,
  TableInfo,
} from "./protocol";

export interface LogLine {
  event: GameEvent;
  hidden: boolean; // faded from sight until its round is over
}

/** One step of the story for the board to act out: what happened, and how it looks after. */
export interface Step {
  beat: number;
  events: GameEvent[];
  view: GameView;
}

export interface TableState {
  connection: "connecting" | "open" | "lost";
  wasLost: boolean; // the connection was lost at least once
  table: TableInfo | null; // people and settings; null until the first message
  you: number | null; // your seat; null if you watch
  view: GameView | null; // as of `beat`; null before the match
  beat: number;
  log: LogLine[];
  logLacks: "nothing" | "now hidden" | "now readable"; // what faded before this page was open
  decisions: OpenDecision[];
  pending: Pending | null; // your action that nobody acknowledged yet
  refusal: Refused | null; // why the last thing you asked for was not done
  over: Over | null;
  steps: Step[]; // not yet acted out by the board
  anew: number; // counts the times that everything came anew
}

export interface OpenDecision {
  id: number;
  seat: number;
  until: number | null; // on this page's monotonic clock
}

export interface Pending {
  id: string;
  decision: number;
  code: number;
}

export function newState(): TableState {
  return {
    connection: "connecting",
    wasLost: false,
    table: null,
    you: null,
    view: null,
    beat: 0,
    log: [],
    logLacks: "nothing",
    decisions: [],
    pending: null,
    refusal: null,
    over: null,
    steps: [],
    anew: 0,
  };
}

/** Take in one message from the server. */
export function update(state: TableState, message: FromServer, now = performance.now()): void {
  switch (message.type) {
    case "table":
      state.table = message.table;
      state.you = message.you;
      return;
    case "fresh": {
      const told = message.beat === state.beat && state.view !== null;
      state.log = message.log.map((event) => ({ event, hidden: false }));
      state.logLacks = message.beat > 1 && !told ? "now hidden" : "nothing";
      decide(state, message.decisions, now);
      if (told && sameView(state.view, message.view)) return;
      state.beat = message.beat;
      // A match that starts before our eyes is dealt before our eyes.
      state.steps = message.beat === 1 && !state.view ? [first(message)] : [];
      state.view = message.view;
      state.anew++;
      return;
    }
    case "beat": {
      const { events } = message;
      state.beat = message.beat;
      state.view = { ...state.view, ...message.changes } as GameView;
      for (const event of events) write(state, event);
      state.steps.push({ beat: message.beat, events, view: state.view });
      return decide(state, message.decisions, now);
    }
    case "over":
      state.over = message;
      return;
    case "accepted":
      if (state.pending?.id === message.id) state.refusal = null;
      return;
    case "refused":
      if (state.pending?.id === message.id) state.pending = null;
      state.refusal = message;
      return;
    case "pong":
      return;
  }
}

/** Your open decision, if there is one that you have not answered. */
export function yourDecision(state: TableState): OpenDecision | null {
  const open = state.decisions.find((decision) => decision.seat === state.you);
  return open && open.id !== state.pending?.decision ? open : null;
}

function first({ beat, log, view }: Fresh): Step {
  return { beat, events: log, view };
}

function decide(state: TableState, decisions: readonly Decision[], now: number): void {
  state.decisions = decisions.map(({ id, seat, left_ms }) => ({
    id,
    seat,
    until: left_ms === null ? null : now + left_ms,
  }));
  const { pending } = state;
  if (pending && !decisions.some(({ id }) => id === pending.decision)) state.pending = null;
}

/** Events that end a round, so that what faded in it may be read. */
const CLOSING = new Set<GameEvent["type"]>(["slambo.slamboed", "slambo.broke"]);

function write(state: TableState, event: GameEvent): void {
  state.log.push({ event, hidden: fades(event) });
  if (!CLOSING.has(event.type)) return;
  for (const line of state.log) line.hidden = false;
  if (state.logLacks === "now hidden") state.logLacks = "now readable";
}

function sameView(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Only the top card and the total stay in sight (SLAM-A12), unless the house shows the history. */
function fades(event: GameEvent): boolean {
  return event.type === "slambo.played" && event.stays !== true;
}
