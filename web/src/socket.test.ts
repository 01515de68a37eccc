import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { viewHash } from "./crc";
import type { FromServer } from "./protocol";
import { ANSWER_MS, LONGEST_RETRY_MS, QUIET_MS, TableSocket, type Wire } from "./socket";

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly said: Record<string, unknown>[] = [];
  closed = false;

  send(data: string): void {
    this.said.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.();
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drops(): void {
    this.onclose?.();
  }
  types(): unknown[] {
    return this.said.map(({ type }) => type);
  }
}

let wires: FakeWire[];
let heard: FromServer[];
let connections: string[];
let ids: number;

function aSocket(): TableSocket {
  return new TableSocket(
    "ws://here/ws/tables/t",
    { message: (message) => heard.push(message), connection: (state) => connections.push(state) },
    {
      open: () => {
        const wire = new FakeWire();
        wires.push(wire);
        return wire;
      },
      random: () => 1,
      id: () => `act-${++ids}`,
    },
  );
}

const wire = () => wires.at(-1) as FakeWire;
const fresh = (beat: number, view: object) => ({
  type: "fresh", beat, view, hash: viewHash(view), log: [], decisions: [],
});
const beat = (number: number, changes: object, whole: object) => ({
  type: "beat", beat: number, events: [], changes, hash: viewHash(whole), decisions: [],
});

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  heard = [];
  connections = [];
  ids = 0;
});
afterEach(() => vi.useRealTimers());

function aConnected(): TableSocket {
  const socket = aSocket();
  wire().open();
  wire().says({ type: "table" });
  return socket;
}

test("the first word is hello, without a beat", () => {
  aConnected();
  expect(wire().said).toEqual([{ type: "hello", since: null }]);
  expect(connections).toEqual(["connecting", "open"]);
});

test("after a lost connection it says which beat it has seen", () => {
  aConnected();
  wire().says(fresh(4, { balance: 5 }));
  wire().drops();
  vi.advanceTimersByTime(250);
  wire().open();
  expect(wire().said).toEqual([{ type: "hello", since: 4 }]);
  expect(connections).toEqual(["connecting", "open", "lost", "connecting"]);
});

test("it waits longer each time, but never longer than the longest", () => {
  aSocket();
  for (const wait of [250, 500, 1000, 2000, 4000, LONGEST_RETRY_MS, LONGEST_RETRY_MS]) {
    const before = wires.length;
    wire().drops();
    vi.advanceTimersByTime(wait - 1);
    expect(wires.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(wires.length).toBe(before + 1);
  }
});

test("beats that it has already are dropped", () => {
  aConnected();
  wire().says(fresh(4, { balance: 5 }));
  wire().says(beat(5, { balance: 9 }, { balance: 9 }));
  wire().says(beat(5, { balance: 9 }, { balance: 9 }));
  wire().says(beat(4, { balance: 5 }, { balance: 5 }));
  expect(heard.map(({ type }) => type)).toEqual(["table", "fresh", "beat"]);
});

test("a gap makes it ask for everything anew, once", () => {
  aConnected();
  wire().says(fresh(4, { balance: 5 }));
  wire().says(beat(6, { balance: 9 }, { balance: 9 }));
  wire().says(beat(7, { balance: 8 }, { balance: 8 }));
  expect(wire().said.slice(1)).toEqual([{ type: "hello", since: null }]);
  wire().says(fresh(7, { balance: 8 }));
  wire().says(beat(8, { balance: 3 }, { balance: 3 }));
  expect(heard.map(({ type }) => type)).toEqual(["table", "fresh", "fresh", "beat"]);
});

test("a view that differs from the server's makes it ask for everything anew", () => {
  aConnected();
  wire().says(fresh(4, { balance: 5, pot: 1 }));
  wire().says(beat(5, { balance: 9 }, { balance: 9, pot: 2 }));
  expect(heard.at(-1)?.type).toBe("fresh");
  expect(wire().said.at(-1)).toEqual({ type: "hello", since: null });
});

test("an action that nobody acknowledged is sent again under the same id", () => {
  const socket = aConnected();
  const id = socket.act(7, [3]);
  wire().drops();
  vi.advanceTimersByTime(250);
  wire().open();
  expect(wire().types()).toEqual(["hello"]);
  wire().says({ type: "table" });
  expect(wire().said.at(-1)).toEqual({ type: "act", id, decision: 7, codes: [3] });
});

test.each(["accepted", "refused"])("an action that was %s is not sent again", (type) => {
  const socket = aConnected();
  wire().says({ type, id: socket.act(7, [3]) });
  wire().drops();
  vi.advanceTimersByTime(250);
  wire().open();
  wire().says({ type: "table" });
  expect(wire().types()).toEqual(["hello"]);
});

test("an action while the connection is lost waits for it", () => {
  const socket = aConnected();
  wire().drops();
  socket.act(7, [3]);
  vi.advanceTimersByTime(250);
  wire().open();
  wire().says({ type: "table" });
  expect(wire().types()).toEqual(["hello", "act"]);
});

test("silence is questioned, and silence after that is a lost connection", () => {
  aConnected();
  vi.advanceTimersByTime(QUIET_MS);
  expect(wire().types()).toEqual(["hello", "ping"]);
  wire().says({ type: "pong" });
  vi.advanceTimersByTime(QUIET_MS);
  expect(wire().types()).toEqual(["hello", "ping", "ping"]);
  vi.advanceTimersByTime(ANSWER_MS);
  expect(connections.at(-1)).toBe("lost");
  expect(wire().closed).toBe(true);
});

test("waking up asks at once", () => {
  const socket = aConnected();
  socket.wake();
  expect(wire().types()).toEqual(["hello", "ping"]);
  wire().drops();
  socket.wake();
  expect(wires.length).toBe(2);
  vi.advanceTimersByTime(LONGEST_RETRY_MS - 1);
  expect(wires.length).toBe(2);
});

test("a table that is not there is not asked for again", () => {
  aSocket();
  wire().open();
  wire().says({ type: "refused", id: null, key: "table.no_such_table", rule: "", facts: {} });
  wire().drops();
  vi.advanceTimersByTime(60_000);
  expect(heard.map(({ type }) => type)).toEqual(["refused"]);
  expect(wires.length).toBe(1);
});

test("a connection that never holds is not tried ever faster", () => {
  aSocket();
  for (const wait of [250, 500, 1000]) {
    wire().open();
    wire().says({ type: "table" });
    wire().drops();
    vi.advanceTimersByTime(wait - 1);
    wire().drops();
    vi.advanceTimersByTime(1);
  }
  expect(wires.length).toBe(4);
});

test("a closed socket stays closed", () => {
  const socket = aConnected();
  socket.close();
  wire().drops();
  socket.wake();
  vi.advanceTimersByTime(60_000);
  expect(wires.length).toBe(1);
});
