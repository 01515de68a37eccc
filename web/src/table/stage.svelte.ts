/**
 * The stage: what arrived at once is acted out one event after the other. The truth is ahead of it
 * in the state; a tap catches up.
 */

import { PACES, settings } from "../settings.svelte";
import { make, type Noise } from "../sound";

/** One event as a picture: the scene after it, and for how long it is looked at. */
export interface Frame<Scene, Call> {
  scene: Scene;
  ms: number;
  noise?: Noise;
  then?: Noise; // when what moved has arrived
  call?: Call; // shouted over the board
  tells?: boolean; // worth a sentence
}

/** What a game brings along to be acted out. */
export interface Play<Event, View, Scene, Call> {
  settle(view: View, before: Scene | null): Scene;
  bare(view: View): Scene;
  enact(scene: Scene, event: Event, after: View): Frame<Scene, Call>;
  before?(event: Event): void; // the scene is about to change
  told?(event: Event, frame: Frame<Scene, Call>): void;
}

export interface Act<Event, View> {
  events: readonly Event[];
  view: View;
}

const ARRIVAL_MS = 380;

export class Stage<Event, View, Scene, Call> {
  scene = $state.raw<Scene | null>(null);
  call = $state.raw<{ kind: Call; event: Event } | null>(null);
  event = $state.raw<Event | null>(null); // the last one worth a sentence
  previous = $state.raw<Scene | null>(null); // the scene before that event
  busy = $state(false);
  behind = $state(0); // how many events are still to be acted out

  private readonly queue: Act<Event, View>[] = [];
  private hurry = false;
  private wakeUp: (() => void) | null = null;
  private era = 0;

  constructor(private readonly play: Play<Event, View, Scene, Call>) {}

  /** Everything is different: show it, act out nothing. */
  reset(view: View): void {
    this.era++;
    this.queue.length = 0;
    this.wakeUp?.();
    this.call = null;
    this.event = null;
    this.busy = false;
    this.behind = 0;
    this.scene = this.play.settle(view, null);
  }

  /** Acts still to come; the first one of a match opens the curtain. */
  add(acts: readonly Act<Event, View>[]): void {
    if (!acts.length) return;
    this.queue.push(...acts);
    for (const act of acts) this.behind += act.events.length;
    if (!this.busy) void this.run();
  }

  /** On with it: as far as the next call, or past the present one. */
  skip(): void {
    this.hurry = this.call === null;
    this.wakeUp?.();
  }

  private async run(): Promise<void> {
    const era = this.era;
    this.busy = true;
    for (let act = this.queue.shift(); act; act = this.queue.shift()) {
      for (const event of act.events) {
        await this.show(event, act.view);
        if (era !== this.era) return;
      }
      this.call = null;
      this.scene = this.play.settle(act.view, this.scene);
    }
    this.hurry = false;
    this.busy = false;
  }

  private async show(event: Event, after: View): Promise<void> {
    const before = this.scene ?? this.play.bare(after);
    const frame = this.play.enact(before, event, after);
    this.behind--;
    this.play.before?.(event);
    if (frame.tells) {
      this.previous = before;
      this.event = event;
    }
    this.scene = frame.scene;
    this.call = frame.call ? { kind: frame.call, event } : null;
    if (frame.call) this.hurry = false;
    if (frame.noise && !this.hurry) make(frame.noise);
    const { then } = frame;
    if (then && !this.hurry) setTimeout(() => make(then), ARRIVAL_MS * this.pace);
    this.play.told?.(event, frame);
    if (!this.hurry) await this.wait(frame.ms * this.pace);
  }

  private get pace(): number {
    return PACES[settings.pace];
  }

  private wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.wakeUp?.(), ms);
      this.wakeUp = () => {
        clearTimeout(timer);
        this.wakeUp = null;
        resolve();
      };
    });
  }
}
