/** What the game at the table knows of its cards. Fetched once per game; without an answer the page works without it. */

import { get } from "../api";
import { Cell } from "../cell";
import { store } from "../table";
import { speaker } from "../words/say";

/** Each game says which fields its cards have. */
export interface CardData {
  id?: string;
  name?: string;
}

type Says = Readonly<Record<string, unknown>>;

/** By card id, with their names in the chosen language. */
export const gameCards = new Cell<Readonly<Record<string, CardData>>>({});
/** What the table remembers of cards beyond that, by id: no rule of this game, and proposed to whoever enters the card. */
export const keptCards = new Cell<Readonly<Record<string, Says>>>({});
/** JSON Schema of a card, for the words in which it is told; null until it is known. */
export const cardSchema = new Cell<Record<string, unknown> | null>(null);

/** The data of the cards of the game at the table, as they were when it began; by the number of that game. */
interface GameCards {
  number: number;
  cards: readonly ({ id: string } & CardData)[];
  kept?: Readonly<Record<string, Says>>;
  schema?: Record<string, unknown>;
}

let known = "";
let asking = "";
let told: GameCards["cards"] = [];

/** Fetch once per game what its cards say, and again when something is remembered; the cells tell their watchers. */
export function learnGameCards(): void {
  const { number = 0, kept = 0 } = store.state.value ?? {};
  const wanted = `${number} ${kept}`;
  if (number === 0 || wanted === known || wanted === asking) return;
  asking = wanted;
  get<GameCards>("/api/game/cards").then((answer) => {
    known = answer.number === number ? wanted : `${answer.number}`;
    told = answer.cards;
    cardSchema.value = answer.schema ?? null;
    keptCards.value = answer.kept ?? {};
    nameCards();
  }, () => undefined).finally(() => (asking = ""));
}

function nameCards(): void {
  if (told.length === 0) return;
  const named = told.map((card) => (card.name === undefined ? card : { ...card, name: speaker.value.named(card.name) }));
  gameCards.value = Object.fromEntries(named.map((card) => [card.id, card]));
}

speaker.watch(nameCards);
