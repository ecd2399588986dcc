/** The end of the game in numbers: in which order the totals are turned up, and how the collections grew. */

import { sizeOf } from "../../view";
import type { Fact } from "../../wire";
import type { AmbyriaScene } from "./types";

/** From the smallest total to the largest, equal ones together: the turn at which each seat's total is shown, from 0. */
export function turnedUp(scores: Readonly<Record<string, number>>): Map<number, number> {
  const totals = [...new Set(Object.values(scores))].sort((one, other) => one - other);
  return new Map(Object.entries(scores).map(([seat, total]) => [Number(seat), totals.indexOf(total)]));
}

export interface Point {
  /** Turns of the game, counted from 1; 0 is before the first. */
  turn: number;
  round: number;
  cards: number;
  /** The collection earned an arcane card. */
  arcane: boolean;
}

export interface Growth {
  /** What lay there before the first of them: more than nothing only in a game so long that its beginning is not told any more, or after a correction. */
  from: number;
  points: Point[];
}

/** How the collection pile of a seat grew, from what everybody saw. */
export function growth(scene: AmbyriaScene, seat: number): Growth {
  const points: Point[] = [];
  let [turn, round] = [0, 0];
  for (const fact of scene.facts) {
    if (fact.fact === "turn") [turn, round] = [turn + 1, Number(fact["round"])];
    const more = added(fact, seat);
    if (more > 0) points.push({ turn, round, cards: (points.at(-1)?.cards ?? 0) + more, arcane: false });
    const last = points.at(-1);
    if (fact.fact === "arcane" && fact["seat"] === seat && last?.turn === turn) last.arcane = true;
  }
  return raised(points, sizeOf(scene.view.seats.find((one) => one.seat === seat)?.zones["collection"]));
}

/** Cards that come into the collection of a seat by this. */
function added(fact: Fact, seat: number): number {
  if (fact["seat"] !== seat) return 0;
  if (fact.fact === "collected") return Number(fact["n"]);
  const there = fact.fact === "moved" && (fact["op"] === "collect" || fact["to"] === "collection");
  return there ? Number(fact["n"]) : 0;
}

/** The last point is what lies there now: what no fact tells lay there from the beginning. */
function raised(points: readonly Point[], now: number): Growth {
  const from = Math.max(0, now - (points.at(-1)?.cards ?? 0));
  return { from, points: points.map((point) => ({ ...point, cards: point.cards + from })) };
}

export interface LastArcane {
  seat: number;
  phase: string;
  round: number;
}

/** Who played the last arcane card, and when; null as long as nobody has. */
export function lastArcane(facts: readonly Fact[]): LastArcane | null {
  const end = facts.findLastIndex(({ fact }) => fact === "ending");
  const before = facts.slice(0, end);
  const [phase, turn] = ["phase", "turn"].map((name) => before.findLast(({ fact }) => fact === name));
  if (end < 0 || !phase || !turn) return null;
  return { seat: Number(facts[end]?.["seat"]), phase: String(phase["phase"]), round: Number(turn["round"]) };
}

/** The round of each turn, in their order. */
export function roundsOf(facts: readonly Fact[]): number[] {
  return facts.filter(({ fact }) => fact === "turn").map((fact) => Number(fact["round"]));
}
