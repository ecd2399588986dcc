/** Reaction times of a game, from its facts: each press with its error in ms, and whether its call was good. */

import { refined } from "../press-times";
import type { Fact } from "../wire";
import { notTakenBack, type Story } from "./story";

export interface Press {
  ms: number;
  err: number;
  /** Null if the call was not decided. */
  good: boolean | null;
}

export interface Reactions {
  seat: number;
  presses: Press[];
  best: number | null;
  mean: number | null;
  falseStarts: number;
}

/** One line per seat; an empty list if nobody ever pressed. The game says which of its facts are about it. */
export function reactions({ frames, reactions: called }: Pick<Story, "frames" | "reactions">): Reactions[] {
  if (called === null) return [];
  const seats = frames[0]?.view.seats.map(({ seat }) => seat) ?? [];
  const presses = new Map<number, Press[]>(seats.map((seat) => [seat, []]));
  const early = new Map<number, number>();
  let open: Press[] = [];
  for (const fact of notTakenBack(frames).flatMap((frame) => refined(frame.facts, frame.presses))) {
    if (fact.fact === called.opened) open = [];
    else if (fact.fact === called.press) open = take(fact, presses, open);
    else if (fact.fact === called.verdict) for (const press of open) press.good = fact["good"] === true;
    else if (fact.fact === called.early) early.set(number(fact, "seat"), (early.get(number(fact, "seat")) ?? 0) + 1);
  }
  if ([...presses.values()].every((some) => some.length === 0) && early.size === 0) return [];
  return seats.map((seat) => summary(seat, presses.get(seat) ?? [], early.get(seat) ?? 0));
}

function take(fact: Fact, presses: Map<number, Press[]>, open: Press[]): Press[] {
  const ms = fact["reaction_ms"];
  if (typeof ms !== "number") return open;
  const press: Press = { ms, err: number(fact, "err_ms"), good: null };
  presses.get(number(fact, "seat"))?.push(press);
  return [...open, press];
}

/** Only good calls count for best and mean: a random press can be quick, too. */
function summary(seat: number, presses: Press[], falseStarts: number): Reactions {
  const good = presses.filter((press) => press.good).map(({ ms }) => ms);
  const mean = good.length === 0 ? null : Math.round(good.reduce((sum, ms) => sum + ms, 0) / good.length);
  return { seat, presses, best: good.length === 0 ? null : Math.min(...good), mean, falseStarts };
}

function number(fact: Fact, field: string): number {
  const value = fact[field];
  return typeof value === "number" ? value : 0;
}
