/** The boards that are drawn; a game without one can be played elsewhere, not here yet. */

import SlamboBoard from "./slambo/Board.svelte";

export const BOARDS = { slambo: SlamboBoard };

export function hasBoard(game: string): game is keyof typeof BOARDS {
  return game in BOARDS;
}
