/** The piles of a game's decks, if the game names them; otherwise people name their own. */

import type { Piles } from "./requests";
import { cardsIn, pileNames } from "./deck";

type Named = (mode: string) => readonly string[];

const told = import.meta.glob<{ pilesFor: Named }>("../games/*/decks.ts");

export async function pilesOf(game: string): Promise<Named> {
  const load = told[`../games/${game}/decks.ts`];
  return load ? (await load()).pilesFor : () => [];
}

/** The same cards in the piles of these names; without names, a deck of one pile becomes one list. */
export function arranged(piles: Piles, names: readonly string[]): Piles {
  const [first] = names;
  if (first === undefined) return !Array.isArray(piles) && pileNames(piles).length === 1 ? cardsIn(piles, pileNames(piles)[0] ?? "").slice() : piles;
  if (Array.isArray(piles)) return Object.fromEntries(names.map((name) => [name, name === first ? piles : []]));
  return Object.fromEntries([...new Set([...names, ...pileNames(piles)])].map((name) => [name, cardsIn(piles, name).slice()]));
}
