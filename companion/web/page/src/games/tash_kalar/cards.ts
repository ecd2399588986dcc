/** What the cards of Tash-Kalar say: formations, ranks, flare numbers, objectives. */

import type { Cell } from "../../cell";
import { gameCards } from "../game-cards";
import type { Op, Rank } from "./types";

export type Square = "red" | "green" | "colored" | "center";

/** One condition of an objective; see "Objective needs" in docs/rules/tash_kalar.md. */
export interface Need {
  need: "destroyed" | "summoned" | "hold" | "lead" | "line" | "cross" | "diagonals" | "chain" | "around" | "isolated" | "either";
  n?: number;
  upgraded?: number;
  heroic?: number;
  legendary?: number;
  on?: Square;
  on_n?: number;
  by?: number;
  between?: "sides" | "corners";
  of?: "pieces" | "upgraded" | Need[][];
}

/** One step of a printed effect. */
export interface Step {
  op: Op;
  of?: Step[][];
}

export interface Card {
  id: string;
  name: string;
  kind?: "creature" | "flare" | "task";
  deck?: "school" | "legends";
  school?: string | null;
  rank?: Rank;
  form?: string | null;
  marks?: string | null;
  effects?: Step[] | null;
  upper?: { n?: number; effects?: Step[] | null } | null;
  lower?: { n?: number; effects?: Step[] | null } | null;
  type?: string;
  advanced?: boolean;
  points?: number;
  needs?: Need[] | null;
}

export type Cards = Readonly<Record<string, Card>>;

export const tashCards = gameCards as unknown as Cell<Cards>;

/** What a card is, said or not: a creature has a formation or a rank, a flare its numbers, an objective its points. */
export function kindOf(card: Card): "creature" | "flare" | "task" | null {
  if (card.kind) return card.kind;
  if (card.form || card.rank) return "creature";
  if (card.upper || card.lower) return "flare";
  return card.points === undefined ? null : "task";
}

export const isLegend = (card: Card): boolean => card.deck === "legends" || card.rank === "legendary";

/** The cards of one kind by name. */
export function ofKind(cards: Cards, kind: "creature" | "flare" | "task"): Card[] {
  return Object.values(cards).filter((card) => kindOf(card) === kind).sort((one, other) => one.name.localeCompare(other.name));
}

/** The schools that the packs know. */
export function schoolsOf(cards: Cards): string[] {
  return [...new Set(ofKind(cards, "creature").map(({ school }) => school).filter((school): school is string => Boolean(school)))].sort();
}

/** The creatures that a player can have in hand: the own school, or all of them where no school was named, then the legends. */
export function creaturesFor(cards: Cards, school: string | null): Card[] {
  const all = ofKind(cards, "creature");
  const own = all.filter((card) => !isLegend(card) && (school === null || !card.school || card.school === school));
  return [...own.filter(({ rank }) => rank === "common"), ...own.filter(({ rank }) => rank !== "common"), ...all.filter(isLegend)];
}
