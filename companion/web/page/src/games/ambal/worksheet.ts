/**
 * What a card without data says, as people enter it: the likely effects of each of the seven steps, and what is entered
 * in the form of the action `resolve`. Nothing here knows a rule; the table refuses what is not a valid card.
 */

import { CONDITIONS, type Condition } from "./types";

export interface Mastery {
  mastery: string;
  times?: number;
}

export interface Match {
  types?: string[];
  schools?: string[];
  sides?: string[];
}

/** Exactly one of Condition, Curse, Boon and Mastery (with its least number) is asked for. */
export interface Test {
  condition?: string;
  curse?: true;
  boon?: true;
  mastery?: string;
  min?: number;
  of?: string | number;
}

export interface Effect {
  op: string;
  to?: string | number;
  n?: number | Mastery | "all";
  rounds?: number;
  condition?: Condition;
  what?: "condition" | "curse" | "boon";
  which?: string[];
  match?: Match;
  until?: "next";
  when?: string;
  if?: Test;
  health?: number;
  energy?: number;
  text?: string;
  effects?: Effect[];
}

export type Effects = readonly Effect[];

/** The effects of a step by name, the most frequent on cards first. */
export const WORDS: Readonly<Record<number, readonly string[]>> = {
  2: ["interrupt"],
  3: ["block", "evade"],
  4: ["boon", "gain-energy", "draw", "reduce-damage", "remove-condition", "remove-curse", "cheaper", "gain-max", "max-health", "next", "skip", "resurrect", "out", "other"],
  5: ["burning", "bleeding", "poison", "curse", "lose-energy", "discard", "dearer", "lose-max", "remove-boon", "reduce-heal", "extend"],
  6: ["heal"],
  7: ["damage"],
};

/** How many effects of a step are buttons at once; the rest are behind "More effects". */
export const LIKELY: Readonly<Record<number, number>> = { 2: 1, 3: 2, 4: 4, 5: 5, 6: 1, 7: 1 };

/** The first form of an effect: values that are valid as they are. */
const BEGUN: Readonly<Record<string, Effect>> = {
  interrupt: { op: "interrupt", to: "opponent" },
  block: { op: "block" },
  evade: { op: "evade" },
  boon: { op: "boon", to: "you", rounds: 2 },
  "gain-energy": { op: "energy", to: "you", n: 1 },
  draw: { op: "draw", to: "you", n: 1 },
  "reduce-damage": { op: "reduce-damage", to: "you", n: 1 },
  "remove-condition": { op: "remove", what: "condition", to: "you", n: 1 },
  "remove-curse": { op: "remove", what: "curse", to: "you", n: 1 },
  "remove-boon": { op: "remove", what: "boon", to: "opponent", n: 1 },
  cheaper: { op: "cost", to: "you", n: -1 },
  dearer: { op: "cost", to: "opponent", n: 1 },
  "gain-max": { op: "max-energy", to: "you", n: 1 },
  "lose-max": { op: "max-energy", to: "opponent", n: -1 },
  "max-health": { op: "max-health", to: "you", n: 5 },
  next: { op: "next", to: "you", effects: [{ op: "damage", to: "opponent", n: 1 }] },
  skip: { op: "skip", to: "you" },
  resurrect: { op: "resurrect", to: "partner", health: 10, energy: 4 },
  out: { op: "out" },
  other: { op: "other", to: "you", text: "" },
  curse: { op: "curse", to: "opponent", rounds: 2 },
  "lose-energy": { op: "energy", to: "opponent", n: -1 },
  discard: { op: "discard", to: "opponent", n: 1 },
  "reduce-heal": { op: "reduce-heal", to: "opponent", n: 1 },
  extend: { op: "extend", condition: "burning", to: "opponent", n: 1 },
  heal: { op: "heal", to: "you", n: 3 },
  damage: { op: "damage", to: "opponent", n: 3 },
  ...Object.fromEntries(CONDITIONS.map((condition) => [condition, { op: "condition", condition, to: "opponent", rounds: 2 }])),
};

/** `inner`: what the next skill also does; there a removal leaves no choice. */
export function begun(word: string, inner = false): Effect {
  const effect = structuredClone(BEGUN[word] ?? { op: word });
  return inner && effect.op === "remove" ? { ...effect, n: "all" } : effect;
}

/** The name under which an effect was added. */
export function wordOf(effect: Effect): string {
  const less = isLess(effect);
  switch (effect.op) {
    case "condition":
      return effect.condition ?? "burning";
    case "remove":
      return `remove-${effect.what ?? "condition"}`;
    case "energy":
      return less ? "lose-energy" : "gain-energy";
    case "max-energy":
      return less ? "lose-max" : "gain-max";
    case "cost":
      return less ? "cheaper" : "dearer";
    default:
      return effect.op;
  }
}

/** The step of the worksheet in which an effect is listed. */
export function stepOf(effect: Effect): number {
  const word = wordOf(effect);
  return Number(Object.entries(WORDS).find(([, words]) => words.includes(word))?.[0] ?? 4);
}

/** The number of an effect without its sign; `withAmount` keeps the minus sign of a loss. */
export function amount(effect: Effect): number {
  return typeof effect.n === "object" ? Math.abs(effect.n.times ?? 1) : Math.abs(Number(effect.n ?? 1));
}

function isLess({ n }: Effect): boolean {
  return (typeof n === "object" ? (n.times ?? 1) : Number(n ?? 0)) < 0;
}

export function withAmount(effect: Effect, n: number): Effect {
  const signed = isLess(effect) ? -n : n;
  return { ...effect, n: typeof effect.n === "object" ? byMastery(effect.n.mastery, signed) : signed };
}

/** As much as the Mastery of a School, or a number again; a gain stays a gain. */
export function withMastery(effect: Effect, school: string): Effect {
  const times = typeof effect.n === "object" ? amount(effect) : 1;
  const signed = isLess(effect) ? -times : times;
  return { ...effect, n: school === "" ? signed : byMastery(school, signed) };
}

const byMastery = (mastery: string, times: number): Mastery => (times === 1 ? { mastery } : { mastery, times });

/** The effect with another value in a field; undefined removes the field. `while` affects the bearer and has neither `to` nor `if`. */
export function put(effect: Effect, changes: Partial<Record<keyof Effect, unknown>>): Effect {
  const next: Record<string, unknown> = { ...effect, ...changes };
  if (next["when"] === "while") next["to"] = next["if"] = next["until"] = undefined;
  else if (effect.when === "while" && next["to"] === undefined) next["to"] = "bearer";
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined)) as unknown as Effect;
}

export const replaced = (effects: Effects, place: number, effect: Effect): Effect[] => effects.map((one, at) => (at === place ? effect : one));
export const without = (effects: Effects, place: number): Effect[] => effects.filter((_, at) => at !== place);

/** Whether the card stays on a player: only then may its other effects start later or last for rounds. */
export const isLasting = (effects: Effects): boolean => effects.some(({ op }) => op === "boon" || op === "curse");
