/** What the server tells of Bambam Boom: generated as protocol.ts is, until the game is listed there. */

/** Chance chose who goes first. */
export interface BambamStarts {
  type: "bambam.starts";
  seat: number;
  rules: string[]; // the ids of the rules and rulings that made it so
}

/** A seat has its character. */
export interface BambamPicked {
  type: "bambam.picked";
  seat: number;
  character: string;
  rules: string[]; // the ids of the rules and rulings that made it so
}

/** A card to its owner; to all others only that a card was drawn. */
export interface BambamDrew {
  type: "bambam.drew";
  seat: number;
  card?: string | null;
  rules: string[]; // the ids of the rules and rulings that made it so
}

/** The deck was empty: the discard pile is the new one. */
export interface BambamShuffled {
  type: "bambam.shuffled";
  cards: number;
  rules: string[]; // the ids of the rules and rulings that made it so
}

/** A bomb lies in front of a seat as the match opens. */
export interface BambamPlaced {
  type: "bambam.placed";
  bomb: string;
  seat: number;
  rules: string[]; // the ids of the rules and rulings that made it so
}

/** An event is in force; it replaces `before`. */
export interface BambamRevealed {
  type: "bambam.revealed";
  event: string;
  before?: string | null;
  rules: string[]; // the ids of the rules and rulings that made it so
}

/** A turn of the normal phase. */
export interface BambamTurnStarts {
  type: "bambam.turn_starts";
  seat: number;
  rules: string[]; // the ids of the rules and rulings that made it so
}

/** A danger turn: the active bomb lies in front of this seat. */
export interface BambamDanger {
  type: "bambam.danger";
  seat: number;
  bomb: string;
  rules: string[]; // the ids of the rules and rulings that made it so
}

/** A card lies on the table, with all that its player chose; it may still be cancelled. */
export interface BambamPlayed {
  type: "bambam.played";
  seat: number;
  card: string;
  bomb?: string | null;
  other?: string | null; // the second bomb of a Hacking
  target?: number | null;
  side?: string | null;
  extra?: boolean;
  rules: string[]; // the ids of the rules and rulings that made it so
}

/** A Sabotage lies on the card, or Sabotage, that `target` played. */
export interface BambamSabotaged {
  type: "bambam.sabotaged";
  seat: number;
  card: string;
  target: number;
  late?: boolean;
  rules: string[]; // the ids of the rules and rulings that made it so
}

/** A card does nothing; if it had an effect, the board is as it was before. */
export interface BambamCancelled {
  type: "bambam.cancelled";
  seat: number;
  card: string;
  rules: string[]; // the ids of the rules and rulings that made it so
}

/** A bomb is back where it was before the cancelled card. */
export interface BambamRestored {
  type: "bambam.restored";
  bomb: string;
  seat: number;
  dial: number;
  rules: string[]; // the ids of the rules and rulings that made it so
}

/** A dial shows something else; at 10 the bomb is active. */
export interface BambamTicked {
  type: "bambam.ticked";
  bomb: string;
  dial: number;
  rules: string[]; // the ids of the rules and rulings that made it so
}

/** A bomb goes from seat to seat along `hops`; the last one is where it stays. */
export interface BambamMoved {
  type: "bambam.moved";
  bomb: string;
  start: number;
  hops: number[];
  rules: string[]; // the ids of the rules and rulings that made it so
}

/** Two dials change places; here is what they show now. */
export interface BambamSwapped {
  type: "bambam.swapped";
  bomb: string;
  other: string;
  dial: number;
  other_dial: number;
  rules: string[]; // the ids of the rules and rulings that made it so
}

/** A card changes hands; only the two see which. */
export interface BambamStole {
  type: "bambam.stole";
  seat: number;
  victim: number;
  card?: string | null;
  rules: string[]; // the ids of the rules and rulings that made it so
}

/** Cards go from a hand to the discard pile, for everybody to see. */
export interface BambamDiscarded {
  type: "bambam.discarded";
  seat: number;
  cards: string[];
  rules: string[]; // the ids of the rules and rulings that made it so
}

