/** The words above your hand: what just happened and why, and the one thing to do next. */

import type { BambamChoice, BambamEvent, BambamLastPlay } from "../../protocol";
import { say, tell } from "../../words";
import { faceOf, nameOf } from "./face";
import { place, type Scene } from "./scene";

export interface Hint {
  text: string;
  rules: readonly string[];
}

export interface Onlooker {
  names: readonly string[];
  you: number | null;
  guided: boolean; // the first match: explain everything
  advanced: boolean; // characters have abilities
}

const NOTHING: Hint = { text: "", rules: [] };

export function telling(event: BambamEvent, who: Onlooker): string {
  return tell(event, who.names, who.you);
}

/** What just happened; for newcomers with the reason, the first times. */
export function news(event: BambamEvent, who: Onlooker): Hint {
  const text = telling(event, who);
  if (!who.guided) return { text, rules: event.rules };
  const more = {
    "bambam.ticked": "page-bambam-guide_ticked",
    "bambam.danger": "page-bambam-guide_danger",
    "bambam.played": "page-bambam-guide_window",
  }[event.type as string];
  return { text: more ? `${text} ${say(more)}` : text, rules: event.rules };
}

export function nameSeat(seat: number | null | undefined, who: Onlooker): string {
  if (seat === null || seat === undefined) return "none";
  return seat === who.you ? say("page-you") : (who.names[seat] ?? "?");
}

/** What to do now. */
export function advice(scene: Scene, who: Onlooker): Hint {
  const { phase, turn } = scene;
  const mine = turn !== null && turn === who.you;
  const name = nameSeat(turn, who);
  switch (phase) {
    case "starting":
      return { text: say("page-bambam-chance"), rules: [] };
    case "over":
      return NOTHING;
    case "window":
    case "rescue":
      return asking(scene, who);
    case "keeping": {
      const open = scene.choices.length > 0;
      return { text: say(open ? "page-bambam-keeping" : "page-bambam-kept"), rules: ["BAM-85"] };
    }
    case "turn":
      if (mine && scene.choices.length) return yourTurn(scene, who);
      if (mine) return { text: say("page-bambam-chance"), rules: [] };
      if (scene.active === null) return { text: say("page-bambam-their_turn", { name }), rules: [] };
      return {
        text: say("page-bambam-their_danger", { name, bomb: say(`page-bambam-${scene.active}`) }),
        rules: ["BAM-45"],
      };
    case "picking":
      if (!mine) return { text: say("page-bambam-their_pick", { name }), rules: [] };
      return { text: say(who.advanced ? "page-bambam-pick_ability" : "page-bambam-no_ability"), rules: ["BAM-30"] };
    case "pairing":
    case "paying":
      if (mine) return { text: say(`page-bambam-${phase}`), rules: [phase === "pairing" ? "BAM-20" : "BAM-79"] };
      return { text: say("page-bambam-their_turn", { name }), rules: [] };
    default: {
      if (mine) return { text: say(`page-bambam-ask_${phase}`), rules: [] };
      if (!scene.last) return { text: say("page-bambam-their_turn", { name }), rules: [] };
      return { text: say("page-bambam-their_choice", { name, card: nameOf(scene.last.card) }), rules: [] };
    }
  }
}

function yourTurn(scene: Scene, who: Onlooker): Hint {
  const { choices, active } = scene;
  if (active === null) {
    if (choices.some(({ text }) => faceOf(text).kind === "bomb"))
      return { text: say("page-bambam-your_turn"), rules: ["BAM-40"] };
    const redraws = choices.some(({ text }) => text === "redraw");
    return redraws
      ? { text: say("page-bambam-no_bomb_card"), rules: ["BAM-41"] }
      : { text: say("page-bambam-nothing_left"), rules: ["BAM-A15"] };
  }
  const { critical } = scene;
  const bomb = say(`page-bambam-${active}`);
  const deflect = choices.filter((choice) => isBomb(choice) && choice.lands !== who.you).length;
  const help = [...new Set(choices.map(({ text }) => helper(text)).filter((text) => text !== ""))];
  if (!deflect && !help.length)
    return { text: say("page-bambam-doomed", { bomb, critical }), rules: [critical ? "BAM-62" : "BAM-50"] };
  return {
    text: say("page-bambam-danger", { bomb, critical, deflect, help: help.length ? help.join(", ") : "none" }),
    rules: [critical ? "BAM-63" : "BAM-47"],
  };
}

const isBomb = (choice: BambamChoice) => faceOf(choice.text).kind === "bomb";

/** What else may help in danger, by its name; nothing for what does not. */
function helper(text: string): string {
  if (isSpecial(text)) return ["blast", "done", "redraw"].includes(text) ? "" : say(`page-bambam-move_${text}`);
  const { kind } = faceOf(text);
  return kind === "bomb" ? "" : say(`page-bambam-action_${kind}`);
}

