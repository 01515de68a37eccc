/** The words above your plan: what just happened, and the next sensible thing. */

import type { ShazammEvent } from "../../protocol";
import { say, tell } from "../../words";
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

export interface Doing {
  turned: boolean; // the dial was turned this turn
  spells: number; // how many are in the plan
  bet: number;
}

export function news(event: ShazammEvent, who: Onlooker): Hint {
  return { text: tell(event, who.names, who.you), rules: event.rules };
}

/** What to do now. */
export function advice(scene: Scene, who: Onlooker, doing: Doing): Hint {
  const { you, names } = who;
  if (scene.phase === "over") return nothing;
  if (you === null) return scene.chooser === null ? hint("page-shazamm-both_plan") : chooses(scene, who);
  const name = names[1 - you] ?? "?";
  switch (scene.phase) {
    case "arranging":
      if (scene.ready[you]) return hint("page-shazamm-wait_order", { name });
      return hint("page-shazamm-order", {}, "SHZ-37");
    case "planning":
      return scene.ready[you] ? hint("page-shazamm-wait_plan", { name }, "SHZ-A72") : plan(scene, who, doing);
    default:
      return scene.chooser === you ? question(scene, you) : chooses(scene, who);
  }
}

const nothing: Hint = { text: "", rules: [] };

function hint(key: string, facts: Record<string, unknown> = {}, ...rules: string[]): Hint {
  return { text: say(key, facts), rules };
}

function chooses({ chooser, phase }: Scene, { names }: Onlooker): Hint {
  return hint("page-shazamm-they_choose", { name: names[chooser ?? 0] ?? "?", phase });
}

function question(scene: Scene, you: number): Hint {
  const facts = { phase: scene.phase, bet: scene.bets?.[you] ?? 0, spell: scene.stolen ?? 0 };
  const rule = { cloning: "SHZ-44", stealing: "SHZ-46" }[scene.phase as string] ?? "SHZ-52";
  return hint("page-shazamm-question", facts, rule);
}

function plan(scene: Scene, { you, names, guided }: Onlooker, doing: Doing): Hint {
  const seat = you ?? 0;
  const name = names[1 - seat] ?? "?";
  const mana = scene.mana[seat] ?? 0;
  if (scene.silence && doing.spells) return hint("page-shazamm-silent", {}, "SHZ-A08");
  if (!doing.turned && !doing.spells) {
    if (guided && scene.round === 1 && scene.turn === 1)
      return hint("page-shazamm-guide_bet", { name, mana }, "SHZ-22", "SHZ-26");
    const steps = Math.abs(scene.wall - (scene.wizards[seat] ?? 0));
    if (steps <= 1) return hint("page-shazamm-near", { name }, "SHZ-15");
    return hint("page-shazamm-bet_now", { mana, name }, "SHZ-22");
  }
  if (guided && !doing.spells && scene.hand.length > 1)
    return hint("page-shazamm-guide_spells", { bet: doing.bet }, "SHZ-23");
  return hint("page-shazamm-seal_now", { bet: doing.bet, spells: doing.spells }, "SHZ-24");
}