/** The hideout stands in front of a seat; it stood in front of `holder`, or in the middle. */
export interface BambamHideoutTaken {
  type: "bambam.hideout_taken";
  seat: number;
  holder?: number | null;
  rules: string[]; // the ids of the rules and rulings that made it so
}

/** A seat hides from the active bomb; the hideout goes back to the middle. */
export interface BambamHideoutLeft {
  type: "bambam.hideout_left";
  seat: number;
  rules: string[]; // the ids of the rules and rulings that made it so
}

/** The active bomb explodes in front of a seat, and hits `target` as well. */
export interface BambamBoom {
  type: "bambam.boom";
  seat: number;
  bomb: string;
  target?: number | null;
  rules: string[]; // the ids of the rules and rulings that made it so
}

/** One damage: a token is gone; what was under it may raise the max hand size. */
export interface BambamHurt {
  type: "bambam.hurt";
  seat: number;
  lives: number;
  max_hand: number;
  rules: string[]; // the ids of the rules and rulings that made it so
}

/** No health left: eliminated. */
export interface BambamOut {
  type: "bambam.out";
  seat: number;
  rules: string[]; // the ids of the rules and rulings that made it so
}

/** All dials are set to 9. */
export interface BambamTipped {
  type: "bambam.tipped";
  dial: number;
  rules: string[]; // the ids of the rules and rulings that made it so
}

/** There is no card to play or to draw: the turn ends. */
export interface BambamPassed {
  type: "bambam.passed";
  seat: number;
  rules: string[]; // the ids of the rules and rulings that made it so
}

/** Only one is left. */
export interface BambamWon {
  type: "bambam.won";
  seat: number;
  rules: string[]; // the ids of the rules and rulings that made it so
}

/** A legal move; where one bomb is concerned, which, what it then shows, and where it lands. */
export interface BambamChoice {
  bomb?: string | null;
  dial?: number | null;
  lands?: number | null;
  code: number;
  text: string;
}

/** The last card played, as far as its player has told what it shall do. */
export interface BambamLastPlay {
  card: string;
  seat: number;
  bomb?: string | null;
  other?: string | null; // the second bomb of a Hacking
  target?: number | null;
  side?: string | null;
  extra?: boolean;
  lands?: number | null; // where the bomb goes and what its dial shows, if nobody cancels
  dial?: number | null;
  sabotages?: number;
  top?: number | null; // who played the uppermost card
}

/** One seat's or a watcher's view of the table. Lists are by seat, or by bomb. */
export interface BambamView {
  type: "bambam";
  choices: BambamChoice[];
  phase: "starting" | "picking" | "turn" | "choosing" | "aiming" | "stretching" | "swapping" | "hiding" | "robbing" | "pairing" | "paying" | "fleeing" | "window" | "rescue" | "keeping" | "over";
  turn: number | null;
  turns: number;
  first: number | null;
  living: number[];
  characters: (string | null)[];
  lives: number[];
  hand: string[];
  known: string[][]; // by seat: cards that were stolen from the viewer
  hand_sizes: number[];
  max_hands: number[];
  deck: number;
  discards: string[];
  dials: number[];
  holders: (number | null)[];
  active: string | null;
  critical: boolean;
  thrower: number | null;
  hideout: number | null;
  event: string | null;
  last: BambamLastPlay | null;
  asked: number[]; // whom a window asks; who has answered stays secret
  answered: boolean; // whether the viewer has
  window_ms: number;
  seat: number | null;
}

export type BambamEvent =
  | BambamStarts
  | BambamPicked
  | BambamDrew
  | BambamShuffled
  | BambamPlaced
  | BambamRevealed
  | BambamTurnStarts
  | BambamDanger
  | BambamPlayed
  | BambamSabotaged
  | BambamCancelled
  | BambamRestored
  | BambamTicked
  | BambamMoved
  | BambamSwapped
  | BambamStole
  | BambamDiscarded
  | BambamHideoutTaken
  | BambamHideoutLeft
  | BambamBoom
  | BambamHurt
  | BambamOut
  | BambamTipped
  | BambamPassed
  | BambamWon;
