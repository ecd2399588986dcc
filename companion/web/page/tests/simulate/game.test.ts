/** Which game it is, how long and how fast it is played, and another one. */

import { describe, expect, it } from "vitest";

import type { GameOption } from "../../src/api";
import { cardAwaited, keysAwaited } from "../../src/simulate/awaited";
import { lastLines, playedText, secondText } from "../../src/simulate/feed";
import { chosenOptions, fieldOf, textOf, valueOf } from "../../src/simulate/options";
import { playedAt } from "../../src/simulate/played";
import { nearest, shifted, speedText } from "../../src/simulate/speeds";
import { sameAgain, seated } from "../../src/simulate/wanted";
import type { Players, State } from "../../src/wire";

const OPTIONS: GameOption[] = [
  { name: "castle", schema: { type: "integer", minimum: 1, maximum: 999 }, default: 20 },
  { name: "dial_max", schema: { anyOf: [{ type: "integer", minimum: 1, maximum: 999 }, { type: "null" }] }, default: null },
  { name: "false_start", schema: { enum: ["bar", "report"] }, default: "report" },
];
const option = (name: string): GameOption => OPTIONS.find((each) => each.name === name) as GameOption;
const players: Players = { playing: true, speed: 4, by_themselves: [1], hands: {}, top: null, seed: "7" };

function now(prompt: string, to_act: number[], change: Partial<State> = {}): State {
  return { view: { game: "ambush", mode: "standard", prompt: { id: prompt, args: {} }, to_act, result: null }, legal: [], asked: null, players, ...change } as unknown as State;
}

describe("options", () => {
  it("are asked for as their schema says", () => {
    expect(fieldOf(option("castle"))).toEqual({ kind: "number", min: 1, max: 999, optional: false });
    expect(fieldOf(option("dial_max"))).toEqual({ kind: "number", min: 1, max: 999, optional: true });
    expect(fieldOf(option("false_start"))).toEqual({ kind: "one-of", values: ["bar", "report"], optional: false });
    expect(fieldOf({ schema: { type: "boolean" } })).toEqual({ kind: "yes-no" });
  });

  it("that no field can hold are not asked for", () => {
    const teams = { name: "samples", schema: { type: "object" }, default: {} };
    expect(fieldOf(teams)).toBeNull();
    expect(chosenOptions([teams], { samples: "typed" })).toEqual({});
  });

  it("stay in their range", () => {
    const field = fieldOf(option("castle"));
    expect(["5000", "0", "12"].map((text) => field && valueOf(field, text))).toEqual([999, 1, 12]);
    expect(valueOf({ kind: "yes-no" }, "no")).toBe(false);
  });

  it("are told only where they are not as usual", () => {
    expect(chosenOptions(OPTIONS, { castle: "20", false_start: "bar" })).toEqual({ false_start: "bar" });
    expect(chosenOptions(OPTIONS, { dial_max: "" })).toEqual({});
    expect(textOf(null)).toBe("");
  });
});

describe("the same game again", () => {
  it("is what was asked for here, with its seed", () => {
    const asked = { game: "ambush", mode: "standard", seats: ["Ana", "Bo"], options: { castle: 9 }, demo: true };
    expect(sameAgain(now("ambush.play", [1]), asked)).toEqual({ ...asked, seed: "7" });
  });

  it("of a game that was begun elsewhere has the seed and nothing that would change the deal", () => {
    expect(sameAgain(now("ambush.play", [1]), null)).toEqual({ game: "ambush", mode: "standard", seats: [], demo: true, seed: "7" });
    const other = { game: "ambush", mode: "standard", seats: ["Ana", "Bo"], seed: "8" };
    expect(sameAgain(now("ambush.play", [1]), other).seats).toEqual([]);
  });

  it("has a name for every seat, or none", () => {
    expect(seated(["Ana", " "], 3)).toEqual(["Ana", "", ""]);
  });
});

describe("time played", () => {
  it("is what the table said, and goes on as fast as it said", () => {
    expect([100, 104].map((local) => playedAt({ played: 10, pace: 1 }, 100, local))).toEqual([10, 14]);
    expect(playedAt({ played: 15.5, pace: 4 }, 105, 106)).toBe(19.5);
    expect(playedAt({ played: 23, pace: 0 }, 107, 500)).toBe(23);
  });

  it("is written so that it can be read at a glance", () => {
    expect([41.2, 59.994, 65.25, 119.96].map(secondText)).toEqual(["41.20", "59.99", "1:05.3", "2:00.0"]);
    expect([44, 725, 3729].map(playedText)).toEqual(["0:44", "12:05", "1:02:09"]);
  });

  it("stands beside what happened", () => {
    const pieces = [1, 2, 3].map((step) => ({ step, played: step * 10, fact: { fact: "turn" } }));
    expect(lastLines(pieces, 2).map(({ key, piece }) => [key, piece.played])).toEqual([["2.1", 20], ["3.2", 30]]);
  });
});

describe("speed", () => {
  it("goes from one of four to the next and stops at the ends", () => {
    expect([shifted(1, 1), shifted(16, 1), shifted(0.5, -1)]).toEqual([4, 16, 0.5]);
    expect(nearest(3)).toBe(4);
    expect([0.5, 16].map(speedText)).toEqual(["½×", "16×"]);
  });
});

describe("what is awaited", () => {
  it("is a card on the readers that the game names, the table's among them", () => {
    const state = now("sixth.play", [2], { awaits_card: [0, 2] });
    expect([0, 1, 2].map((seat) => cardAwaited(state, seat))).toEqual([true, false, true]);
  });

  it("is a key of the players who act, of everybody when nobody is named, of those who are asked", () => {
    expect([1, 2].map((seat) => keysAwaited(now("ambush.play", [2]), seat))).toEqual([false, true]);
    expect(keysAwaited(now("ambush.setup", []), 1)).toBe(true);
    expect([1, 2].map((seat) => keysAwaited(now("ambush.play", [2], { asked: [1] }), seat))).toEqual([true, false]);
  });
});
