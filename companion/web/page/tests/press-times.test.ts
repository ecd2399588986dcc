import { describe, expect, it } from "vitest";

import { reactions } from "../src/history/reactions";
import type { Frame } from "../src/history/story";
import { News } from "../src/news";
import { beads } from "../src/parts/race-geometry";
import { fine, fineError, raced, refined } from "../src/press-times";
import type { View } from "../src/wire";
import { regional } from "../src/words/say";

const press = (seat: number, behind = 0, err = 0) => ({ fact: "press", seat, reaction_ms: 312, behind_ms: behind, err_ms: err });
const time = (fact: number, at: number, behind: number, err: number) => ({ fact, at_us: at, behind_us: behind, err_us: err });

describe("milliseconds of a race", () => {
  it("have two digits below ten, and are whole above", () => {
    expect([0, 0.003, 0.034, 0.2, 0.2345, 1.26, 9.94, 9.96, 10.4, 312.5].map(fine)).toEqual([0, 0.003, 0.034, 0.2, 0.23, 1.3, 9.9, 10, 10, 313]);
  });

  it("have an error that is rounded up and never nothing", () => {
    expect([0.001, 0.0031, 0.0341, 0.2, 0.201, 1.21, 9.91, 10.1].map(fineError)).toEqual([0.001, 0.004, 0.035, 0.2, 0.21, 1.3, 10, 11]);
    expect(fineError(0)).toBe(0);
  });

  it("are written with the comma of the language", () => {
    expect(fine(0.2).toLocaleString(regional("fr", []))).toBe("0,2");
  });
});

describe("the presses of a race in microseconds", () => {
  it("replace the whole milliseconds of their facts, and of no other fact", () => {
    const facts = refined([{ fact: "ambush" }, press(2)], [time(1, 5_000_200, 200, 4)]);
    expect(facts[0]).toEqual({ fact: "ambush" });
    expect(facts[1]).toMatchObject({ behind_ms: 0.2, err_ms: 0.004, reaction_ms: 312 });
    expect(refined([press(2, 7, 2)])).toEqual([press(2, 7, 2)]);
  });

  it("are told on the page by the news of the game", () => {
    const news = new News();
    news.take(1, { since: 0, steps: [{ facts: [press(2)], played: 1, presses: [time(0, 5_000_200, 200, 4)] }], age: 0 }, 0);
    expect(news.facts[0]).toMatchObject({ behind_ms: 0.2, err_ms: 0.004 });
    expect(news.latest[0]).toMatchObject({ behind_ms: 0.2 });
  });

  it("are compared with the earliest of the race, also when that is told later", () => {
    const facts = [...refined([press(1)], [time(0, 5_000_900, 0, 3)]), ...refined([press(2)], [time(0, 5_000_700, 0, 4)])];
    const shown = raced([{ seat: 2, reaction_ms: 311, behind_ms: 0 }, { seat: 1, reaction_ms: 312, behind_ms: 0 }], facts);
    expect(shown.map((one) => [one.seat, one.behind_ms, one.err_ms])).toEqual([[2, 0, 0.004], [1, 0.2, 0.003]]);
  });

  it("are as their facts say where the table knows no more, and have no error where nobody said it", () => {
    expect(raced([{ seat: 1, behind_ms: 0 }, { seat: 3, behind_ms: 25 }], [press(1, 0, 0), press(3, 25, 2)])).toEqual([
      { seat: 1, behind_ms: 0, err_ms: null },
      { seat: 3, behind_ms: 25, err_ms: 2 },
    ]);
  });

  it("are apart on the strip, each with its name and a bar to scale", () => {
    const [first, last] = beads([{ seat: 1, reaction_ms: 312, behind_ms: 0, err_ms: 0.004 }, { seat: 2, reaction_ms: 312, behind_ms: 0.2, err_ms: 0.004 }], (ms) => String(fine(ms)));
    expect([first?.label, last?.label]).toEqual(["312", "+0.2\u00a0ms"]);
    expect(first?.labelX).not.toBeNull();
    expect(last?.labelX).not.toBeNull();
    const scale = ((last?.x ?? 0) - (first?.x ?? 0)) / 0.2;
    expect(last?.width).toBeCloseTo(0.008 * scale, 6);
  });

  it("have bars that touch on the strip in a dead heat", () => {
    const [first, last] = beads([{ seat: 1, reaction_ms: 312, behind_ms: 0, err_ms: 0.004 }, { seat: 2, reaction_ms: 312, behind_ms: 0.002, err_ms: 0.004 }]);
    expect((first?.left ?? 0) + (first?.width ?? 0)).toBeGreaterThan(last?.left ?? 0);
    for (const bead of [first, last]) {
      expect(bead?.left).toBeGreaterThanOrEqual(20);
      expect((bead?.left ?? 0) + (bead?.width ?? 0)).toBeLessThanOrEqual(480.001);
    }
  });

  it("stand in the history of the game", () => {
    const view = { seats: [{ seat: 2, name: "Bo" }] } as unknown as View;
    const start: Frame = { kind: "start", at: null, facts: [], view };
    const called: Frame = { kind: "do", at: 5, facts: [{ fact: "ambush" }, press(2)], view, presses: [time(1, 5_000_200, 0, 4)] };
    const [line] = reactions({ frames: [start, called], reactions: { opened: "ambush", press: "press", verdict: "verdict", early: "false-start" } });
    expect(line?.presses).toEqual([{ ms: 312, err: 0.004, good: null }]);
  });
});
