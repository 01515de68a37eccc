/** The rules, opened beside a table instead of in its place. */

export const shelf = $state<{ game: string; rule: string; beside: boolean; open: boolean }>({
  game: "",
  rule: "",
  beside: false, // whether the page in front can show the rules beside itself
  open: false,
});

/** Open the rules at a rule; false if the page here cannot, and the link should be followed. */
export function openRule(game: string, rule: string): boolean {
  if (!shelf.beside) return false;
  Object.assign(shelf, { game, rule, open: true });
  return true;
}
