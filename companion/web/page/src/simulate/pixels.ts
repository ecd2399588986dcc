/** The LEDs of a bar in words, for screen readers. */

import type { Pixel } from "../wire";

/** How many LEDs of each colour are on, in the order in which the colours come on the bar. */
export function summed(pixels: readonly Pixel[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { colour } of pixels) if (colour !== "dark") counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts];
}
