import { describe, expect, it } from "vitest";

import { conditionsOf, markers } from "../../../src/games/ambal/boards";
import { place } from "../../../src/games/ambal/board";
import { resolved, telling } from "../../../src/games/ambal/steps";
import { lasts } from "../../../src/games/ambal/telling";
import type { Fact, SeatView } from "../../../src/wire";

const seat = (number: number, counters: Record<string, number> = {}): SeatView =>
  ({ seat: number, name: `Seat ${number}`, team: number, counters: { health: 60, energy: 8, max_energy: 12, ...counters }, zones: {}, flags: [] });
const SEATS = [seat(1, { energy: 5 }), seat(2, { health: 55, energy: 6, burning: 2 })];

/** Seat 1 burns seat 2 and hits it for 9; seat 2 heals 4 before. */
const TURN: Fact[] = [
  { fact: "placed", seat: 1 },
  { fact: "placed", seat: 2 },
  { fact: "revealed", seat: 1, card: "fireblast", target: 2 },
  { fact: "revealed", seat: 2, card: "heal-drop", target: 2 },
  { fact: "paid", seat: 1, card: "fireblast", cost: 3 },
  { fact: "energy", seat: 1, from: 8, to: 5, by: "cost" },
  { fact: "paid", seat: 2, card: "heal-drop", cost: 2 },
  { fact: "energy", seat: 2, from: 8, to: 6, by: "cost" },
  { fact: "moved", seat: 1, card: "fireblast", to: "used" },
  { fact: "moved", seat: 2, card: "heal-drop", to: "used" },
  { fact: "draw", seat: 2, n: 1, by: "effect" },
  { fact: "condition", seat: 2, condition: "burning", from: 0, to: 2 },
  { fact: "health", seat: 2, from: 56, to: 60, by: "heal" },
  { fact: "health", seat: 2, from: 60, to: 51, by: "damage" },
];
const names = (facts: readonly Fact[]): string[] => facts.map(({ fact }) => fact);

describe("the seven steps of a turn", () => {
  it("hold the facts in the order of the rules", () => {
    const turn = resolved([...TURN, { fact: "turn", round: 1, turn: 2 }], SEATS, false);
    expect(turn?.steps.map(names)).toEqual([
      ["paid", "energy", "paid", "energy"], [], ["moved", "moved"], ["draw"], ["condition"], ["health"], ["health"],
    ]);
    expect(turn?.reached).toBe(7);
  });

  it("wait after the first while a card lies open", () => {
    const turn = resolved(TURN.slice(0, 6), SEATS, true);
    expect(turn?.reached).toBe(1);
    expect(turn?.steps.flat()).toHaveLength(2);
  });

  it("are those of the turn that was revealed last", () => {
    const next: Fact[] = [{ fact: "turn", round: 1, turn: 2 }, { fact: "revealed", seat: 1, card: "meteor", target: 2 }, { fact: "unpaid", seat: 1, card: "meteor", cost: 9, energy: 5 }];
    const turn = resolved([...TURN, ...next], SEATS, false);
    expect(turn?.first).toBe(next[1]);
    expect(turn?.steps.map(names)).toEqual([["unpaid"], [], [], [], [], [], []]);
  });

  it("tell nothing where nothing was revealed", () => {
    expect(resolved(TURN.slice(0, 2), SEATS, false)).toBeNull();
  });

  it("put what one skill does on its own side and on the other", () => {
    const facts: Fact[] = [
      { fact: "revealed", seat: 1, card: "tithe", target: 1 },
      { fact: "energy", seat: 1, from: 5, to: 3, by: "effect" },
      { fact: "boon", card: "cloak", by: 1, on: 1, left: 3 },
      { fact: "draw", seat: 2, n: 1, by: "effect" },
    ];
    expect(resolved(facts, SEATS, false)?.steps.map(names)).toEqual([[], [], [], ["energy", "boon"], ["draw"], [], []]);
  });

  it("count a skill that was interrupted for nobody", () => {
    const facts: Fact[] = [
      { fact: "revealed", seat: 1, card: "strike", target: 2 },
      { fact: "revealed", seat: 2, card: "drop", target: 2 },
      { fact: "interrupted", seat: 2, card: "drop", by: 1 },
      { fact: "moved", seat: 2, card: "drop", to: "discard" },
      { fact: "moved", seat: 1, card: "strike", to: "used" },
      { fact: "draw", seat: 2, n: 2, by: "effect" },
    ];
    expect(resolved(facts, SEATS, false)?.steps.map(names)).toEqual([[], ["interrupted", "moved"], ["moved"], [], ["draw"], [], []]);
  });

  it("tell a payment once, and where cards go not at all", () => {
    expect(names(telling(TURN.slice(4, 10)))).toEqual(["paid", "paid"]);
  });

  it("pass sooner where nothing happens", () => {
    const turn = resolved(TURN, SEATS, false);
    expect(turn).not.toBeNull();
    if (turn) expect(lasts(turn, 2)).toBeLessThan(lasts(turn, 7));
  });
});

describe("the board of a player", () => {
  const two = seat(2, { health: 51, energy: 6, burning: 2 });

  it("has its markers where the cardboard has them", () => {
    expect(markers({ health: 41, energy: 4, max_energy: 12 })).toEqual({ red: [4, 1], clear: 4, black: 13 });
    const at = { red: [4, 1] as [number, number], clear: 4, black: 13 };
    expect([3, 4, 5, 13, 14].map((number) => place(number, at))).toEqual(["full", "clear", "", "black", "shut"]);
  });

  it("names the Conditions that last", () => {
    expect(conditionsOf(two.counters)).toEqual([{ name: "burning", left: 2 }]);
  });
});
