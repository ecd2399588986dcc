/** From numbers to positions in a drawing. */

export interface Scale {
  /** The position of a number. */
  at(value: number): number;
  ticks: readonly number[];
}

const STEPS = [1, 2, 5];

/** Round numbers from `least` to at least `most`, with about `about` intervals. */
export function ticks(least: number, most: number, about: number): number[] {
  const span = Math.max(1, most - least);
  const rough = span / Math.max(1, about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (STEPS.find((one) => one * power >= rough) ?? 10) * power);
  const first = Math.floor(least / step) * step;
  const count = Math.ceil((most - first) / step);
  return Array.from({ length: Math.max(1, count) + 1 }, (_, place) => first + place * step);
}

/** A scale from the first to the last tick, drawn between two positions. */
export function scale(least: number, most: number, from: number, to: number, about: number): Scale {
  const marks = ticks(least, most, about);
  const [first, last] = [marks[0] ?? 0, marks.at(-1) ?? 1];
  return { at: (value) => from + ((value - first) / (last - first)) * (to - from), ticks: marks };
}

/** A step line: level until the number changes; a gap where the number is not known. */
export function steps(values: readonly (number | null)[], x: (step: number) => number, y: (value: number) => number): string {
  let path = "";
  let before: number | null = null;
  for (const [step, value] of values.entries()) {
    if (value === null) before = null;
    else if (before === null) path += `M${round(x(step))} ${round(y(value))}`;
    else path += `H${round(x(step))}${value === before ? "" : `V${round(y(value))}`}`;
    if (value !== null) before = value;
  }
  return path;
}

/** The steps at which the number changed, and the first step. */
export function changes(values: readonly (number | null)[]): number[] {
  return values.flatMap((value, step) => (value !== null && (step === 0 || value !== values[step - 1]) ? [step] : []));
}

/** Labels at these heights, moved apart so that none covers another, in the same order. */
export function apart(heights: readonly number[], least: number, top: number, bottom: number): number[] {
  const order = heights.map((height, place) => ({ height, place })).sort((one, other) => one.height - other.height);
  const placed = heights.map(() => 0);
  let next = top;
  for (const { height, place } of order) {
    placed[place] = Math.max(height, next);
    next = (placed[place] ?? 0) + least;
  }
  // Labels that were pushed out at the bottom are moved back up.
  let most = bottom;
  for (const { place } of [...order].reverse()) {
    placed[place] = Math.min(placed[place] ?? 0, most);
    most = (placed[place] ?? 0) - least;
  }
  return placed;
}

/** The indexes of those that can be labelled without one label overlapping the one before. */
export function spaced(places: readonly number[], least: number): number[] {
  let last = -Infinity;
  return places.flatMap((place, which) => {
    if (place - last < least) return [];
    last = place;
    return [which];
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
