/**
 * The questions of the worksheet about one effect: every field that a card can have, likely ones first. Each question
 * knows how an answer changes the effect; worksheet-row.ts draws it.
 */

import { CONDITIONS, SCHOOLS, SIDES, TYPES } from "./types";
import { amount, type Effect, type Match, put, type Test, withAmount, withMastery } from "./worksheet";

export interface Around {
  /** The seats of the table, which may be chosen where the card's words do not say who is meant. */
  seats: readonly number[];
  /** The card is a Boon or Curse, so this effect may start later or last for rounds. */
  lasting: boolean;
  /** The effect is inside another effect. */
  inner: boolean;
}

interface Asked {
  /** Its label is `phone-ambal-NAME`. */
  name: string;
  /** Shown only after "More details" is pressed. */
  more: boolean;
}
export interface One extends Asked { kind: "one"; values: readonly (string | number)[]; now: string | number; tap(value: string | number): Effect }
export interface Some extends Asked { kind: "some"; values: readonly string[]; now: readonly string[]; tap(value: string): Effect }
export interface Count extends Asked { kind: "count"; now: number; least: number; most: number; tap(value: number): Effect }
export interface Text extends Asked { kind: "text"; now: string; tap(value: string): Effect }
export type Ask = One | Some | Count | Text;

const MOST = 99;
const SINGLE = ["you", "opponent", "target", "everyone"];
const DOUBLE = ["you", "opponent", "opponents", "partner", "ally", "allies", "target", "everyone"];
const SEVERAL = ["opponents", "allies", "everyone"];
const DURATIONS = ["boon", "curse"];
const MATCHING = ["interrupt", "block", "evade", "cost", "next"];
/** For these operations, "which skills" is the first question. */
const MATCHED_FIRST = ["interrupt", "block", "evade"];
const LASTING = ["cost", "reduce-damage", "reduce-heal"];
const AT_ONCE = ["boon", "curse", "interrupt", "block", "evade", "out"];
export const NONE = "none";
export const ITSELF = "itself";

/** All questions about an effect, in the order in which they stand on the sheet. */
export function asks(effect: Effect, around: Around): Ask[] {
  return [...whom(effect, around), ...numbers(effect), ...words(effect, around), ...matching(effect), ...later(effect, around), ...testing(effect, around)];
}

function whom(effect: Effect, { seats, lasting }: Around): Ask[] {
  if (effect.to === undefined) return [];
  const likely = seats.length > 2 ? DOUBLE : SINGLE;
  const one = DURATIONS.includes(effect.op) || counted(effect);
  const fits = (word: string): boolean => !(one && SEVERAL.includes(word));
  const bearer = lasting && !DURATIONS.includes(effect.op) ? ["bearer"] : [];
  const rest = [...DOUBLE.filter((word) => !likely.includes(word) && fits(word)), ...seats];
  const ask = (values: readonly (string | number)[], more: boolean): One =>
    ({ kind: "one", name: more ? "who-else" : "who", values, now: effect.to ?? "", more, tap: (to) => put(effect, { to }) });
  return [ask([...likely.filter(fits), ...bearer], false), ask(rest, true)];
}

const counted = ({ op, n }: Effect): boolean => op === "remove" && n !== "all";

function numbers(effect: Effect): Ask[] {
  const { op, n, rounds, health, energy } = effect;
  const found: Ask[] = [];
  const count = (name: string, now: number, least: number, tap: (value: number) => Effect): void => void found.push({ kind: "count", name, now, least, most: MOST, more: false, tap });
  if (n !== undefined && n !== "all") count(typeof n === "object" ? "times" : "amount", amount(effect), typeof n === "object" ? 1 : 0, (value) => withAmount(effect, value));
  if (rounds !== undefined) count("rounds", rounds, 1, (value) => put(effect, { rounds: value }));
  if (op === "resurrect") count("back-health", health ?? 1, 1, (value) => put(effect, { health: value }));
  if (op === "resurrect") count("back-energy", energy ?? 0, 0, (value) => put(effect, { energy: value }));
  return found;
}

