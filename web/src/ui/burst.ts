/** Outlines of bursts, around the middle of a picture of 480 by 260. */

export type BurstShape = "spikes" | "cloud" | "rays";

const MIDDLE = { x: 240, y: 130 };
/** Uneven, like by hand, and the same every time. */
const WOBBLE = [1, 0.86, 0.97, 0.9, 1.04, 0.84, 0.95, 0.92, 1.02, 0.88, 0.98, 0.85];

export function outline(shape: BurstShape, width: number, height: number): string {
  if (shape === "cloud") return cloud(width, height);
  const points = shape === "rays" ? 24 : 16;
  const inner = shape === "rays" ? 0.78 : 0.72;
  const path: string[] = [];
  for (let i = 0; i < points * 2; i++) {
    const reach = i % 2 ? inner : (WOBBLE[(i / 2) % WOBBLE.length] ?? 1);
    path.push(place((i / points) * Math.PI, width * reach, height * reach));
  }
  return `M${path.join("L")}Z`;
}

function cloud(width: number, height: number): string {
  const lobes = 11;
  const at = (i: number) => (i / lobes) * 2 * Math.PI;
  let path = `M${place(at(0), width * 0.84, height * 0.84)}`;
  for (let i = 0; i < lobes; i++)
    path += `A${round(width * 0.27)} ${round(height * 0.3)} 0 0 1 ${place(at(i + 1), width * 0.84, height * 0.84)}`;
  return `${path}Z`;
}

function place(angle: number, width: number, height: number): string {
  return `${round(MIDDLE.x + Math.cos(angle) * width)} ${round(MIDDLE.y + Math.sin(angle) * height)}`;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A darker tone of the same colour for its halftone. */
export function hatch(colour: string): string {
  return `color-mix(in srgb, ${colour} 78%, #1b1320)`;
}
