/** What a printed effect does, as its player enters it: operations in their order, each with whom and what it is done to. */

import type { Mode } from "./types";

export const OPS = ["draw", "discard", "steal", "capture", "destroy", "collect", "return", "place", "mode", "turn", "arcane", "top", "extra", "stop"] as const;
export type Op = (typeof OPS)[number];

/** What is asked for an operation, in this order. */
export type Part = "target" | "from" | "n" | "slots" | "cards" | "face" | "symbol";

export interface Entry {
  op: Op;
  target?: number;
  from?: string;
  n?: number;
  slots?: number[];
  cards?: string[];
  face?: "up" | "down";
  symbol?: Mode;
}

/** Where its cards may come from, the usual place first. */
export const SOURCES: Partial<Record<Op, readonly string[]>> = {
  steal: ["emberscape", "hand", "mode", "deck", "discard"],
  capture: ["emberscape", "hand", "mode", "deck", "discard"],
  destroy: ["emberscape", "hand", "mode", "deck", "discard"],
  collect: ["emberscape", "hand", "mode", "deck", "discard"],
  place: ["hand", "deck", "discard"],
  mode: ["hand", "discard"],
};

const PARTS: Record<Op, readonly Part[]> = {
  draw: ["target", "n"], discard: ["target", "n"], steal: ["target", "from"], capture: ["target", "from"], destroy: ["target", "from"], collect: ["target", "from"],
  return: ["target", "slots"], place: ["target", "from", "face"], mode: ["target", "from", "cards", "symbol"], turn: ["target", "slots", "face"],
  arcane: [], top: ["target"], extra: ["n"], stop: [],
};
const TAKING: readonly Op[] = ["steal", "capture", "destroy", "collect"];

/** What is asked for now: cards of a row are pointed at, those of an open pile are named, others are only counted. */
export function partsOf({ op, from }: Entry): Part[] {
  const how: Part | null = from === "emberscape" ? "slots" : from === "discard" ? "cards" : "n";
  if (TAKING.includes(op)) return [...PARTS[op], how];
  return op === "place" && from !== "deck" ? [...PARTS[op], "cards"] : [...PARTS[op]];
}

/** A new line, for this seat and its first opponent. */
export function begun(op: Op, me: number, others: readonly number[]): Entry {
  const own = ["draw", "collect", "return", "place", "mode", "turn", "top"].includes(op);
  const target = PARTS[op].includes("target") ? { target: own ? me : (others[0] ?? me) } : {};
  const [source] = SOURCES[op] ?? [];
  const face = PARTS[op].includes("face") ? { face: "up" as const } : {};
  const symbol = op === "mode" ? { symbol: "attack" as const } : {};
  return { op, ...target, ...(source === undefined ? {} : { from: source }), ...face, ...symbol };
}

/** As the rules take it: the seat is named, and as many cards are meant as were pointed at or named. */
export function told(entries: readonly Entry[], unknown: string): Record<string, unknown>[] {
  return entries.map((entry) => {
    const parts = partsOf(entry);
    const has = (part: Part): boolean => parts.includes(part);
    const cards = entry.cards?.length ? entry.cards : [unknown];
    const many = has("slots") ? entry.slots?.length : has("cards") && TAKING.includes(entry.op) ? cards.length : has("n") ? (entry.n ?? 1) : undefined;
    return {
      op: entry.op,
      ...(has("target") ? { who: "any", target: entry.target } : {}),
      ...(has("from") ? { from: entry.from } : {}),
      ...(many !== undefined && entry.op !== "turn" ? { n: Math.max(1, many) } : {}),
      ...(has("slots") ? { slots: entry.slots ?? [] } : {}),
      ...(has("cards") ? { cards } : {}),
      ...(has("face") ? { face: entry.face ?? "up" } : {}),
      ...(has("symbol") ? { symbol: entry.symbol } : {}),
    };
  });
}
