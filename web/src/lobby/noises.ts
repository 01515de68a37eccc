/** The four games as noises. Which of them can be played, the server says. */

import type { BurstShape } from "../ui/burst";

export interface Noise {
  name: string;
  shape: BurstShape;
  fill: string;
  back: string;
  tilt: number;
}

export const NOISES: readonly Noise[] = [
  { name: "slambo", shape: "spikes", fill: "#f0c000", back: "#c24e00", tilt: -5 },
  { name: "sbam", shape: "spikes", fill: "#ff9a5c", back: "#7a1f5c", tilt: 5 },
  { name: "bambam", shape: "cloud", fill: "#8ec9f0", back: "#0072b2", tilt: -4 },
  { name: "shazamm", shape: "rays", fill: "#b79bf0", back: "#4a2a8c", tilt: 4 },
];
