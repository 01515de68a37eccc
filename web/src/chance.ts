/** Fair chance, checked here: the key that was opened is the one that was promised. */

export type Verdict = "fair" | "unfair" | "unable";

/** Whether SHA-256 of the opened key is the commitment from before the first deal. */
export async function checkKey(key: string, commitment: string): Promise<Verdict> {
  // Browsers give the hash only to pages on https or localhost.
  if (!globalThis.crypto?.subtle) return "unable";
  const bytes = Uint8Array.from(key.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === commitment ? "fair" : "unfair";
}
