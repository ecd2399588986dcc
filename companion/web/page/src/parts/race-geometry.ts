/** The position of each press on the strip of a race, to scale, and the width of its error bar. */

export interface Press {
  seat: number;
  /** Milliseconds after the last card; null if it is not known when that was laid. */
  reaction_ms: number | null;
  behind_ms: number;
  /** The error in ms; null if nobody knows it. */
  err_ms: number | null;
}

export interface Bead {
  seat: number;
  /** Middle, left end and width of the error bar, in units of the strip. */
  x: number;
  left: number;
  width: number;
  /** How far the seat's mark is raised, so that neighbouring marks do not cover each other. */
  row: number;
  label: string;
  /** The middle of the label; null where it would overlap the one before it. */
  labelX: number | null;
}

const WIDTH = 500;
const MARGIN = 65;
/** Where the time line begins and ends; no error bar goes beyond. */
const EDGE = 20;
const MARK = 38;
const UNIT = "\u00a0ms";
const LETTER = 16;
/** A shorter race than this is not stretched over the whole strip: 5 ms must look like 5 ms. */
const LEAST_SPAN = 40;
/** A race below one millisecond is seen as through a magnifying glass, so that names and bars are apart. */
const CLOSE = 1;
const MAGNIFIED = 3.4;

/** Presses in order of time; the first is on the left, the scale is the same for all, and every bar ends on the strip. */
export function beads(presses: readonly Press[], digits: (ms: number) => string = String): Bead[] {
  const sorted = [...presses].sort((one, other) => one.behind_ms - other.behind_ms);
  const scale = scaleOf(sorted);
  const first = Math.max(MARGIN, EDGE + scale * Math.max(0, ...sorted.map((press) => (press.err_ms ?? 0) - press.behind_ms)));
  const placed: Bead[] = [];
  for (const [place, press] of sorted.entries()) {
    const x = first + press.behind_ms * scale;
    const half = (press.err_ms ?? 0) * scale;
    const label = named(press, place === sorted.length - 1, digits);
    placed.push({ seat: press.seat, x, left: x - half, width: 2 * half, row: rowFor(x, placed), label, labelX: null });
  }
  return labelled(placed);
}

/** Units of the strip per millisecond: as many as keep marks, names and bars on it. */
function scaleOf(sorted: readonly Press[]): number {
  const longest = Math.max(0, ...sorted.map((press) => press.behind_ms));
  const isClose = longest > 0 && longest < CLOSE;
  const span = isClose ? longest * MAGNIFIED : Math.max(LEAST_SPAN, longest);
  const least = isClose ? longest : 1;
  const before = Math.max(0, ...sorted.map((press) => (press.err_ms ?? 0) - press.behind_ms));
  const after = Math.max(0, ...sorted.map((press) => press.behind_ms + (press.err_ms ?? 0)));
  return Math.min((WIDTH - 2 * MARGIN) / span, (WIDTH - 2 * EDGE) / Math.max(least, before + after), (WIDTH - MARGIN - EDGE) / Math.max(least, after));
}

/** The lowest row in which no other mark is too near. */
function rowFor(x: number, placed: readonly Bead[]): number {
  for (let row = 0; ; row++) {
    if (placed.every((bead) => bead.row !== row || Math.abs(bead.x - x) >= MARK)) return row;
  }
}

function named(press: Press, last: boolean, digits: (ms: number) => string): string {
  const isClose = press.behind_ms > 0 && press.behind_ms < CLOSE;
  const text = press.reaction_ms === null || isClose ? `+${digits(press.behind_ms)}` : digits(press.reaction_ms);
  return last ? text + UNIT : text;
}

/** The first and the last are always labelled; those between only where there is room. */
function labelled(placed: readonly Bead[]): Bead[] {
  const last = placed.length - 1;
  const taken: { x: number; width: number }[] = [];
  const fits = (bead: Bead): boolean =>
    taken.every((other) => Math.abs(other.x - bead.x) >= (other.width + bead.label.length * LETTER) / 2 + 4);
  const names = placed.map((): number | null => null);
  for (const place of new Set([0, last, ...placed.keys()])) {
    const bead = placed[place];
    if (!bead || !fits(bead)) continue;
    names[place] = bead.x;
    taken.push({ x: bead.x, width: bead.label.length * LETTER });
  }
  // The unit is written with the last label.
  const unit = names.findLastIndex((x) => x !== null);
  return placed.map((bead, place) => ({ ...bead, label: place === unit && place !== last ? `${bead.label}${UNIT}` : bead.label, labelX: names[place] ?? null }));
}

/** Whether the error bars of two presses touch: then it is not known who was first. */
export function touching(one: Press, other: Press): boolean {
  return Math.abs(one.behind_ms - other.behind_ms) <= (one.err_ms ?? 0) + (other.err_ms ?? 0);
}