export const SPECIALS = ["blast", "pair", "hideout", "cindy", "redraw", "done"];

export function isSpecial(text: string): boolean {
  return SPECIALS.includes(text);
}

/** What a card that may still be cancelled would do. */
export function effect(last: BambamLastPlay, who: Onlooker): string {
  const { bomb, other, target, dial, lands } = last;
  if (bomb && other)
    return say("page-bambam-swaps", { one: say(`page-bambam-${bomb}`), other: say(`page-bambam-${other}`) });
  if (bomb)
    return say("page-bambam-lands", {
      bomb: say(`page-bambam-${bomb}`),
      dial: dial ?? "",
      lands: nameSeat(lands, who),
    });
  if (typeof target === "number") return say("page-bambam-robs", { name: nameSeat(target, who) });
  return "none";
}

function asking(scene: Scene, who: Onlooker): Hint {
  const { last, phase, you } = { ...scene, you: who.you };
  if (!last) return NOTHING;
  const asked = you !== null && scene.asked.includes(you);
  if (phase === "rescue") return { text: say("page-bambam-rescue"), rules: ["BAM-86", "BAM-91"] };
  if (!asked) return { text: say("page-bambam-window_wait"), rules: ["BAM-A57"] };
  if (scene.answered) return { text: say("page-bambam-window_passed"), rules: ["BAM-A57"] };
  const top = last.top ?? last.seat;
  if ((last.sabotages ?? 0) > 0)
    return {
      text: say("page-bambam-window_sabotage", { who: nameSeat(top, who), card: nameOf(last.card) }),
      rules: ["BAM-A58"],
    };
  return {
    text: say("page-bambam-window", {
      who: nameSeat(last.seat, who),
      you: "other",
      card: nameOf(last.card),
      effect: effect(last, who),
    }),
    rules: ["BAM-71"],
  };
}

/** Why a card of your hand cannot be played now: a refusal's sentence, from what the view says. */
export function whyNot(card: string, scene: Scene, who: Onlooker): Hint {
  const { phase, turn, active, critical, living } = scene;
  if (who.you !== null && !living.includes(who.you)) return refusal("bambam.you_are_out", "BAM-56");
  if (phase === "over") return refusal("bambam.match_is_over", "BAM-61");
  if (phase === "starting" || phase === "picking") return refusal("bambam.chance_first", "BAM-37");
  if (phase === "window" || phase === "rescue") {
    if (who.you !== null && scene.asked.includes(who.you) && !scene.answered)
      return refusal("bambam.sabotage_or_pass", "BAM-A56");
    return scene.answered
      ? refusal("bambam.already_answered", "BAM-A57")
      : refusal("bambam.wait_for_the_window", "BAM-A57");
  }
  if (phase === "keeping") return refusal("bambam.already_answered", "BAM-A95");
  if (turn !== who.you) {
    const rule = active === null ? "BAM-36" : "BAM-45";
    return { text: say("page-bambam-not_yet", { name: nameSeat(turn, who) }), rules: [rule] };
  }
  if (phase === "pairing") return refusal("bambam.no_pair", "BAM-20");
  if (phase !== "turn") return { text: say("page-bambam-choose_now"), rules: [] };
  const { kind } = faceOf(card);
  if (kind === "bomb" && active !== null) {
    const facts = { card: nameOf(card), bomb: say(`page-bambam-${active}`) };
    if (critical) return refusal("bambam.critical", "BAM-62", facts);
    return refusal("bambam.wrong_colour", "BAM-47", facts);
  }
  if (kind === "steal") return refusal("bambam.nobody_to_steal_from", "BAM-A44");
  if (kind === "sabotage") return refusal("bambam.nothing_to_sabotage", "BAM-A65");
  return refusal("bambam.chance_first", "BAM-37");
}

function refusal(key: string, rule: string, facts: Record<string, unknown> = {}): Hint {
  return { text: say(key, facts), rules: [rule] };
}

/** What a card would do if it were played, in words for a button. */
export function promise(choice: BambamChoice, scene: Scene, who: Onlooker): string {
  const { phase } = scene;
  const text = phase === "keeping" ? choice.text.replace(/^keep /, "") : choice.text;
  const card = nameOf(text);
  if (phase === "keeping") return say("page-bambam-keep", { card });
  if (phase === "pairing" || phase === "paying") return say("page-bambam-give", { card });
  const { kind } = faceOf(text);
  if (kind !== "bomb") return say("page-bambam-play", { card, does: say(`page-bambam-does_${kind}`) });
  if (!choice.bomb) return say("page-bambam-throw_choose", { card });
  const facts = { card, bomb: say(`page-bambam-${choice.bomb}`), dial: choice.dial ?? scene.dials[place(choice.bomb)] };
  if (choice.lands === null || choice.lands === undefined) return say("page-bambam-throw_aim", facts);
  return say("page-bambam-throw", { ...facts, lands: nameSeat(choice.lands, who) });
}
