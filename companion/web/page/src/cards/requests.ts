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
  /** Null for players. */
  tags: number | null;
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
  /** For the referee alone. */
  decks: DeckInfo[];
  tags: number | null;
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
  /** Further differences, which are not listed. */
  more: number;
}

/** The token of the table's own screen or of the referee: both may do all this. */
export function staffToken(): string {
  const atTheTable = store.welcome.value?.role === "table" ? keptToken("screen") : null;
  return atTheTable ?? keptToken("referee") ?? keptToken("screen") ?? "";
}

/** The referee is told the saved decks, too: where the PIN was entered, it is asked so first. A token may have expired. */
export async function cardsOf(game: string): Promise<CardsInfo> {
  const path = `/api/cards/${encodeURIComponent(game)}`;
  const [referee, staff] = [keptToken("referee"), staffToken()];
  const info = await get<CardsInfo>(path, referee ?? staff);
  return info.tags === null && staff !== "" && referee !== null && staff !== referee ? get<CardsInfo>(path, staff) : info;
}

type Who = "staff" | "seat" | "referee";
const TOKENS: Record<Who, () => string> = {
  staff: staffToken,
  seat: () => keptToken("seat") ?? "",
  referee: () => keptToken("referee") ?? "",
};

/** `who`: a player at a seat asks with the seat's own token; decks are the referee's. */
export const asked = <T>(path: string, body: unknown, who: Who = "staff"): Promise<T> => post<T>(path, body, TOKENS[who]());

/** Why something did not work, as a sentence. */
export function reasonOf(wrong: unknown): string {
  return wrong instanceof Declined ? sayMessage(wrong.why) : String(wrong);
}
