/** What the game at the table knows of its cards. Fetched once per game; without an answer the page works without it. */

import { get } from "../api";
import { Cell } from "../cell";
import { store } from "../table";

/** Each game says which fields its cards have. */
export interface CardData {
  id?: string;
}

/** By card id. */
export const gameCards = new Cell<Readonly<Record<string, CardData>>>({});

/** The data of the cards of the game at the table, as they were when it began; by the number of that game. */
interface GameCards {
  number: number;
  cards: readonly ({ id: string } & CardData)[];
}

let known = 0;
let asking = 0;

/** Fetch once per game what its cards say; the cell tells its watchers. */
export function learnGameCards(): void {
  const number = store.state.value?.number ?? 0;
  if (number === 0 || number === known || number === asking) return;
  asking = number;
  get<GameCards>("/api/game/cards").then(({ number: told, cards }) => {
    known = told;
    gameCards.value = Object.fromEntries(cards.map((card) => [card.id, card]));
  }, () => undefined).finally(() => (asking = 0));
}
