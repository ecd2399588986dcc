/**
 * The seven steps of a turn, computed from its facts. A fact does not name its step, but facts come in the order of the
 * steps and mostly belong to only one of them; where two skills are possible, a gain counts as the player's own.
 */

import type { Fact, SeatView } from "../../wire";

export const STEPS = [1, 2, 3, 4, 5, 6, 7] as const;
export const LAST = 7;
const [PAY, INTERRUPT, BLOCK, OWN, OTHER, HEAL, DAMAGE] = STEPS;

/** Facts that come after a turn has been resolved. */
const AFTER: readonly string[] = ["turn", "phase", "result", "defeated", "owes", "adjusted"];
/** Facts that come with the revealed cards, before the first step. */
const WITH_CARDS: readonly string[] = ["revealed", "target"];
/** What people did while a revealed card still waited for its text to be entered. */
const ASIDE: readonly string[] = ["placed", "stopped", "skips", "plays", "rolled", "order"];

export interface Resolved {
  /** The first fact of the reveal, which identifies the turn. */
  first: Fact;
  /** The facts of each step; step 1 is at index 0. */
  steps: readonly (readonly Fact[])[];
  /** How far the turn has come: 1 while cards are revealed and wait for something, 7 when all steps are done. */
  reached: number;
}

/** The turn that was revealed last; null before the first. `waits`: a revealed card is not resolved yet. */
export function resolved(facts: readonly Fact[], seats: readonly SeatView[], waits: boolean): Resolved | null {
  const last = facts.findLastIndex(({ fact }) => fact === "revealed");
  if (last < 0) return null;
  let from = last;
  while (facts[from - 1]?.fact === "revealed") from -= 1;
  const rest = facts.slice(from);
  const [first] = rest;
  if (first === undefined) return null;
  const end = rest.findIndex(({ fact }) => AFTER.includes(fact));
  const told = end < 0 ? rest : rest.slice(0, end);
  const reached = end < 0 && waits ? PAY : LAST;
  return { first, steps: sorted(told, seats), reached };
}

function sorted(told: readonly Fact[], seats: readonly SeatView[]): Fact[][] {
  const steps: Fact[][] = STEPS.map(() => []);
  const team = (seat: unknown): number => seats.find((one) => one.seat === seat)?.team ?? 0;
  const users = teamsThatUse(told, team);
  let now: number = PAY;
  for (const fact of told) {
    if (WITH_CARDS.includes(fact.fact) || ASIDE.includes(fact.fact)) continue;
    now = Math.max(now, stepOf(fact, now, users, team));
    steps[now - 1]?.push(fact);
  }
  return steps;
}

type Team = (seat: unknown) => number;

/** The teams of those whose skill counts: neither unpaid nor interrupted. */
function teamsThatUse(told: readonly Fact[], team: Team): number[] {
  const lost = new Set(told.filter(({ fact }) => fact === "unpaid" || fact === "interrupted").map((fact) => fact["seat"]));
  const used = told.filter(({ fact }) => fact === "revealed").map((fact) => fact["seat"]).filter((seat) => !lost.has(seat));
  return [...new Set(used.map(team))];
}

function stepOf(fact: Fact, now: number, users: readonly number[], team: Team): number {
  switch (fact.fact) {
    case "paid":
    case "unpaid":
      return PAY;
    case "interrupted":
      return INTERRUPT;
    case "blocked":
      return BLOCK;
    case "moved":
      return fact["to"] === "used" ? BLOCK : now;
    case "health":
      return fact["by"] === "heal" ? HEAL : fact["by"] === "damage" ? DAMAGE : now;
    case "energy":
      return fact["by"] === "cost" ? PAY : side(fact, now, users, team);
    case "max-energy":
      return fact["by"] === "unpaid" ? PAY : side(fact, now, users, team);
    default:
      return side(fact, now, users, team);
  }
}

/** Step 4 or 5: depends on whose skill affects whom. */
function side(fact: Fact, now: number, users: readonly number[], team: Team): number {
  if (now >= OTHER) return now;
  const on = fact["on"] ?? fact["seat"];
  if (fact.fact === "boon" || fact.fact === "curse") return team(fact["by"]) === team(on) ? OWN : OTHER;
  if (users.length === 1) return users[0] === team(on) ? OWN : OTHER;
  return harms(fact) ? OTHER : OWN;
}

function harms(fact: Fact): boolean {
  const [from, to] = [Number(fact["from"]), Number(fact["to"])];
  if (fact.fact === "condition") return to > from;
  if (fact.fact === "energy" || fact.fact === "max-energy") return to < from && fact["by"] !== "refresh";
  return false;
}

/** Facts that only repeat a number or a card of the facts around them. */
const SILENT: readonly string[] = ["moved", "duration"];

/** The facts that get a line: a payment is shown once, with its card. */
export function telling(facts: readonly Fact[]): Fact[] {
  const paid = new Set(facts.filter(({ fact }) => fact === "paid").map((fact) => fact["seat"]));
  return facts.filter((fact) => {
    if (fact.fact === "energy" && fact["by"] === "cost") return !paid.has(fact["seat"]);
    return !SILENT.includes(fact.fact);
  });
}
