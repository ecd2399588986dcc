/** What Ambal Tournament knows of its cards: School, types, cost. */

import { ownDecks } from "../../cards/own-decks";
import type { DeckInfo } from "../../cards/requests";
import { Cell } from "../../cell";
import { gameCards, learnGameCards } from "../game-cards";
import { SCHOOLS, type School } from "./types";

export interface Skill {
  school?: School;
  types?: readonly string[];
  cost?: number;
  effects?: readonly Record<string, unknown>[];
}

export type Skills = Readonly<Record<string, Skill>>;

export const skills = gameCards as Cell<Skills>;
export const learnSkills = learnGameCards;
export const savedDecks = new Cell<readonly DeckInfo[]>([]);

/** The decks that this phone keeps may change in another window, so they are read each time somebody looks. */
export function learnDecks(): void {
  savedDecks.value = ownDecks("ambal");
}

/** Mastery is the number of cards of a School in the player's own Discard Pile. */
export function mastery(discard: readonly string[], known: Skills): { school: School; count: number }[] {
  const count = (school: School): number => discard.filter((card) => known[card]?.school === school).length;
  return SCHOOLS.map((school) => ({ school, count: count(school) })).filter((one) => one.count > 0);
}

export const isElite = (card: string, known: Skills): boolean => known[card]?.types?.includes("elite") ?? false;
