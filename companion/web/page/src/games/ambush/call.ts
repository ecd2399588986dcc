/** A call as the page tells it: the race with its errors, who was which, and what people said and rolled since. */

import type { Press } from "../../parts/race-geometry";
import type { Fact } from "../../wire";
import { factsSince } from "../scene";
import type { AmbushScene } from "./types";

/** The presses by moment. How wrong each may be is told once, in a fact; who came later does not know it. */
export function presses({ view, facts }: AmbushScene): Press[] {
  const told = factsSince(facts, "ambush").filter((fact) => fact.fact === "press");
  return (view.table.window?.presses ?? []).map((press) => ({ ...press, err_ms: errOf(told, press.seat) }));
}

function errOf(told: readonly Fact[], seat: number): number | null {
  const err = told.find((fact) => fact["seat"] === seat)?.["err_ms"];
  return typeof err === "number" ? err : null;
}

/** Called by voice: there is a call, it is settled who called, and nobody pressed. */
export function byVoice({ view }: AmbushScene): boolean {
  const window = view.table.window;
  return window !== null && !window.open && window.presses.length === 0;
}

/** What each seat (0: the cards left lying) has declared since the call. */
export function declared(facts: readonly Fact[]): Map<number, number> {
  const told = factsSince(facts, "ambush").filter((fact) => fact.fact === "declared");
  return new Map(told.map((fact) => [Number(fact["seat"]), Number(fact["ambush"])]));
}

/** What was rolled since the call, or since those tied had to roll again. */
export function rolls(facts: readonly Fact[]): Map<number, number> {
  const sinceCall = factsSince(facts, "ambush");
  const told = factsSince(sinceCall, "reroll").filter((fact) => fact.fact === "rolled");
  return new Map(told.map((fact) => [Number(fact["seat"]), Number(fact["roll"])]));
}

/** The top of the dials: as the game was set up, else the highest that was ever seen. */
export function dialTop({ view, facts, options }: AmbushScene): number {
  const set = options["dial_max"] ?? options["castle"];
  if (typeof set === "number") return set;
  const told = facts.filter((fact) => fact.fact === "castle").flatMap((fact) => [Number(fact["from"]), Number(fact["to"])]);
  const now = view.seats.map((seat) => seat.counters["castle"] ?? 0);
  return Math.max(...told, ...now, told.length === 0 && view.round > 1 ? 20 : 1);
}

/** All that was lying when it was called: what still lies and what is in the piles. */
export function lain({ view }: AmbushScene): number {
  return view.seats.reduce((sum, seat) => sum + Number(seat.zones["captured"] ?? 0), view.table.battlefield);
}
