/** Where seats are around the middle: clockwise from the upper left, as people sit. Degrees from the top. */

const WIDE: Record<number, readonly number[]> = { 1: [270], 2: [270, 90], 3: [270, 60, 120], 4: [300, 60, 120, 240] };
const UPRIGHT: Record<number, readonly number[]> = { 1: [0], 2: [0, 180], 3: [0, 150, 210], 4: [330, 30, 150, 210] };

/** The direction of a seat seen from the middle. */
export function direction(seat: number, seats: number, portrait: boolean): number {
  return (portrait ? UPRIGHT : WIDE)[seats]?.[seat - 1] ?? (360 / Math.max(1, seats)) * (seat - 1);
}

/** The same direction as an angle that is reached by going on clockwise, never back. */
export function onward(from: number, to: number): number {
  return from + ((((to - from) % 360) + 360) % 360);
}

/** Seats on the right are mirrored, so that dials are outside and words inside. */
export function mirrored(seat: number, seats: number, portrait: boolean): boolean {
  const at = direction(seat, seats, portrait);
  return at > 0 && at < 180;
}
