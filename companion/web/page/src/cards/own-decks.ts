/** Decks that a phone keeps for its owner: they stay in this browser, and nobody else is told of them (AMBAL-DECK-15). */

import { remember, remembered } from "../setting";
import type { DeckInfo } from "./requests";

const nameOf = (game: string): string => `decks.${game}`;

/** In the order of their names; an entry that is no deck is left out. */
export function ownDecks(game: string): DeckInfo[] {
  try {
    const kept: unknown = JSON.parse(remembered(nameOf(game)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isDeck) : [];
  } catch {
    return [];
  }
}

/** A deck of the same name is replaced. */
export function keepOwnDeck(game: string, deck: DeckInfo): void {
  const others = ownDecks(game).filter(({ name }) => name !== deck.name);
  remember(nameOf(game), JSON.stringify([...others, deck].sort((one, other) => one.name.localeCompare(other.name))));
}

export function forgetOwnDeck(game: string, gone: string): void {
  remember(nameOf(game), JSON.stringify(ownDecks(game).filter(({ name }) => name !== gone)));
}

function isDeck(kept: unknown): kept is DeckInfo {
  const { name, mode, piles } = (kept ?? {}) as Partial<DeckInfo>;
  return typeof name === "string" && typeof mode === "string" && isPiles(piles);
}

function isPiles(piles: unknown): boolean {
  if (Array.isArray(piles)) return piles.every((card) => typeof card === "string");
  return typeof piles === "object" && piles !== null && Object.values(piles).every((pile) => Array.isArray(pile) && isPiles(pile));
}
