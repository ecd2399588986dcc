/** The request with which a game was started from here, so that exactly the same game can be started again. */

import type { NewGame } from "../api";
import type { State } from "../wire";

export interface Wanted extends NewGame {
  seed?: string;
}

/**
 * The request that starts this game again, with the same cards. The first request is used if it was for this game;
 * for a game that was started elsewhere the names are left out, because the seed decides who sits down, too.
 */
export function sameAgain(state: State, asked: Wanted | null): Wanted {
  const { view, players } = state;
  const seed = players?.seed ?? "";
  const mine = asked !== null && asked.game === view.game && asked.mode === view.mode && (!asked.seed || asked.seed === seed);
  const game = mine ? asked : { game: view.game, mode: view.mode, seats: [], demo: players !== null };
  return seed ? { ...game, seed } : game;
}

/** One name for each of `count` seats; "" for a seat without one, which every screen calls by its number. */
export function seated(names: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, place) => names[place]?.trim() ?? "");
}
