/** The speeds at which computer players play. */

export const SPEEDS: readonly number[] = [0.5, 1, 4, 16];

/** The one of the four speeds that comes closest, in proportion. */
export function nearest(speed: number): number {
  const far = (each: number): number => Math.abs(Math.log(each / speed));
  return SPEEDS.reduce((best, each) => (far(each) < far(best) ? each : best), 1);
}

/** The next faster or slower speed; at either end it stays. */
export function shifted(speed: number, by: 1 | -1): number {
  const at = SPEEDS.indexOf(nearest(speed)) + by;
  return SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at))] ?? 1;
}

export function speedText(speed: number): string {
  return speed === 0.5 ? "½×" : `${speed}×`;
}
