/** A saved game as the server sends it, and what can be computed from it for drawing. */

import { sizeOf } from "../view";
import type { Change, Fact, PressTime, SeatView, View } from "../wire";

export interface Frame {
  kind: "start" | "do" | "undo" | "redo";
  /** On the clock of the game, in seconds; null where it is not known. */
  at: number | null;
  facts: Fact[];
  view: View;
  /** Presses of a race in microseconds. */
  presses?: PressTime[];
}

/** A step as the server sends it: with a view, or with how it differs from that of the step before. */
export type ToldFrame = Omit<Frame, "view"> & { view?: View; change?: Change };
export type ToldStory = Omit<Story, "frames"> & { frames: ToldFrame[] };

export interface Story {
  number: number | null;
  started: string | null;
  game: string;
  mode: string | null;
  cards: Record<string, string>;
  /** On all pages together. */
  steps: number;
  frames: Frame[];
  /** The names of the facts about reaction times; null for a game without any. */
  reactions: ReactionFacts | null;
  /** Where the next page of a long game is; null on the last one. */
  next: string | null;
}

export interface ReactionFacts {
  /** The fact with which a race begins. */
  opened: string;
  press: string;
  /** The fact that says whether the presses of the race were good. */
  verdict: string;
  /** The fact of a press when there was nothing to react to. */
  early: string;
}

export interface Saved {
  number: number;
  started: string;
  game: string;
  mode: string | null;
  seats: string[];
  steps: number;
  over: boolean;
  playing: boolean;
  /** Their names; null while it is not over, or where nobody knows. */
  winners: string[] | null;
}

/** One number of one seat after every step; null where nobody knows it. */
export interface Series {
  seat: number;
  values: (number | null)[];
}

export interface Band {
  round: number;
  from: number;
  /** The last step of the round. */
  to: number;
}

/** Numbers of a seat: its counters, and how many cards lie in its zones. */
export function numbersOf(view: View, seat: number): Record<string, number | null> {
  const found = seatOf(view, seat);
  if (!found) return {};
  const zones = Object.entries(found.zones).map(([name, zone]) => [name, sizeOf(zone)] as const);
  return { ...found.counters, ...Object.fromEntries(zones) };
}

function seatOf(view: View, seat: number): SeatView | undefined {
  return view.seats.find((one) => one.seat === seat);
}

/** The numbers that are worth drawing: those that change during the game, in the order of the view. */
export function changing(frames: readonly Frame[]): string[] {
  const first = frames[0]?.view;
  if (!first) return [];
  const found = new Set(first.seats.flatMap(({ seat }) => changingOf(frames, seat, first)));
  return Object.keys(numbersOf(first, first.seats[0]?.seat ?? 1)).filter((name) => found.has(name));
}

/** A seat of which nothing was told is the same object as in the step before: it needs no look. */
function changingOf(frames: readonly Frame[], seat: number, first: View): string[] {
  const before = numbersOf(first, seat);
  const found = new Set<string>();
  let last = seatOf(first, seat);
  for (const { view } of frames) {
    const now = seatOf(view, seat);
    if (now === last) continue;
    last = now;
    const numbers = numbersOf(view, seat);
    for (const name of Object.keys(before)) if (numbers[name] !== before[name]) found.add(name);
  }
  return [...found];
}

export function series(frames: readonly Frame[], name: string): Series[] {
  const seats = frames[0]?.view.seats.map(({ seat }) => seat) ?? [];
  return seats.map((seat) => ({ seat, values: frames.map(({ view }) => numberOf(seatOf(view, seat), name)) }));
}

function numberOf(seat: SeatView | undefined, name: string): number | null {
  const zone = seat?.zones[name];
  return (zone === undefined ? seat?.counters[name] : sizeOf(zone)) ?? null;
}

/** The rounds of a game: runs of steps with the same round number. */
export function bands(frames: readonly Frame[]): Band[] {
  const found: Band[] = [];
  for (const [step, { view }] of frames.entries()) {
    const last = found.at(-1);
    if (last && last.round === view.round) last.to = step;
    else found.push({ round: view.round, from: step, to: step });
  }
  return found;
}

/** The steps at which a step was taken back or brought back. */
export function turnings(frames: readonly Frame[]): { step: number; kind: "undo" | "redo" }[] {
  return frames.flatMap(({ kind }, step) => (kind === "undo" || kind === "redo" ? [{ step, kind }] : []));
}

/** The steps that still stand at the end: what was taken back and not brought back is not among them. */
export function notTakenBack(frames: readonly Frame[]): Frame[] {
  const done: Frame[] = [];
  let undone: Frame[] = [];
  for (const frame of frames) {
    if (frame.kind === "undo") undone = [...done.splice(-1), ...undone];
    else if (frame.kind === "redo") done.push(...undone.splice(0, 1));
    else if (frame.kind === "do") {
      undone = [];
      done.push(frame);
    }
  }
  return done;
}

/** Minutes from the first to the last step whose time is known. */
export function minutes(frames: readonly Frame[]): number | null {
  const moments = frames.map(({ at }) => at).filter((at) => at !== null);
  const [first, last] = [moments[0], moments.at(-1)];
  return first === undefined || last === undefined ? null : Math.max(0, Math.round((last - first) / 60));
}

/** The time of day of a step, from the time `started` at which the game began and the game's own clock. */
export function timeOf(story: Story, step: number): Date | null {
  const first = story.frames.find(({ at }) => at !== null)?.at;
  let last = step;
  while (last > 0 && story.frames[last]?.at === null) last--;
  const at = story.frames[last]?.at;
  if (story.started === null || first === undefined || first === null || at === undefined || at === null) return null;
  return new Date(Date.parse(story.started) + (at - first) * 1000);
}
