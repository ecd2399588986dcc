/** A deck that is being put together: one list of cards, or several with names. */

import type { Piles } from "./requests";

export interface Line {
  card: string;
  count: number;
}

/** The names of the piles; "" where there is only one. */
export function pileNames(piles: Piles): string[] {
  return Array.isArray(piles) ? [""] : Object.keys(piles);
}

export function cardsIn(piles: Piles, pile: string): readonly string[] {
  return Array.isArray(piles) ? piles : (piles[pile] ?? []);
}

export function size(piles: Piles): number {
  return pileNames(piles).reduce((sum, pile) => sum + cardsIn(piles, pile).length, 0);
}

/** Each card once, with its number of copies, in the order in which it first came. */
export function lines(piles: Piles, pile: string): Line[] {
  const counts = new Map<string, number>();
  for (const card of cardsIn(piles, pile)) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** The deck with `count` copies of that card; 0 takes it out. The others stay as they are. */
export function setCount(piles: Piles, pile: string, card: string, count: number): Piles {
  const others = cardsIn(piles, pile).filter((one) => one !== card);
  const there = lines(piles, pile);
  const place = there.findIndex((line) => line.card === card);
  const copies = Array.from({ length: Math.max(0, count) }, () => card);
  if (place < 0) return put(piles, pile, [...others, ...copies]);
  const before = there.slice(0, place).flatMap((line) => Array.from({ length: line.count }, () => line.card));
  const after = there.slice(place + 1).flatMap((line) => Array.from({ length: line.count }, () => line.card));
  return put(piles, pile, [...before, ...copies, ...after]);
}

export function addCard(piles: Piles, pile: string, card: string): Piles {
  return setCount(piles, pile, card, (lines(piles, pile).find((line) => line.card === card)?.count ?? 0) + 1);
}

/** Adds a pile of that name; cards in a single pile without a name go into "main". */
export function addPile(piles: Piles, name: string): Piles {
  if (Array.isArray(piles)) return piles.length === 0 ? { [name]: [] } : { main: piles, [name]: [] };
  return name in piles ? piles : { ...piles, [name]: [] };
}

function put(piles: Piles, pile: string, cards: string[]): Piles {
  return Array.isArray(piles) ? cards : { ...piles, [pile]: cards };
}
