import { describe, expect, it } from "vitest";

import { roundsOf, whyMet } from "../../../src/games/tamer/pairs";
import { outcomesOf, rowsOf } from "../../../src/games/tamer/standings";
import { pairs, shuffled } from "../../../src/games/tamer/rolling";
import { revealOf } from "../../../src/games/tamer/reveal";
import { screenOf } from "../../../src/games/tamer/screen";
import type { Battle, Past, TamerScene } from "../../../src/games/tamer/types";
import { pipsOf } from "../../../src/games/tamer/parts/dice";
import { ranked, scoreLines, totals } from "../../../src/parts/scores";
import type { Fact, Result, SeatView } from "../../../src/wire";
import { fighting, sceneAfter } from "./rulebook";

const RECORDS: Record<number, [number, number, number]> = { 1: [2, 0, 0], 2: [1, 0, 1], 3: [1, 0, 1], 4: [0, 0, 2] };
const past = (round: number, seats: [number, number], winner: number | null): Past => ({ round, seats, winner, how: "fight" });
const HISTORY = [past(1, [2, 4], 2), past(1, [1, 3], 1), past(2, [1, 2], 1), past(2, [3, 4], 3)];
const battle = (number: number, seats: [number, number]): Battle => ({ ...fighting, battle: number, seats });

function scene(over: Partial<TamerScene["view"]> = {}, table: Partial<TamerScene["view"]["table"]> = {}, options = {}, facts: Fact[] = []): TamerScene {
  const bare = sceneAfter(facts, facts, fighting);
  const seats = Object.entries(RECORDS).map(([seat, [wins, draws, losses]]): SeatView => ({
    seat: Number(seat), name: "", team: Number(seat), counters: { wins, draws, losses, byes: 0 }, zones: { pick: 0, roster: [], line: [] }, flags: [],
  }));
  const whole = { ...bare.view.table, history: HISTORY, battles: [battle(1, [1, 4]), battle(2, [2, 3])], standings: [[1], [2, 3], [4]], ...table };
  return { ...bare, options, view: { ...bare.view, mode: "referee", round: 3, phase: "battle", seats, ...over, table: whole } };
}

const why = (now: TamerScene, pair: number) => whyMet(now, roundsOf(now).at(-1)?.pairs[pair] ?? { seats: [0, 0], past: null, battle: null });

describe("the rounds", () => {
  it("stand side by side, each with its pairs by the lowest seat", () => {
    expect(roundsOf(scene()).map(({ round, pairs, now }) => [round, now, pairs.map(({ seats }) => seats)])).toEqual([
      [1, false, [[1, 3], [2, 4]]], [2, false, [[1, 2], [3, 4]]], [3, true, [[1, 4], [2, 3]]],
    ]);
  });

  it("say why each pair meets", () => {
    expect(why(scene(), 0)).toEqual({ id: "differ", args: { one: "2–0–0", other: "0–0–2" } });
    expect(why(scene(), 1)).toEqual({ id: "same", args: { record: "1–0–1" } });
    expect(why(scene({}, { battles: [battle(1, [1, 2]), battle(2, [3, 4])] }), 1).id).toBe("differ-again");
    expect(why(scene({ round: 1 }, { history: [] }), 0).id).toBe("across");
    expect(why(scene({ round: 1 }, { history: [] }, { round1: "random" }), 0).id).toBe("rolled");
    expect(why(scene({ round: 4 }, { battles: [battle(1, [1, 2])] }), 0).id).toBe("tied-again");
    expect(why(scene({}, { battles: [battle(1, [4, 0])] }), 0).id).toBe("bye-sample");
  });

  it("go by the records before this round, also when a battle of it is done", () => {
    const after = scene({}, { history: [...HISTORY, past(3, [2, 3], 2)] });
    after.view.seats[1]!.counters["wins"] = 2;
    after.view.seats[2]!.counters["losses"] = 2;
    expect(why(after, 1)).toEqual({ id: "same", args: { record: "1–0–1" } });
    expect(roundsOf(after).at(-1)?.pairs.map(({ past: one }) => one?.winner)).toEqual([undefined, 2]);
  });

  it("show who waits in a tie-breaker without an opponent", () => {
    const three = scene({ round: 4 }, { battles: [battle(1, [1, 2])], contenders: [1, 2, 3] });
    three.view.seats[2]!.flags = ["bye"];
    expect(roundsOf(three).at(-1)?.idle).toEqual([3]);
  });
});

