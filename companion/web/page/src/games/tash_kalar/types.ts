/** What the view of Tash-Kalar holds beside what all games have: see "State" in docs/rules/tash_kalar.md. */

import type { SeatView, View } from "../../wire";
import type { Scene } from "../scene";

export type Rank = "common" | "heroic" | "legendary";
export const RANKS: readonly Rank[] = ["common", "heroic", "legendary"];

/** A piece as it is written in the arena: its side and the first letter of its rank, `2h`. */
export type Written = string;
export type Arena = Readonly<Record<string, Written | null>>;
export interface Piece {
  side: number;
  rank: Rank;
}

export type HandDeck = "beings" | "legends" | "flares";
export const HAND_DECKS: readonly HandDeck[] = ["beings", "legends", "flares"];

export type Op = "destroy" | "move" | "place" | "upgrade" | "downgrade" | "convert" | "gain" | "extra" | "again" | "choose";

export interface Gap {
  upgraded: number;
  pieces: number;
}

export interface ThisTurn {
  destroyed: Record<string, Record<Rank, number>>;
  /** Points that the turn would score now, in each colour; null where destroying gives none. */
  pending: Record<string, number> | null;
  summoned: number;
  legends: number;
  on_red: number;
  on_green: number;
  extra: Record<HandDeck, number>;
  again: boolean;
}

export interface OpenEffect {
  card: string | null;
  part: "creature" | "upper" | "lower";
  /** What the script asks for now; null where the players enter freely what the card does. */
  step: Op | null;
  at: string | null;
}

export interface Tasks {
  current: string[];
  next: string | null;
  deck: number;
  aside: string[];
  claimed: Record<string, string[]>;
}

export interface TashTable {
  tracking: "ledger" | "board";
  first: number;
  order: number[];
  colors: Record<string, string>;
  schools: Record<string, string | null>;
  active: number | null;
  control: number | null;
  /** Null where only numbers are kept. */
  arena: Arena | null;
  gaps: Record<string, Record<string, Gap>>;
  this_turn: ThisTurn | null;
  effect: OpenEffect | null;
  tasks: Tasks | null;
  decks: Record<"legends" | "flares", { deck: number; discard: string[] }>;
  ending: { by: string; seat: number; left: number } | null;
}

export type TashScene = Scene<TashTable>;
export type TashView = View<TashTable>;

/** The answer to "where can I summon this?", which only its asker is told. */
export interface Found {
  card: string;
  at: string[];
  matches: Place[];
}

/** One way to summon: the square, how the picture is turned, and the squares that it uses and marks. */
export interface Place {
  at: string;
  as: number;
  used: string[];
  marks: string[];
}

export const tableOf = (view: View): TashTable => view.table as TashTable;

export function foundBy(one: SeatView | undefined): Found | null {
  const zone: unknown = one?.zones["found"];
  return typeof zone === "object" && zone !== null && "matches" in zone ? (zone as Found) : null;
}

export const isHighForm = ({ mode }: View): boolean => mode.startsWith("duel-ancestral");
export const isMelee = ({ mode }: View): boolean => mode === "melee-a-mort";
export const isTeams = ({ mode }: View): boolean => mode.endsWith("-teams");

/** The points that begin the end, where no option says otherwise. */
export function goalOf(view: View, options: Readonly<Record<string, unknown>>): number {
  const usual = isHighForm(view) ? 9 : isMelee(view) ? 12 : 18;
  return typeof options["goal"] === "number" ? options["goal"] : usual;
}

// Sides: what owns one colour of pieces, a seat or a team

export const sideOf = ({ seat, team }: SeatView): number => team ?? seat;

export function sideOfSeat({ seats }: View, seat: number): number {
  const one = seats.find((each) => each.seat === seat);
  return one ? sideOf(one) : seat;
}

export function sidesOf({ seats }: View): number[] {
  return [...new Set(seats.map(sideOf))].sort((one, other) => one - other);
}

export const enemiesOf = (view: View, side: number): number[] => sidesOf(view).filter((other) => other !== side);
export const seatsOfSide = ({ seats }: View, side: number): SeatView[] => seats.filter((one) => sideOf(one) === side);

/** A number that a side has: teammates show the same. */
export function ofSide(view: View, side: number, counter: string): number {
  return seatsOfSide(view, side)[0]?.counters[counter] ?? 0;
}
