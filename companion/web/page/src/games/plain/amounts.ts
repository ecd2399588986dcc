/** The parts of a view that can be shown as a number or a word without knowing the game. */

import { speaker } from "../../words/say";

export interface Amount {
  name: string;
  shown: string | number;
}

/** Numbers as they are, unknown ones as a dash, short lists of cards by name; the rest is left out. */
export function amounts(from: Readonly<Record<string, unknown>>): Amount[] {
  return Object.entries(from).flatMap(([name, value]): Amount[] => {
    if (typeof value === "number") return [{ name, shown: value }];
    if (value === null) return [];
    if (Array.isArray(value) && value.every((one) => typeof one === "string")) return [{ name, shown: listed(value) }];
    return [];
  });
}

function listed(cards: readonly string[]): string | number {
  return cards.length > 0 && cards.length <= 3 ? cards.map((card) => speaker.value.card(card)).join(", ") : cards.length;
}
