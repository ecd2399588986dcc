/** The arena by keyboard: arrows go from square to square, and every gesture of a finger has a key. */

import { coordinates, squareAt } from "./squares";
import type { Gesture } from "./touches";

const STEPS: Record<string, [number, number]> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
const FURTHEST = 8;

/** Keys for what fingers do; Enter and space are a touch, as on every button. */
const GESTURES: Record<string, "double" | "long" | "two" | "off"> = { Delete: "off", Backspace: "off", "+": "double", "-": "long", "*": "two" };

/** The next square in that direction, over the gaps at the corners; null for another key. */
export function stepFrom(square: string, key: string): string | null {
  const step = STEPS[key];
  if (!step) return null;
  const [row, column] = coordinates(square);
  for (let far = 1; far <= FURTHEST; far++) {
    const next = squareAt(row + step[0] * far, column + step[1] * far);
    if (next !== null) return next;
  }
  return square;
}

export function gestureOf(square: string, key: string): Gesture | null {
  const kind = GESTURES[key];
  return kind ? { kind, square } : null;
}
