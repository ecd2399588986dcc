/** How a battle stood after one of its steps: worked out from the facts, forth and back alike. */

import type { Fact, SeatView } from "../../wire";
import type { Step, Story } from "./steps";
import { type Battle, type Creature, DICE, type Die, keysOf, printed, SAMPLE, type TamerCard, type TamerScene } from "./types";

export interface Side {
  seat: number;
  /** Those standing, front first. */
  line: readonly string[];
  out: readonly string[];
  /** Who fights in front: of a clash that is being told the one that fought, also when it has been knocked out. */
  front: string | null;
  creatures: ReadonlyMap<string, Creature>;
  /** Who fought in the clash that is being told, and what it dealt. */
  fought: string | null;
  deals: number | null;
}

export interface Standing {
  step: Step | null;
  sides: readonly [Side, Side];
  /** Dice that were laid with this step, by seat and creature: `2/solynx`. */
  fresh: ReadonlyMap<string, readonly Die[]>;
}

export type Known = (key: string) => TamerCard | undefined;

/** The battle after step `at`; -1 is before the first step that this page has heard of. */
export function standing(scene: TamerScene, battle: Battle, story: Story, at: number, known: Known): Standing {
  const step = story.steps[at] ?? null;
  const upTo = step ? step.upTo : story.steps.length > 0 ? 0 : story.facts.length;
  const [low, high] = battle.seats;
  const make = (seat: number): Side => side(scene, battle, story, seat, step, upTo, known);
  return { step, sides: [make(low), make(high)], fresh: freshDice(step) };
}

function side(scene: TamerScene, battle: Battle, { facts, steps }: Story, seat: number, step: Step | null, upTo: number, known: Known): Side {
  const own = facts.map((fact) => (fact["seat"] === seat ? fact : null));
  const line = lineAt(scene, battle, seat, own, upTo);
  const out = outAt(battle, seat, own, upTo);
  const blow = step === null ? undefined : blowOf(steps, step.section, seat);
  const fighting = blow !== undefined && step !== null && !["next", "over", "clear"].includes(step.kind);
  const front = fighting ? blow.creature : (line[0] ?? blow?.creature ?? out.at(-1) ?? null);
  const keys = new Set([...line, ...out, ...(front === null ? [] : [front])]);
  const creatures = new Map([...keys].map((key) => [key, creatureAt(scene, seat, key, own, upTo, known)]));
  return { seat, line, out, front, creatures, fought: blow?.creature ?? null, deals: blow?.deals ?? null };
}

interface Blow {
  seat: number;
  creature: string;
  deals: number;
}

function blowOf(steps: readonly Step[], section: number, seat: number): Blow | undefined {
  const clash = steps.find((step) => step.section === section && step.kind === "blows")?.facts[0];
  return (clash?.["blows"] as Blow[] | undefined)?.find((blow) => blow.seat === seat);
}

type Own = readonly (Fact | null)[];

const named = (own: Own, name: string): Fact[] => own.filter((fact): fact is Fact => fact?.fact === name);

/** The line-up as built, then every flip and every knock-out up to there. What this page has not heard of happened before. */
function lineAt({ view }: TamerScene, battle: Battle, seat: number, own: Own, upTo: number): string[] {
  const flipped = new Set(named(own, "flipped").map((fact) => fact["creature"]));
  const fallen = new Set(named(own, "knocked_out").map((fact) => fact["creature"]));
  const line = [...builtBy(view.seats, battle, seat), ...(battle.flipped[seat] ?? []).filter((key) => !flipped.has(key))];
  const before = (battle.out[seat] ?? []).filter((key) => !fallen.has(key));
  const now = line.filter((key) => !before.includes(key));
  for (const fact of own.slice(0, upTo)) {
    const key = String(fact?.["creature"]);
    if (fact?.fact === "flipped") now.splice(Number(fact["at"]) - 1, 0, key);
    if (fact?.fact === "knocked_out") now.splice(now.indexOf(key), now.includes(key) ? 1 : 0);
  }
  return now;
}

function builtBy(seats: readonly SeatView[], battle: Battle, seat: number): string[] {
  if (seat !== SAMPLE) return keysOf(seats.find((one) => one.seat === seat), "line");
  const all = [...(battle.out[SAMPLE] ?? []), ...(battle.lines[SAMPLE] ?? [])];
  return all.filter((key) => !(battle.flipped[SAMPLE] ?? []).includes(key));
}

function outAt(battle: Battle, seat: number, own: Own, upTo: number): string[] {
  const heard = named(own, "knocked_out").map((fact) => String(fact["creature"]));
  const by = named(own.slice(0, upTo), "knocked_out").map((fact) => String(fact["creature"]));
  return [...(battle.out[seat] ?? []).filter((key) => !heard.includes(key)), ...by];
}

function creatureAt({ view }: TamerScene, seat: number, key: string, own: Own, upTo: number, known: Known): Creature {
  const now = view.table.creatures[seat]?.[key];
  const bare = now ? { ...now, power: less(now.power, now.temp_power + now.perm_power), health: less(now.health, now.temp_health + now.perm_health) } : printed(key, known(key));
  const dice = Object.fromEntries(DICE.map((die) => [die, dieAt(own, key, die, upTo) ?? now?.[die] ?? 0])) as Record<Die, number>;
  return { ...bare, ...dice, power: less(bare.power, -dice.temp_power - dice.perm_power), health: less(bare.health, -dice.temp_health - dice.perm_health) };
}

const less = (number: number | null, by: number): number | null => (number === null ? null : number - by);

/** What the last die laid up to there shows, or what lay there before the next one; null where nothing was told of it. */
function dieAt(own: Own, key: string, die: Die, upTo: number): number | null {
  const fits = (fact: Fact | null): boolean => fact?.fact === "dice" && fact["creature"] === key && fact["die"] === die;
  const last = own.slice(0, upTo).findLast(fits);
  if (last) return Number(last["to"]);
  const next = own.slice(upTo).find(fits);
  return next ? Number(next["from"]) : null;
}

function freshDice(step: Step | null): Map<string, Die[]> {
  const fresh = new Map<string, Die[]>();
  for (const fact of step?.facts ?? []) {
    if (fact.fact !== "dice") continue;
    const where = `${String(fact["seat"])}/${String(fact["creature"])}`;
    fresh.set(where, [...(fresh.get(where) ?? []), fact["die"] as Die]);
  }
  return fresh;
}
