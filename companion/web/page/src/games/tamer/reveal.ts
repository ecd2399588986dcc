/** What was turned up last and not yet followed by another pick: the cards, and the dice that they give. */

import type { Fact } from "../../wire";
import type { Die, TamerScene } from "./types";

export interface DieTold {
  seat: number;
  creature: string;
  die: Die;
  colour: string;
  to: number;
}

export interface Revealing {
  /** By seat, the creature that it drew from its pack; empty where nobody knows which. */
  cards: ReadonlyMap<number, string>;
  dice: readonly DieTold[];
  surplus: readonly string[];
}

/** Whoever does one of these looks at what comes next, and not at the cards that were turned up. */
const ONWARD = ["chosen", "line", "ready", "paired", "battle_over"];

export function revealOf({ facts, view }: TamerScene): Revealing | null {
  const last = facts.findLastIndex(({ fact }) => fact === "revealed");
  if (last < 0 || (view.phase !== "draft" && view.phase !== "build")) return null;
  const since = facts.slice(last);
  if (since.some(({ fact }) => ONWARD.includes(fact))) return null;
  const cards = Object.entries((since[0]?.["cards"] ?? {}) as Record<string, string>);
  return {
    cards: new Map(cards.map(([seat, key]) => [Number(seat), key])),
    dice: since.filter(({ fact }) => fact === "dice").map(dieTold),
    surplus: since.filter(({ fact }) => fact === "surplus").map((fact) => String(fact["card"])),
  };
}

export function dieTold(fact: Fact): DieTold {
  return { seat: Number(fact["seat"]), creature: String(fact["creature"]), die: fact["die"] as Die, colour: String(fact["colour"]), to: Number(fact["to"]) };
}

/** The dice to lay, one seat at a time, the lowest seat first. */
export function bySeat(dice: readonly DieTold[]): { seat: number; dice: DieTold[] }[] {
  const seats = [...new Set(dice.map(({ seat }) => seat))].sort((one, other) => one - other);
  return seats.map((seat) => ({ seat, dice: dice.filter((one) => one.seat === seat) }));
}
