/** The game that was begun from here, so that the very same one can be begun again. */

import type { NewGame } from "../api";
import type { State } from "../wire";

export interface Wanted extends NewGame {
  seed?: string;
}

/**
 * What to ask for to have this game once more, card by card. What was asked for the first time counts, if it was this
 * game; of one that was begun elsewhere the names are left out, because who sits down is drawn from the seed, too.
 */
export function sameAgain(state: State, asked: Wanted | null): Wanted {
  const { view, players } = state;
  const seed = players?.seed ?? "";
  const mine = asked !== null && asked.game === view.game && asked.mode === view.mode && (!asked.seed || asked.seed === seed);
  const game = mine ? asked : { game: view.game, mode: view.mode, seats: [], demo: players !== null };
  return seed ? { ...game, seed } : game;
}

/** So many names, those that were typed first; "" for a seat without one, which every screen calls by its number. */
export function seated(names: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, place) => names[place]?.trim() ?? "");
}
