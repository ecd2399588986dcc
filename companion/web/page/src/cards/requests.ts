/** Requests about cards over HTTP: the types of companion/web/card_shapes.py, and the token that they need. */

import { get, post, Declined } from "../api";
import { keptToken } from "../identity";
import { store } from "../table";
import type { Message } from "../wire";
import { sayMessage } from "../words/say";

export type Piles = string[] | Record<string, string[]>;
export type Says = Record<string, unknown>;

export interface CardInfo {
  id: string;
  name: string;
  pack: string;
  tags: number;
  says: Says;
  /** This table keeps something of it beyond its name. */
  kept?: boolean;
}

export interface PackInfo {
  pack: string;
  title: string;
  training: boolean;
  about: string;
  cards: number;
}

export interface DeckInfo {
  name: string;
  mode: string;
  piles: Piles;
}

export interface CardsInfo {
  game: string;
  cards: CardInfo[];
  packs: PackInfo[];
  decks: DeckInfo[];
  tags: number;
  schema: Record<string, unknown>;
  unfit: Record<string, Message>;
  seats: number;
}

export interface Said {
  kind: "done" | "ask" | "no";
  message: Message;
}

export interface Registration {
  game: string;
  now: {
    done: number;
    total: number;
    next: string | null;
    copy: number;
    copies: number;
    waiting: string | null;
    taken: { uid: string; game: string | null; card: string } | null;
  };
  names: Record<string, string>;
  said: Said | null;
}

/** One thing that the game asks of a deck; `message` says why it is not so, and what to do. */
export interface Point {
  clause: string;
  asks: Message;
  message: Message | null;
}

export interface Verdict {
  cards: number;
  seats: number[];
  message: Message | null;
  clause: string | null;
  points?: Point[];
}

export interface Conflict {
  what: "tag" | "card" | "pack";
  key: string;
  ours: unknown;
  theirs: unknown;
}

export interface Imported {
  added: number;
  same: number;
  settled: Conflict[];
  undecided: Conflict[];
}

/** The token of the table's own screen or of the referee: both may do all this. */
export function staffToken(): string {
  const atTheTable = store.welcome.value?.role === "table" ? keptToken("screen") : null;
  return atTheTable ?? keptToken("referee") ?? keptToken("screen") ?? "";
}

export const cardsOf = (game: string): Promise<CardsInfo> => get<CardsInfo>(`/api/cards/${encodeURIComponent(game)}`, staffToken());
/** `who`: a player at a seat asks with the seat's own token. */
export const asked = <T>(path: string, body: unknown, who: "staff" | "seat" = "staff"): Promise<T> =>
  post<T>(path, body, who === "seat" ? (keptToken("seat") ?? "") : staffToken());

/** Why something did not work, as a sentence. */
export function reasonOf(wrong: unknown): string {
  return wrong instanceof Declined ? sayMessage(wrong.why) : String(wrong);
}