function words(effect: Effect, { inner }: Around): Ask[] {
  const { op, n, condition, what, which = [], text } = effect;
  const found: Ask[] = [];
  if (text !== undefined) found.push({ kind: "text", name: "text", now: text, more: false, tap: (value) => put(effect, { text: value }) });
  if (op === "extend") found.push({ kind: "one", name: "condition", values: CONDITIONS, now: condition ?? "", more: false, tap: (value) => put(effect, { condition: value }) });
  if (op === "remove" && !inner) found.push({ kind: "one", name: "how-many", values: ["number", "all"], now: n === "all" ? "all" : "number", more: false, tap: (value) => howMany(effect, value) });
  if (op === "remove" && what === "condition") found.push({ kind: "some", name: "which", values: CONDITIONS, now: which, more: true, tap: (value) => put(effect, { which: flipped(which, value, CONDITIONS) }) });
  if (n !== undefined && n !== "all") found.push({ kind: "one", name: "by-mastery", values: [NONE, ...SCHOOLS], now: typeof n === "object" ? n.mastery : NONE, more: true, tap: (value) => withMastery(effect, value === NONE ? "" : String(value)) });
  return found;
}

/** A number leaves a choice of what to remove; that choice is made for one player, at once. */
function howMany(effect: Effect, value: string | number): Effect {
  if (value === "all") return put(effect, { n: "all" });
  return put(effect, { n: 1, to: SEVERAL.includes(String(effect.to)) ? "target" : effect.to, when: undefined });
}

function matching(effect: Effect): Ask[] {
  if (!MATCHING.includes(effect.op)) return [];
  const match = effect.match ?? {};
  const ask = (key: keyof Match, values: readonly string[], more: boolean): Some =>
    ({ kind: "some", name: `match-${key}`, values, now: match[key] ?? [], more, tap: (value) => put(effect, { match: slim({ ...match, [key]: flipped(match[key] ?? [], value, values) }) }) });
  return [ask("types", TYPES, !MATCHED_FIRST.includes(effect.op)), ask("schools", SCHOOLS, true), ask("sides", SIDES, true)];
}

/** When it starts, and how long it lasts. */
function later(effect: Effect, { lasting }: Around): Ask[] {
  const { op, when = "use", until = "round" } = effect;
  const found: Ask[] = [];
  if (op === "cost" && when !== "while") found.push({ kind: "one", name: "until", values: ["round", "next"], now: until, more: true, tap: (value) => put(effect, { until: value === "round" ? undefined : value }) });
  if (AT_ONCE.includes(op) || counted(effect)) return found;
  const values = ["use", "end", ...(lasting ? ["start", "damaged"] : []), ...(lasting && LASTING.includes(op) ? ["while"] : [])];
  return [...found, { kind: "one", name: "when", values, now: when, more: true, tap: (value) => put(effect, { when: value === "use" ? undefined : value }) }];
}

function testing(effect: Effect, { seats, lasting }: Around): Ask[] {
  if (effect.when === "while") return [];
  const test = effect.if;
  const tests = [NONE, "any", ...CONDITIONS, "curse", "boon", "mastery"];
  const found: Ask[] = [{ kind: "one", name: "if", values: tests, now: kindOf(test), more: true, tap: (value) => put(effect, { if: testOf(String(value), test) }) }];
  if (test === undefined) return found;
  if (test.mastery !== undefined) {
    found.push({ kind: "one", name: "if-school", values: SCHOOLS, now: test.mastery, more: true, tap: (mastery) => put(effect, { if: { ...test, mastery } }) });
    return [...found, { kind: "count", name: "if-min", now: test.min ?? 0, least: 0, most: MOST, more: true, tap: (min) => put(effect, { if: { ...test, min } }) }];
  }
  const whose = [ITSELF, ...(seats.length > 2 ? DOUBLE : SINGLE), ...(lasting ? ["bearer"] : []), ...seats];
  return [...found, { kind: "one", name: "if-of", values: whose, now: test.of ?? ITSELF, more: true, tap: (of) => put(effect, { if: slim({ ...test, of: of === ITSELF ? undefined : of }) }) }];
}

function kindOf(test: Test | undefined): string {
  if (test === undefined) return NONE;
  return test.condition ?? (["curse", "boon", "mastery"] as const).find((name) => test[name] !== undefined) ?? NONE;
}

function testOf(kind: string, before: Test | undefined): Test | undefined {
  if (kind === NONE) return undefined;
  if (kind === "mastery") return { mastery: SCHOOLS[0], min: 3 };
  return slim<Test>({ ...(kind === "curse" || kind === "boon" ? { [kind]: true } : { condition: kind }), of: before?.of });
}

/** The list with one value added or removed, in the order of all values; undefined if it is empty. */
function flipped(chosen: readonly string[], value: string, all: readonly string[]): string[] | undefined {
  const next = all.filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one)));
  return next.length > 0 ? next : undefined;
}

function slim<T extends object>(fields: { [K in keyof T]: T[K] | undefined }): T | undefined {
  const left = Object.entries(fields).filter(([, value]) => value !== undefined);
  return left.length > 0 ? (Object.fromEntries(left) as T) : undefined;
}
