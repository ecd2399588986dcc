import { describe, expect, it } from "vitest";

import { growth, roundsOf, turnedUp } from "../../../src/games/ambyria/count";
import type { AmbyriaScene } from "../../../src/games/ambyria/types";
import type { Fact } from "../../../src/wire";

function scene(facts: Fact[], collection: number): AmbyriaScene {
  const seat = { seat: 1, name: "Ana", team: null, counters: {}, zones: { collection }, flags: [] };
  return { view: { seats: [seat] }, facts } as unknown as AmbyriaScene;
}

describe("the totals", () => {
  it("are turned up from the smallest to the largest", () => {
    expect([...turnedUp({ 1: 34, 2: 22, 3: 27 })]).toEqual([[1, 2], [2, 0], [3, 1]]);
  });

  it("that are equal are turned up together", () => {
    expect([...turnedUp({ 1: 23, 2: 23, 3: 20 })]).toEqual([[1, 1], [2, 1], [3, 0]]);
  });
});

describe("how a collection grew", () => {
  const turn = (seat: number, round: number): Fact => ({ fact: "turn", seat, round });
  const collected = (seat: number, n: number): Fact => ({ fact: "collected", seat, n, by: "phase" });
  const arcane: Fact = { fact: "arcane", seat: 1, left: 3, lost: false };

  it("is read from what everybody saw", () => {
    const facts = [turn(1, 1), turn(2, 1), collected(2, 5), turn(1, 2), collected(1, 3), arcane, turn(1, 3), collected(1, 5)];
    expect(growth(scene(facts, 8), 1)).toEqual({
      from: 0,
      points: [{ turn: 3, round: 2, cards: 3, arcane: true }, { turn: 4, round: 3, cards: 8, arcane: false }],
    });
    expect(roundsOf(facts)).toEqual([1, 1, 2, 3]);
  });

  it("counts cards that an effect collected", () => {
    const moved: Fact = { fact: "moved", op: "collect", seat: 1, target: 2, from: "hand", to: "collection", n: 2 };
    expect(growth(scene([turn(1, 1), moved], 2), 1).points).toEqual([{ turn: 1, round: 1, cards: 2, arcane: false }]);
  });

  it("begins with what lay there before this page was opened", () => {
    const { from, points } = growth(scene([turn(1, 5), collected(1, 5)], 12), 1);
    expect([from, points.at(-1)?.cards]).toEqual([7, 12]);
  });
});
