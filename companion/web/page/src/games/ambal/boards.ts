/** A player's board: the places of its markers, and the Conditions beside it. */

import { CONDITIONS, type Markers } from "./types";

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