describe("the standings", () => {
  it("give a place once to those who share it, and leave open what is to come", () => {
    expect(rowsOf(scene()).map(({ one, place }) => [one.seat, place])).toEqual([[1, 1], [2, 2], [3, null], [4, 4]]);
    expect(outcomesOf(scene(), 3)).toEqual(["lost", "won", "to-come"]);
  });

  it("have winners first, whatever a tie-breaker decided", () => {
    const result: Result = { winners: [3], losers: [1, 2, 4], reason: "TAMER-END-10", scores: {} };
    expect(rowsOf(scene({ result }, { standings: [[2, 3], [1], [4]] })).map(({ one, place }) => [one.seat, place])).toEqual([[3, 1], [2, 2], [1, 3], [4, 4]]);
  });
});

describe("what the screen shows", () => {
  it("is the reveal until the next card is laid", () => {
    const facts: Fact[] = [{ fact: "revealed", cards: { 1: "gillfox" } }, { fact: "dice", seat: 1, creature: "gillfox", die: "perm_power", colour: "dark-red", from: 0, to: 1, by: "effect" }, { fact: "passed", direction: "left", pick: 2 }];
    const shown = revealOf(scene({ phase: "draft" }, {}, {}, facts));
    expect([...(shown?.cards ?? [])]).toEqual([[1, "gillfox"]]);
    expect(shown?.dice.map(({ to }) => to)).toEqual([1]);
    expect(revealOf(scene({ phase: "draft" }, {}, {}, [...facts, { fact: "chosen", seat: 2 }]))).toBeNull();
  });

  it("is the records between two rounds, until the next one begins", () => {
    const over: Fact[] = [{ fact: "round_over", round: 2 }];
    expect(screenOf(scene({ phase: "draft", turn: 1 }, {}, {}, over), null, false).shows).toBe("bracket");
    expect(screenOf(scene({ phase: "draft", turn: 1 }, {}, {}, [...over, { fact: "chosen", seat: 1 }]), null, false).shows).toBe("draft");
    expect(screenOf(scene({ phase: "build" }), null, false).shows).toBe("build");
    expect(screenOf(scene(), null, false).shows).toBe("bracket");
  });
});

describe("scores", () => {
  const result = (scores: Result["scores"], winners: number[] = []): Result => ({ winners, losers: [], reason: "", scores });

  it("may be one number or several by name", () => {
    expect(scoreLines(result({ 1: 5, 2: 3 }))).toEqual([{ name: null, values: { 1: 5, 2: 3 } }]);
    expect(scoreLines(result({ 1: { wins: 2, draws: 1 }, 2: { wins: 0, draws: 3 } }))).toEqual([{ name: "wins", values: { 1: 2, 2: 0 } }, { name: "draws", values: { 1: 1, 2: 3 } }]);
    expect(totals(result({ 1: 5, 2: { wins: 1 } }))).toEqual({ 1: 5 });
  });

  it("rank winners first, then number by number", () => {
    const { seats } = scene().view;
    const order = (end: Result) => ranked(seats, end).map(({ seat }) => seat);
    expect(order(result({ 1: 1, 2: 4, 3: 4, 4: 2 }))).toEqual([2, 3, 4, 1]);
    expect(order(result({ 1: { wins: 1, draws: 0 }, 2: { wins: 0, draws: 3 }, 3: { wins: 1, draws: 1 }, 4: { wins: 0, draws: 0 } }, [2]))).toEqual([2, 3, 1, 4]);
  });
});

describe("dice", () => {
  it("show a number above six with several", () => {
    expect([1, 6, 8, 12, 13].map(pipsOf)).toEqual([[1], [6], [6, 2], [6, 6], [6, 6, 1]]);
    expect(pipsOf(0)).toEqual([]);
  });
});

describe("an order by chance", () => {
  it("has everybody once, and can be any order", () => {
    const orders = Array.from({ length: 400 }, () => shuffled([1, 2, 3, 4]).join());
    expect(new Set(orders).size).toBe(24);
    expect([...shuffled([1, 2, 3, 4, 5], () => 0)].sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it("pairs first with second, third with fourth, and leaves an odd one alone", () => {
    expect(pairs([3, 1, 5, 2, 4])).toEqual([[3, 1], [5, 2], [4]]);
  });
});
