/** The rounds of a tournament as pairs, with what came of each, and why the two of it meet. */

import { SAMPLE, type Battle, type Past, record, ROUNDS, type TamerScene } from "./types";
import type { SeatView } from "../../wire";
import { say } from "../../words/say";
import { written } from "./parts/record";

export interface Pair {
  seats: readonly [number, number];
  /** Null while they fight. */
  past: Past | null;
  /** The battle of this round. */
  battle: Battle | null;
}

export interface Round {
  round: number;
  pairs: readonly Pair[];
  /** In a tie-breaker: who has nobody to fight. */
  idle: readonly number[];
  now: boolean;
}

const lowest = ({ seats }: Pair): number => (seats[1] === SAMPLE ? Infinity : seats[0]);

/** Every round so far, the battles of each by their lowest seat, the bye last. */
export function roundsOf({ view }: TamerScene): Round[] {
  const { history, battles } = view.table;
  const now = view.phase === "battle" ? view.round : 0;
  const past = [...new Set(history.map(({ round }) => round))].filter((round) => round !== now).sort((one, other) => one - other);
  const rounds = past.map((round): Round => ({ round, pairs: history.filter((one) => one.round === round).map(fought).sort((one, other) => lowest(one) - lowest(other)), idle: [], now: false }));
  if (now === 0) return rounds;
  const pairs = battles.map((battle): Pair => ({ seats: battle.seats, battle, past: history.find((one) => one.round === now && one.seats[0] === battle.seats[0]) ?? null }));
  const fighting = battles.flatMap(({ seats }) => seats);
  const idle = view.seats.filter(({ seat, flags }) => flags.includes("bye") && !fighting.includes(seat)).map(({ seat }) => seat);
  return [...rounds, { round: now, pairs, idle, now: true }];
}

const fought = (past: Past): Pair => ({ seats: past.seats, past, battle: null });

/** The record of a seat before the battles of this round. */
export function recordBefore({ view }: TamerScene, one: SeatView): [number, number, number] {
  const [wins, draws, losses] = record(one);
  const now = view.phase === "battle" && view.round <= ROUNDS ? view.table.history.find(({ round, seats }) => round === view.round && seats.includes(one.seat)) : undefined;
  if (now === undefined) return [wins, draws, losses];
  if (now.winner === null) return [wins, Math.max(0, draws - 1), losses];
  return now.winner === one.seat ? [Math.max(0, wins - 1), draws, losses] : [wins, draws, Math.max(0, losses - 1)];
}

/** Why two seats meet in this round: the message, without its beginning, and what it needs. */
export function whyMet(scene: TamerScene, { seats }: Pair): { id: string; args: Record<string, string> } {
  const { view, options } = scene;
  if (seats[1] === SAMPLE) return { id: String(options["bye"] ?? "sample") === "sample" ? "bye-sample" : "bye", args: {} };
  if (view.mode === "duel") return { id: "duel", args: {} };
  if (view.round === 1) return { id: options["round1"] === "random" ? "rolled" : "across", args: {} };
  const [one, other] = seats.map((seat) => view.seats.find((each) => each.seat === seat)).map((each) => (each ? written(recordBefore(scene, each)) : ""));
  const again = view.table.history.some((past) => past.round < view.round && past.seats.every((seat) => seats.includes(seat))) ? "-again" : "";
  if (view.round > ROUNDS) return { id: `tied${again}`, args: {} };
  return one === other ? { id: `same${again}`, args: { record: one ?? "" } } : { id: `differ${again}`, args: { one: one ?? "", other: other ?? "" } };
}

/** What a round is called: those after the last one are tie-breakers. */
export const roundName = (round: number): string => (round > ROUNDS ? say("show-tamer-tie-breaker", { number: round - ROUNDS }) : say("page-round", { round }));
