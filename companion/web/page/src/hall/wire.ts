/** All messages of a hall's socket and the answers of its HTTP interface, as companion/hall_web/shapes.py. */

import type { Change, Message } from "../wire";

export type Phase = "setting-up" | "checking-in" | "playing" | "between" | "over";
export type Presence = "ready" | "away" | "silent" | "unknown";
export type Format = "swiss" | "round-robin" | "elimination" | "free";

export interface Player { number: number; name: string; here: boolean; since: number; table: string | null }
export interface Match {
  round: number;
  /** One alone waits this round out. */
  players: number[];
  table: string | null;
  /** Null while there is no result; all players, or nobody, for a draw. */
  winners: number[] | null;
  source: "table" | "desk" | null;
  manual: boolean;
  why: Message;
}
export interface Standing { place: number; player: number; points: number; opponents: number; wins: number; byes: number }
export interface Live {
  game: string;
  phase: string;
  round: number;
  turn: number;
  seats: { name: string; counters: Record<string, number | null> }[];
  winners: number[] | null;
}
export interface HallTable { table: string; presence: Presence; called: number | null; live: Live | null }
/** Unix seconds; `now` is the hall's clock when it was told. */
export interface RoundClock { minutes: number; started: number; now: number }

/** The hall as everybody may see it. */
export interface Hall {
  hall: string;
  game: string;
  mode: string;
  format: Format | "";
  seats: number[];
  evening: string;
  began: string;
  phase: Phase;
  round: number;
  planned: number | null;
  clock: RoundClock | null;
  minutes: number;
  players: Player[];
  matches: Match[];
  /** Who is here and cannot be in the next round. */
  sitting_out: number[];
  /** In a cup: whose place somebody has who is out by a corrected result. */
  left_out: number[];
  standings: Standing[];
  tables: HallTable[];
}

/** Something that is done at the desk: one class a verb in companion/hall/rules/actions.py. */
export type Deed = { do: string } & Record<string, unknown>;

/** What only the desk is told. */
export interface Desk {
  troubles: { at: number; table: string; message: Message }[];
  strangers: { table: string; presence: Presence; seats: number | null }[];
  alerts: { table: string; message: Message }[];
  broker: { state: string; trouble: Message | null; address: string; other_hall: boolean };
  undo: Deed | null;
  redo: Deed | null;
  /** Who takes back names it: what another desk did meanwhile is not taken back unseen. */
  step: number;
  /** Players who have checked in with a phone. */
  phones: number[];
  badges: Record<string, string>;
  tap: { badge: string; player: number | null; number: number } | null;
  code: string;
  pin: string;
  address: string;
  key: string;
  start: string;
  first_time: boolean;
  reader: boolean;
}

export type Role = "desk" | "player" | "watch";
export type Told =
  | { tell: "welcome"; role: Role; player: number | null; languages: string[] }
  | ({ tell: "hall" } & Hall)
  | { tell: "changes"; changes: Record<string, Change> }
  | ({ tell: "desk" } & Desk)
  | { tell: "pong"; now: number }
  | { tell: "goodbye"; message: Message };

/** A fact as data: `{"fact":"again","players":[1,2]}`. */
export type HallFact = { fact: string } & Record<string, unknown>;
export interface Proposed { players: number[]; table: string | null; why: Message }
export interface Proposal { round: number; matches: Proposed[]; notes: HallFact[] }
export interface KeptEvening {
  number: number; began: string; hall: string; game: string; mode: string; format: Format; players: number; rounds: number; over: boolean; open: boolean;
}
export interface Offered { games: { game: string; modes: { mode: string; seats: number[] }[] }[]; formats: Format[] }
