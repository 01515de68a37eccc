/** The words above your hand: what just happened and why, and the one thing to do next. */

import type { SlamboEvent } from "../../protocol";
import { named, say, signed, tell } from "../../words";
import { nameOf } from "./face";
import type { Scene } from "./scene";

export interface Hint {
  text: string;
  rules: readonly string[];
}

export interface Onlooker {
  names: readonly string[];
  you: number | null;
  guided: boolean; // the first match: explain everything
}

/** What just happened. For newcomers with the sum and the reason. */
export function news(event: SlamboEvent, before: Scene | null, who: Onlooker): Hint {
  const plain = { text: tell(event, who.names, who.you), rules: event.rules };
  if (!who.guided || !before) return plain;
  switch (event.type) {
    case "slambo.played": {
      const facts = {
        ...named({ ...event }, who.names, who.you),
        card: nameOf(event.card),
        before: shown(before.balance),
        balance: shown(event.balance),
        change: event.number < 0 ? `\u2212 ${-event.number}` : `+ ${event.number}`,
        way: event.number > 0 ? "up" : event.number < 0 ? "down" : "nowhere",
      };
      return { text: say("page-slambo-guide_played", facts), rules: event.rules };
    }
    case "slambo.next_bout":
      return {
        text: say("page-slambo-guide_bout", {
          ...named({ ...event }, who.names, who.you),
          low: before.low,
          high: before.high,
        }),
        rules: event.rules,
      };
    default:
      return plain;
  }
}

/** What to do now. */
export function advice(scene: Scene, who: Onlooker): Hint {
  const { low, high, turn, choices } = scene;
  if (scene.phase === "over" || turn === null) return { text: "", rules: [] };
  if (turn !== who.you) {
    const text = say("page-slambo-their_turn", { name: who.names[turn] ?? "?" });
    return { text, rules: [] };
  }
  if (choices.length && choices.every((choice) => choice.loses))
    return { text: say("page-slambo-forced", { low, high }), rules: ["SLAM-31"] };
  return { text: say("page-slambo-your_turn", { low, high }), rules: [] };
}

/** Why the bout or the match is over, for the picture of the call. */
export function reason(event: SlamboEvent, who: Onlooker): Hint {
  if (event.type !== "slambo.slamboed") return { text: tell(event, who.names, who.you), rules: event.rules };
  const facts = {
    ...named({ ...event }, who.names, who.you),
    side: event.balance > event.high ? "above" : "below",
    balance: shown(event.balance),
  };
  return { text: say("page-slambo-why_out", facts), rules: event.rules };
}

export function shown(total: number): string {
  return total < 0 ? signed(total) : String(total);
}
