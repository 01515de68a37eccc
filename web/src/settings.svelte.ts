/** What this browser remembers of its person. */

export type Theme = "auto" | "light" | "dark";
export type Pace = "calm" | "normal" | "fast";

interface Settings {
  theme: Theme;
  sound: boolean;
  speech: boolean; // calls are spoken aloud
  pace: Pace; // of what is acted out on the board
  name: string;
  guided: string[]; // games whose first match is behind them
}

const KEY = "fracas";
const USUAL: Settings = {
  theme: "auto",
  sound: true,
  speech: false,
  pace: "normal",
  name: "",
  guided: [],
};

export const settings = $state<Settings>({ ...USUAL, ...stored() });

export function remember(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  if (changes.theme) wearTheme();
}

export function wearTheme(): void {
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
}

export function isCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export const PACES: Record<Pace, number> = { calm: 1.8, normal: 1, fast: 0.12 };

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}
