/** What the cards of the game at the table say. Fetched once per game; without an answer the page works without it. */

import { get } from "../api";
import { Cell } from "../cell";
import { store } from "../table";

export type CardsById<Card> = Readonly<Record<string, Card>>;

/** The data of the cards, as they were when the game began; by the number of that game. */
interface GameCards {
  number: number;
  cards: readonly { id: string }[];
}

const cards = new Cell<CardsById<{ id: string }>>({});
let known = 0;
let asking = 0;

/** The cell in which a game finds its own cards; it tells its watchers when they have come. */
export const gameCards = <Card>(): Cell<CardsById<Card>> => cards as unknown as Cell<CardsById<Card>>;

/** Fetch once per game what its cards say. */
export function learnCards(): void {
  const number = store.state.value?.number ?? 0;
  if (number === 0 || number === known || number === asking) return;
  asking = number;
  get<GameCards>("/api/game/cards").then(({ number: told, cards: all }) => {
    known = told;
    cards.value = Object.fromEntries(all.map((card) => [card.id, card]));
  }, () => undefined).finally(() => (asking = 0));
}
