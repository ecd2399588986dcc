/** What the view of Ambal Tournament holds beside what all games have: see "State" in docs/rules/ambal.md. */

import type { Scene } from "../scene";

export const SCHOOLS = ["fire", "water", "sword", "assassination"] as const;
export const CONDITIONS = ["burning", "bleeding", "poison"] as const;
export const TYPES = ["spell", "action", "ability", "curse", "boon", "elite"] as const;

export const SIDES = ["offensive", "defensive"] as const;

export type School = (typeof SCHOOLS)[number];
export type Condition = (typeof CONDITIONS)[number];
export type Type = (typeof TYPES)[number];

/** The positions of the cardboard markers: tens and units of Health, Energy, and the number after Max Energy. */
export interface Markers {
  red: [number, number];
  clear: number;
  black: number;
}

export interface Revealed {
  seat: number;
  card: string;
  target: number | null;
  base: number | null;
  cost: number | null;
  state: "open" | "used" | "interrupted" | "unpaid";
}

/** A Boon or Curse in force. */
export interface Duration {
  card: string;
  kind: "boon" | "curse";
  by: number;
  on: number;
  left: number;
}

export interface Lasting {
  seat: number;
  op: "cost" | "next";
  card: string;
}

export interface Draft {
  first: number | null;
  pass: number;
  picks_left: number;
  schools: Record<string, School[]>;
  /** Null is a card that nobody has named. */
  lineups: Record<string, (string | null)[]>;
  piles: Record<string, number>;
  banned: string[];
}

export interface AmbalTable {
  stage: string | null;
  boards: Record<string, Markers>;
  drawn: Record<string, number>;
  order: number[];
  revealed: Revealed[];
  durations: Duration[];
  lasting: Lasting[];
  draft: Draft | null;
}

export type AmbalScene = Scene<AmbalTable>;
