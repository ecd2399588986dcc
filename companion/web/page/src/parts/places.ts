/** Where seats are around the middle, as in round.css: clockwise from the upper left. Angles are in degrees from the top. */

import { full } from "../seats";

/** On a wide screen, up to four seats are beside the ring. From five on they are all around it: three above, three below, one at each side. */
const WIDE: Record<number, readonly number[]> = {
  1: [270],
  2: [270, 90],
  3: [270, 60, 120],
  4: [300, 60, 120, 240],
  5: [315, 0, 45, 135, 225],
  6: [315, 0, 45, 135, 180, 225],
  7: [315, 0, 45, 90, 135, 180, 225],
  8: [315, 0, 45, 90, 135, 180, 225, 270],
};
/** On an upright screen, all are above the ring or below it, in rows of two. */
const UPRIGHT: Record<number, readonly number[]> = {
  1: [0],
  2: [0, 180],
  3: [0, 150, 210],
  4: [330, 30, 150, 210],
  5: [330, 30, 150, 180, 210],
  6: [330, 30, 60, 150, 210, 300],
  7: [330, 30, 60, 120, 180, 240, 300],
  8: [330, 30, 60, 120, 150, 210, 240, 300],
};

/** The direction of a seat seen from the middle. */
export function direction(seat: number, seats: number, portrait: boolean): number {
  return (portrait ? UPRIGHT : WIDE)[seats]?.[seat - 1] ?? (360 / Math.max(1, seats)) * (seat - 1);
}

/** The same direction as an angle that is reached by turning clockwise, never back. */
export function onward(from: number, to: number): number {
  return from + ((((to - from) % 360) + 360) % 360);
}

/** Seats on the right are mirrored, so that dials are on the outside and text on the inside. */
export function mirrored(seat: number, seats: number, portrait: boolean): boolean {
  const at = direction(seat, seats, portrait);
  return at > 0 && at < 180;
}

/** On which side a seat is; some seats of a full table are neither left nor right, and their text is centred. */
export function side(seat: number, seats: number, portrait: boolean): "left" | "middle" | "right" {
  if (full(seats) && direction(seat, seats, portrait) % 180 === 0) return "middle";
  return mirrored(seat, seats, portrait) ? "right" : "left";
}
