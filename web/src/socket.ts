/**
 * One table's WebSocket, as long as the page is open. It connects again by itself, says which beat
 * it has seen, drops what it has already, notices gaps and views that differ, and sends an action
 * that nobody acknowledged again, under the same id. What comes out is in order and proven.
 */

import { viewHash } from "./crc";
import type { Act, FromClient, FromServer } from "./protocol";

export type Connection = "connecting" | "open" | "lost";

export interface Listener {
  message(message: FromServer): void;
  connection(state: Connection): void;
}

/** The part of a WebSocket that is used here; tests bring their own. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(data: string): void;
  close(): void;
}

export interface Surroundings {
  open(url: string): Wire;
  random(): number; // 0 to 1
  id(): string;
}

export const FIRST_RETRY_MS = 250;
export const LONGEST_RETRY_MS = 8_000;
export const STEADY_MS = 5_000; // a connection that holds so long is a good one
export const NO_SUCH_TABLE = "table.no_such_table";
export const QUIET_MS = 10_000; // after so long without a word, ask whether anybody is there
export const ANSWER_MS = 4_000; // and wait so long for the answer

const BROWSER: Surroundings = {
  open: (url) => new WebSocket(url) as unknown as Wire,
  random: Math.random,
  id: () => newId(),
};

type Timer = ReturnType<typeof setTimeout>;

export class TableSocket {
  private wire: Wire | null = null;
  private retries = 0;
  private retryTimer: Timer | undefined;
  private quietTimer: Timer | undefined;
  private steadyTimer: Timer | undefined;
  private closed = false;

  private beat: number | null = null; // the last beat seen
  private view: Record<string, unknown> | null = null; // as of that beat
  private caughtUp = false; // the server has spoken on this connection
  private asked = false; // for everything anew; until it comes, nothing else is believed
  private readonly unacknowledged = new Map<string, Act>();

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly around: Surroundings = BROWSER,
  ) {
    this.connect();
  }

  /** Say something that is not worth saying twice. Lost if the connection is. */
  send(message: FromClient): void {
    this.wire?.send(JSON.stringify(message));
  }

  /** Answer a decision; sent until it is acknowledged. */
  act(decision: number, codes: number[]): string {
    const act: Act = { type: "act", id: this.around.id(), decision, codes };
    this.unacknowledged.set(act.id, act);
    if (this.caughtUp) this.send(act);
    return act.id;
  }

  /** The page came back from the background, or the network did: find out now, not later. */
  wake(): void {
    if (this.closed) return;
    if (this.wire === null) this.connect();
    else this.ask();
  }

  close(): void {
    this.closed = true;
    this.drop();
  }

  private connect(): void {
    clearTimeout(this.retryTimer);
    const wire = this.around.open(this.url);
    this.wire = wire;
    this.caughtUp = false;
    this.asked = false;
    wire.onopen = () => wire === this.wire && this.greet();
    wire.onmessage = ({ data }) => wire === this.wire && this.hear(String(data));
    wire.onclose = () => wire === this.wire && this.lose();
    this.listener.connection("connecting");
    this.expectAnswer(LONGEST_RETRY_MS);
  }

  private greet(): void {
    this.send({ type: "hello", since: this.beat });
    this.listen();
  }

  private hear(data: string): void {
    const message = JSON.parse(data) as FromServer;
    this.listen();
    if (!this.caughtUp) this.catchUp();
    if (message.type === "accepted" || message.type === "refused") {
      if (message.id) this.unacknowledged.delete(message.id);
    }
    if (message.type === "refused" && message.key === NO_SUCH_TABLE) this.close();
    if (message.type === "pong" || !this.isProven(message)) return;
    this.listener.message(message);
  }

  /** The first word on a new connection: it works, so what is owed goes out. */
  private catchUp(): void {
    this.caughtUp = true;
    this.steadyTimer = setTimeout(() => (this.retries = 0), STEADY_MS);
    this.listener.connection("open");
    for (const act of this.unacknowledged.values()) this.send(act);
  }

  /** Whether a message continues what is known; if not, ask for everything anew. */
  private isProven(message: FromServer): boolean {
    if (message.type === "fresh") {
      this.asked = false;
      this.beat = message.beat;
      this.view = { ...message.view };
      return true;
    }
    if (message.type !== "beat") return true;
    const known = this.beat ?? 0;
    if (message.beat <= known) return false;
    const follows = message.beat === known + 1;
    const view = { ...this.view, ...message.changes };
    if (!follows || viewHash(view) !== message.hash) {
      this.askAnew();
      return false;
    }
    this.beat = message.beat;
    this.view = view;
    return true;
  }

  /** Ask for everything anew. */
  askAnew(): void {
    if (this.asked) return;
    this.asked = true;
    this.send({ type: "hello", since: null });
  }

  private lose(): void {
    this.drop();
    if (this.closed) return;
    this.listener.connection("lost");
    const longest = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.retries++);
    this.retryTimer = setTimeout(() => this.connect(), longest * (0.5 + this.around.random() / 2));
  }

  private drop(): void {
    clearTimeout(this.retryTimer);
    clearTimeout(this.quietTimer);
    clearTimeout(this.steadyTimer);
    const wire = this.wire;
    this.wire = null;
    this.caughtUp = false;
    wire?.close();
  }

  /** Somebody spoke: all is well for a while. */
  private listen(): void {
    clearTimeout(this.quietTimer);
    this.quietTimer = setTimeout(() => this.ask(), QUIET_MS);
  }

  private ask(): void {
    if (this.caughtUp) this.send({ type: "ping" });
    this.expectAnswer(ANSWER_MS);
  }

  private expectAnswer(ms: number): void {
    clearTimeout(this.quietTimer);
    this.quietTimer = setTimeout(() => this.lose(), ms);
  }
}

/** An id that no other action has. `crypto.randomUUID` wants https, this does not. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
