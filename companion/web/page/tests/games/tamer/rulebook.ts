/** The rulebook's example of combat: its facts out of the project's own scenario, and the scene of a page that heard them. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Battle, Creature, TamerCard, TamerScene } from "../../../src/games/tamer/types";
import type { Fact, SeatView } from "../../../src/wire";

interface Line {
  cards?: (TamerCard & { id: string })[];
  facts?: Fact[];
}

const path = fileURLToPath(new URL("../../../../../../tests/scenarios/tamer/01-the-rulebooks-battle.jsonl", import.meta.url));
const lines = readFileSync(path, "utf8").trim().split("\n").map((line) => JSON.parse(line) as Line);
const cards = new Map((lines[0]?.cards ?? []).map((card) => [card.id, card]));

/** What each action of the battle brought: the pairing with the Round Start, then three clashes. */
export const [PAIRED = [], FIRST = [], SECOND = [], THIRD = []] = lines.flatMap(({ facts }) => (facts ? [facts] : []));

export const known = (key: string): TamerCard | undefined => cards.get(key);

export const fighting: Battle = {
  battle: 1, seats: [1, 2], state: "fight", clash: 0, result: null,
  lines: { 1: ["gillfox", "middle-aged-drachna", "chimerall"], 2: ["gryphoon", "solynx"] }, out: { 1: [], 2: [] }, flipped: { 1: [], 2: [] },
};

/** The battle after the three clashes. */
export const done: Battle = {
  ...fighting, state: "done", clash: 3, result: { winner: 1, how: "fight" },
  lines: { 1: ["chimerall"], 2: [] }, out: { 1: ["gillfox", "middle-aged-drachna"], 2: ["gryphoon", "solynx"] },
};

/** After a clash some of the two lines are out. */
export function after(clash: number): Battle {
  const out = [{ 1: [], 2: [] }, { 1: ["gillfox"], 2: [] }, { 1: ["gillfox"], 2: ["gryphoon"] }][clash];
  return out ? { ...fighting, clash, out } : done;
}

function now(key: string, dice: Partial<Creature>): Creature {
  const { power = null, health = null } = known(key) ?? {};
  const lying = { temp_power: 0, perm_power: 0, temp_health: 0, perm_health: 0, damage: 0, ...dice };
  return { card: key, power: (power ?? 0) + lying.perm_power, health: (health ?? 0) + lying.perm_health, ...lying };
}

const seat = (number: number, line: string[]): SeatView => ({
  seat: number, name: number === 1 ? "Ana" : "Bo", team: number, counters: { wins: 0, draws: 0, losses: 0, byes: 0 }, zones: { pick: 0, roster: line, line }, flags: [],
});

/** The facts by the step that they came with; what is no part of the rulebook's battle came last. */
function stepsOf(facts: readonly Fact[]): Fact[][] {
  const known = [PAIRED, FIRST, SECOND, THIRD].filter(([first]) => first && facts.includes(first));
  return [...known, facts.filter((fact) => !known.flat().includes(fact))];
}

/** What a page knows that heard these facts, the last of them just now. */
export function sceneAfter(facts: readonly Fact[], latest: readonly Fact[], battle: Battle): TamerScene {
  const table = {
    allowance: 8, direction: null, left: 0, packs: [], draft: null, short: false, unpriced: [], spent: {}, asks: [], battles: [battle], history: [], standings: [[1, 2]], contenders: [],
    creatures: {
      1: { gillfox: now("gillfox", {}), "middle-aged-drachna": now("middle-aged-drachna", { perm_power: 1 }), chimerall: now("chimerall", { perm_power: 2, perm_health: 2 }) },
      2: { gryphoon: now("gryphoon", {}), solynx: now("solynx", { perm_power: 3 }) },
    },
  };
  const seats = [seat(1, ["gillfox", "middle-aged-drachna", "chimerall"]), seat(2, ["gryphoon", "solynx"])];
  const view = { game: "tamer", mode: "duel", round: 1, turn: 0, phase: "battle", moment: "", to_act: [1, 2], prompt: { id: "tamer.battle", args: {} }, seats, table, result: null };
  return { view, reminders: [], facts, steps: stepsOf(facts), latest, done: performance.now() / 1000, clocks: [], since: 1, paused: false, options: {}, pace: 1 };
}
