/** What the view of Tamer Tournament holds beside what all games have: see "State" in docs/rules/tamer.md. */

import type { SeatView } from "../../wire";
import type { CardData } from "../game-cards";
import type { Scene } from "../scene";

export const DICE = ["temp_power", "perm_power", "temp_health", "perm_health", "damage"] as const;
export type Die = (typeof DICE)[number];
/** Dice that come off when the battle ends. */
export const PASSING: readonly Die[] = ["temp_power", "temp_health", "damage"];
export const COLOURS: Readonly<Record<Die, string>> = {
  temp_power: "light-red", perm_power: "dark-red", temp_health: "light-green", perm_health: "dark-green", damage: "black",
};

/** One creature with the dice that lie on it. Power and health are the current ones, damage not taken off; null: not known. */
export type Creature = { card: string; power: number | null; health: number | null } & Record<Die, number>;

export type When = "draft" | "start" | "ko";

/** An open question; a field that does not apply is null. */
export interface Ask {
  seat: number;
  battle: number | null;
  kind: "order" | "choose" | "flip" | "resolve";
  creature: string | null;
  when: When | null;
  n: number | null;
  from: string[];
  round: number | null;
}

export type How = "fight" | "stalemate" | "limit" | "report" | "concede" | "bye";

export interface Battle {
  battle: number;
  /** The lower seat first; 0 is a sample team. */
  seats: [number, number];
  state: "start" | "fight" | "ask" | "report" | "done";
  clash: number;
  /** By seat, front first; without an entry for whom no cards are known. */
  lines: Record<string, string[]>;
  out: Record<string, string[]>;
  flipped: Record<string, string[]>;
  result: { winner: number | null; how: How } | null;
}

/** A finished battle of the tournament. */
export interface Past {
  round: number;
  seats: [number, number];
  winner: number | null;
  how: How;
}

export interface TamerTable {
  allowance: number;
  direction: "left" | "right" | null;
  /** Cards in each pack in hand. */
  left: number;
  /** For seat 1, 2, …: the seat to which the pack now in hand was dealt. */
  packs: number[];
  draft: "guided" | "off" | null;
  short: boolean;
  unpriced: string[];
  /** Points of each line-up; null where this viewer may not know them. */
  spent: Record<string, number | null>;
  creatures: Record<string, Record<string, Creature>>;
  asks: Ask[];
  battles: Battle[];
  history: Past[];
  /** Groups of equal standing, best first. */
  standings: number[][];
  contenders: number[];
}

export type TamerScene = Scene<TamerTable>;

/** An effect of a card: when, and what it does; without `do` nobody knows what. */
export interface Effect {
  when: When;
  do?: readonly Record<string, unknown>[];
}

/** What a pack knows of a card; what is missing is not known. */
export interface TamerCard extends CardData {
  name?: string;
  round?: number;
  points?: number;
  power?: number;
  health?: number;
  types?: readonly string[];
  elements?: readonly string[];
  copies?: number;
  effects?: readonly Effect[];
}

/** The seat number under which a sample team fights. */
export const SAMPLE = 0;
/** Rounds of a tournament; those after them are tie-breakers. */
export const ROUNDS = 3;
/** Picks in a draft. */
export const PICKS = 8;

/** The card of a creature: `gillfox#2` is a second Gillfox. */
export const cardOf = (key: string): string => key.split("#")[0] ?? key;

/** The creatures in a zone; none where this viewer sees only their number. */
export function keysOf(one: SeatView | undefined, zone: "roster" | "line" | "pick"): string[] {
  const cards = one?.zones[zone];
  return Array.isArray(cards) ? cards.map(String) : [];
}

/** What is left of its health. */
export const healthLeft = ({ health, damage }: Creature): number | null => (health === null ? null : Math.max(0, health - damage));

/** A creature as it is printed, before any die lies on it. */
export function printed(key: string, card: TamerCard | undefined): Creature {
  return {
    card: cardOf(key), power: card?.power ?? null, health: card?.health ?? null,
    temp_power: 0, perm_power: 0, temp_health: 0, perm_health: 0, damage: 0,
  };
}

export const record = ({ counters }: SeatView): [number, number, number] => [counters["wins"] ?? 0, counters["draws"] ?? 0, counters["losses"] ?? 0];
