/** What this table knows of the cards: School, types, cost. Asked for once; without an answer the page does without. */

import { get } from "../../api";
import type { CardsInfo, DeckInfo } from "../../cards/asking";
import { Cell } from "../../cell";
import { SCHOOLS, type School } from "./types";

export interface Skill {
  school?: School;
  types?: readonly string[];
  cost?: number;
  effects?: readonly Record<string, unknown>[];
}

export type Skills = Readonly<Record<string, Skill>>;

export const skills = new Cell<Skills>({});
export const savedDecks = new Cell<readonly DeckInfo[]>([]);
let asked = false;

/** Begin to ask, the first time; whoever watches the cells is told. */
export function learnSkills(): void {
  if (asked) return;
  asked = true;
  get<CardsInfo>("/api/cards/ambal").then(
    ({ cards, decks }) => {
      skills.value = Object.fromEntries(cards.map(({ id, says }) => [id, says as Skill]));
      savedDecks.value = decks;
    },
    () => (asked = false),
  );
}

/** Mastery is the number of cards of a School in the own Discard Pile. */
export function mastery(discard: readonly string[], known: Skills): { school: School; count: number }[] {
  const count = (school: School): number => discard.filter((card) => known[card]?.school === school).length;
  return SCHOOLS.map((school) => ({ school, count: count(school) })).filter((one) => one.count > 0);
}

export const isElite = (card: string, known: Skills): boolean => known[card]?.types?.includes("elite") ?? false;
