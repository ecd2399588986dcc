/** Requests over HTTP. A refusal of the server comes back as a message, like one on the socket. */

import type { Message } from "./wire";

export interface TableSeat {
  seat: number;
  name: string;
  taken: boolean;
}

export interface TableInfo {
  game: string | null;
  mode: string | null;
  /** The number of the game in the log. */
  number: number | null;
  seats: TableSeat[];
  simulated: boolean;
  languages: string[];
  /** The address at which phones reach the table, as people type it. */
  address: string;
  /** Told only to the table's own screen and to the referee. */
  code: string | null;
}

export interface Joined {
  token: string;
  expires: string;
  seat: number;
}

export interface GameMode {
  name: string;
  seats: number[];
}

export interface GameOption {
  name: string;
  schema: Record<string, unknown>;
  default: unknown;
}

/** A wiring profile; the screen plays the roles for which it has no device. */
export interface ProfileInfo {
  name: string;
  seats: number;
  missing?: string[];
}

export interface GameInfo {
  name: string;
  title: string;
  modes: GameMode[];
  options: GameOption[];
  profiles: ProfileInfo[];
  /** There is a training set of invented cards. */
  training: boolean;
  /** A computer player for it exists. */
  by_itself: boolean;
  /** Something of it can be tried out at /sandbox. */
  sandbox: boolean;
}

export interface NewGame {
  game: string;
  mode: string;
  seats: string[];
  options?: Record<string, unknown>;
  profile?: string;
  training?: boolean;
  demo?: boolean;
  /** The unfinished game at the table is left for it; it stays saved. */
  leave?: boolean;
}

export interface Clause {
  clause: string;
  section: string;
  text: string;
  rulings: string[];
  /** Of its text: English where the rules of a game were not translated. */
  language: string;
}

/** The server refused, and why. */
export class Declined extends Error {
  /** `wait`: seconds after which the table wants to be asked again; `clause`: the rule that it goes by, if there is one. */
  constructor(readonly status: number, readonly why: Message, readonly wait = 0, readonly clause: string | null = null) {
    super(why.id);
  }
}

const UNREACHABLE: Message = { id: "page-unreachable", args: {} };

/** Send a request; throws Declined if the server refuses or does not answer. */
export async function ask<T>(method: "GET" | "POST" | "DELETE", path: string, body?: unknown, token = ""): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers["authorization"] = `Bearer ${token}`;
  const request: RequestInit = { method, headers, cache: "no-store" };
  if (body !== undefined) request.body = JSON.stringify(body);
  const answer = await fetch(path, request).catch(() => null);
  if (answer === null) throw new Declined(0, UNREACHABLE);
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Declined(answer.status, messageIn(said), Number(answer.headers.get("retry-after") ?? 0), clauseIn(said));
  return said as T;
}

export const get = <T>(path: string, token = ""): Promise<T> => ask<T>("GET", path, undefined, token);
export const post = <T>(path: string, body: unknown, token = ""): Promise<T> => ask<T>("POST", path, body, token);

export const tableInfo = (token = ""): Promise<TableInfo> => get<TableInfo>("/api/table", token);
export const games = (): Promise<GameInfo[]> => get<GameInfo[]>("/api/games");
/** The catalogues of games that did not come with this page, by game. */
export const wordsFromOutside = (language: string): Promise<Record<string, string>> =>
  get<Record<string, string>>(`/api/words/${encodeURIComponent(language)}`);
export const startGame = (game: NewGame, token: string): Promise<unknown> => post("/api/game", game, token);
/** Without a seat, the next free one. */
export const join = (code: string, name: string, seat: number | null): Promise<Joined> =>
  post<Joined>("/api/join", { code, name, ...(seat === null ? {} : { seat }) });

/** A token for the table's own screen, or null for a browser on another machine, which then only watches. */
export async function screenToken(by: { pin?: string; key?: string } = {}): Promise<string | null> {
  try {
    return (await post<{ token: string }>("/api/screen", by)).token;
  } catch {
    return null;
  }
}

const clauses = new Map<string, Promise<Clause | null>>();

/** A clause in this language, or else in English; each is fetched once. */
export function clause(id: string, language: string): Promise<Clause | null> {
  const path = `/api/rules/${encodeURIComponent(id)}?language=${encodeURIComponent(language)}`;
  const known = clauses.get(path) ?? get<Clause>(path).catch(() => null);
  clauses.set(path, known);
  return known;
}

function messageIn(said: unknown): Message {
  const words = (said as { message?: Message } | null)?.message;
  return words && typeof words.id === "string" ? { id: words.id, args: words.args ?? {} } : { id: "page-turned", args: {} };
}

const clauseIn = (said: unknown): string | null => (said as { clause?: string } | null)?.clause || null;
