/** The boards as they were at some moment of a turn: the numbers of now, with later changes undone. */

import type { Fact, SeatView } from "../../wire";
import { CONDITIONS, type Markers } from "./types";

/** Which counter a fact is about; a condition names its own. */
function counterOf(fact: Fact): string | null {
  switch (fact.fact) {
    case "health":
    case "energy":
      return fact.fact;
    case "max-energy":
      return "max_energy";
    case "max-health":
      return "max_health";
    case "condition":
      return String(fact["condition"]);
    default:
      return null;
  }
}

/** The counters of a seat before these facts, which are the newest ones. */
export function before(seat: SeatView, later: readonly Fact[]): Record<string, number | null> {
  const counters = { ...seat.counters };
  const known = new Set<string>();
  for (const fact of later) {
    const counter = fact["seat"] === seat.seat ? counterOf(fact) : null;
    if (counter === null || known.has(counter)) continue;
    known.add(counter);
    counters[counter] = Number(fact["from"]);
  }
  return counters;
}

/** The positions of the cardboard markers for these numbers. */
export function markers(counters: Readonly<Record<string, number | null>>): Markers {
  const health = counters["health"] ?? 0;
  return { red: [Math.floor(health / 10), health % 10], clear: counters["energy"] ?? 0, black: (counters["max_energy"] ?? 0) + 1 };
}

/** The Conditions of a seat with the rounds that each still lasts. */
export function conditionsOf(counters: Readonly<Record<string, number | null>>): { name: string; left: number }[] {
  return CONDITIONS.map((name) => ({ name, left: counters[name] ?? 0 })).filter(({ left }) => left > 0);
}

/** How much Health a Condition costs at the end of each round. */
export const WOUNDS: Readonly<Record<string, number>> = { burning: 3, bleeding: 2, poison: 1 };
