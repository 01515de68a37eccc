/** The boards that are drawn; a game without one can be played elsewhere, not here yet. */

import type { GameEvent } from "../protocol";
import BambamBoard from "./bambam/Board.svelte";
import ShazammBoard from "./shazamm/Board.svelte";
import SlamboBoard from "./slambo/Board.svelte";

export const BOARDS = { slambo: SlamboBoard, shazamm: ShazammBoard, bambam: BambamBoard };

/** What the page asks of any board. */
export interface BoardHandle {
  focusCard(digit: number): void;
  skip(): void;
}

/** The events that say why a match is over. */
export const ENDINGS: ReadonlySet<GameEvent["type"]> = new Set([
  "slambo.slamboed",
  "slambo.lost",
  "shazamm.round_over",
  "shazamm.fell",
  "bambam.boom",
  "bambam.won",
]);

export function hasBoard(game: string): game is keyof typeof BOARDS {
  return game in BOARDS;
}
