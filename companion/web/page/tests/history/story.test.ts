import { describe, expect, it } from "vitest";

import { type Reactions, reactions } from "../../src/history/reactions";
import { bands, changing, type Frame, minutes, numbersOf, series, notTakenBack, type Story, timeOf, turnings } from "../../src/history/story";
import type { Fact, View } from "../../src/wire";

function view(round: number, castles: readonly number[], hands: readonly number[]): View {
  const seats = castles.map((castle, place) => ({
    seat: place + 1, name: `P${place + 1}`, team: place + 1, counters: { castle, guard: 0 }, zones: { hand: hands[place] ?? 0 }, flags: [],
  }));
  return { game: "ambush", mode: "standard", round, turn: 1, phase: "play", moment: "1.1", to_act: [], prompt: { id: "ambush.play", args: {} }, seats, table: {}, result: null };
}

const frame = (kind: Frame["kind"], facts: Fact[] = [], at: number | null = null, of: View = view(1, [20, 20], [5, 5])): Frame => ({
  kind, at, facts, view: of,
});

describe("numbers over time", () => {
  const frames = [
    frame("start", [], null, view(0, [20, 20], [0, 0])),
    frame("do", [], null, view(1, [20, 17], [5, 5])),
    frame("do", [], null, view(1, [20, 17], [4, 5])),
    frame("do", [], null, view(2, [15, 17], [4, 5])),
  ];

  it("are counters and sizes of zones", () => {
    expect(numbersOf(frames[0]!.view, 2)).toEqual({ castle: 20, guard: 0, hand: 0 });
    expect(numbersOf(frames[0]!.view, 9)).toEqual({});
  });

  it("are drawn only where they change", () => {
    expect(changing(frames)).toEqual(["castle", "hand"]);
    expect(changing([])).toEqual([]);
  });

  it("are one series a seat", () => {
    expect(series(frames, "castle")).toEqual([{ seat: 1, values: [20, 20, 20, 15] }, { seat: 2, values: [20, 17, 17, 17] }]);
  });

  it("fall into rounds", () => {
    expect(bands(frames)).toEqual([{ round: 0, from: 0, to: 0 }, { round: 1, from: 1, to: 2 }, { round: 2, from: 3, to: 3 }]);
  });
});

describe("taking back", () => {
  const one = frame("do", [{ fact: "one" }]);
  const two = frame("do", [{ fact: "two" }]);
  const three = frame("do", [{ fact: "three" }]);

  it("leaves only what still stands", () => {
    expect(notTakenBack([frame("start"), one, two, frame("undo"), three])).toEqual([one, three]);
  });

  it("can be brought back in the right order", () => {
    expect(notTakenBack([one, two, frame("undo"), frame("undo"), frame("redo"), frame("redo")])).toEqual([one, two]);
    expect(notTakenBack([one, two, frame("undo"), frame("undo"), frame("redo")])).toEqual([one]);
  });

  it("is marked where it happened", () => {
    expect(turnings([one, frame("undo"), frame("redo")])).toEqual([{ step: 1, kind: "undo" }, { step: 2, kind: "redo" }]);
  });
});

describe("time", () => {
  const story: Story = { number: 1, started: "2025-11-14T20:00:00+00:00", game: "ambush", mode: null, cards: {}, reactions: null, steps: 3, next: null, frames: [frame("start"), frame("do", [], 100), frame("do", [], 280), frame("undo")] };

  it("is counted from the first step that has a moment", () => {
    expect(minutes(story.frames)).toBe(3);
    expect(timeOf(story, 2)?.toISOString()).toBe("2025-11-14T20:03:00.000Z");
  });

  it("is the last known one for a step without a moment, and unknown before any", () => {
    expect(timeOf(story, 3)?.toISOString()).toBe("2025-11-14T20:03:00.000Z");
    expect(timeOf(story, 0)).toBeNull();
    expect(minutes([frame("start")])).toBeNull();
  });
});

describe("reactions", () => {
  const called = { opened: "buzzer", press: "touch", verdict: "said", early: "too-soon" };
  const reactionsIn = (frames: Frame[]): Reactions[] => reactions({ frames, reactions: called });
  const press = (seat: number, reaction_ms: number | null, err_ms = 2): Fact => ({ fact: "touch", seat, reaction_ms, behind_ms: 0, err_ms });
  const call = (good: boolean, ...presses: Fact[]): Frame[] => [frame("do", [{ fact: "buzzer" }, ...presses]), frame("do", [{ fact: "said", good }])];

  it("count records from good calls alone, but keep every press with its error", () => {
    const [ana, bo] = reactionsIn([frame("start"), ...call(true, press(1, 412), press(2, 500, 4)), ...call(false, press(1, 90))]);
    expect(ana).toEqual({ seat: 1, presses: [{ ms: 412, err: 2, good: true }, { ms: 90, err: 2, good: false }], best: 412, mean: 412, falseStarts: 0 });
    expect(bo?.presses).toEqual([{ ms: 500, err: 4, good: true }]);
  });

  it("leave out a press that nobody could time, and one that was taken back", () => {
    const frames = [frame("start"), frame("do", [{ fact: "buzzer" }, press(1, null)]), frame("do", [press(2, 300)]), frame("undo")];
    expect(reactionsIn(frames)).toEqual([]);
  });

  it("are none in a game that says of no fact that it tells them", () => {
    expect(reactions({ frames: [frame("start"), ...call(true, press(1, 412))], reactions: null })).toEqual([]);
  });

  it("count false starts", () => {
    const [ana] = reactionsIn([frame("start"), frame("do", [{ fact: "too-soon", seat: 1 }])]);
    expect(ana).toMatchObject({ falseStarts: 1, best: null, mean: null });
  });
});
