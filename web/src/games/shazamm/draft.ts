/** A plan that is not sealed yet: it stays in this browser, and nobody else hears of it. */

export interface Draft {
  moment: string; // the round and turn that it is for
  spells: number[]; // in ascending order; while arranging in the order of drawing
  bet: number;
}

const keyOf = (table: string) => `fracas.plan.${table}`;

export function kept(table: string, moment: string): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(table)) ?? "null") as Draft | null;
    return draft?.moment === moment ? draft : null;
  } catch {
    return null;
  }
}

export function keep(table: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function drop(table: string): void {
  try {
    localStorage.removeItem(keyOf(table));
  } catch {
    // There was nothing to drop.
  }
}
