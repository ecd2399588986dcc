/** What this game knows of its cards: School, types, cost. Fetched once per game; without an answer the page works without it. */

import { get } from "../../api";
import type { CardsInfo, DeckInfo } from "../../cards/requests";
import { Cell } from "../../cell";
import { store } from "../../table";
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

/** The data of the cards of the game at the table, as they were when it began; by the number of that game. */
interface GameCards {
  number: number;
  cards: readonly ({ id: string } & Skill)[];
}

let known = 0;
let asking = 0;

/** Fetch once per game what its cards say; the cells tell their watchers. */
export function learnSkills(): void {
  const number = store.state.value?.number ?? 0;
  if (number === 0 || number === known || number === asking) return;
  asking = number;
  get<GameCards>("/api/game/cards").then(({ number: told, cards }) => {
    known = told;
    skills.value = Object.fromEntries(cards.map((card) => [card.id, card]));
  }, () => undefined).finally(() => (asking = 0));
}

/** The saved decks may change while people choose, so they are fetched each time somebody looks. */
export function learnDecks(): void {
  get<CardsInfo>("/api/cards/ambal").then(({ decks }) => (savedDecks.value = decks), () => undefined);
}

/** Mastery is the number of cards of a School in the player's own Discard Pile. */
export function mastery(discard: readonly string[], known: Skills): { school: School; count: number }[] {
  const count = (school: School): number => discard.filter((card) => known[card]?.school === school).length;
  return SCHOOLS.map((school) => ({ school, count: count(school) })).filter((one) => one.count > 0);
}

export const isElite = (card: string, known: Skills): boolean => known[card]?.types?.includes("elite") ?? false;
