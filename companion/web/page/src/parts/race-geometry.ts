/** Where each press lies on the strip of a race, to scale, and how wide its uncertainty is. */

export interface Press {
  seat: number;
  /** After the last card; null when nobody knows when that lay. */
  reaction_ms: number | null;
  behind_ms: number;
  /** Null when this window opened after the press was told. */
  err_ms: number | null;
}

export interface Bead {
  seat: number;
  /** Middle, left end and width of the error bar, in units of the strip. */
  x: number;
  left: number;
  width: number;
  /** How far the seat's mark is lifted, so that marks side by side do not cover each other. */
  row: number;
  label: string;
  /** Where the label's middle stands; null where it would run into one before it. */
  labelX: number | null;
}

const WIDTH = 500;
const MARGIN = 60;
const MARK = 38;
const LETTER = 15;
/** A shorter race than this is not stretched over the whole strip: 5 ms shall look like 5 ms. */
const LEAST_SPAN = 40;

/** Presses by moment; the first stands left, the scale is the same for all. */
export function beads(presses: readonly Press[]): Bead[] {
  const sorted = [...presses].sort((one, other) => one.behind_ms - other.behind_ms);
  const span = Math.max(LEAST_SPAN, ...sorted.map((press) => press.behind_ms));
  const scale = (WIDTH - 2 * MARGIN) / span;
  const placed: Bead[] = [];
  for (const [place, press] of sorted.entries()) {
    const x = MARGIN + press.behind_ms * scale;
    const half = (press.err_ms ?? 0) * scale;
    const label = named(press, place === sorted.length - 1);
    placed.push({ seat: press.seat, x, left: x - half, width: 2 * half, row: rowFor(x, placed), label, labelX: null });
  }
  return labelled(placed);
}

/** The lowest row in which no mark stands too near. */
function rowFor(x: number, placed: readonly Bead[]): number {
  for (let row = 0; ; row++) {
    if (placed.every((bead) => bead.row !== row || Math.abs(bead.x - x) >= MARK)) return row;
  }
}

function named(press: Press, last: boolean): string {
  const text = press.reaction_ms === null ? `+${press.behind_ms}` : String(press.reaction_ms);
  return last ? `${text}\u00a0ms` : text;
}

/** The first and the last are always named; those between only where there is room. */
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
  return placed.map((bead, place) => ({ ...bead, labelX: names[place] ?? null }));
}

/** Whether the bars of two presses touch: then nobody can say who was first. */
export function touching(one: Press, other: Press): boolean {
  return Math.abs(one.behind_ms - other.behind_ms) <= (one.err_ms ?? 0) + (other.err_ms ?? 0);
}
