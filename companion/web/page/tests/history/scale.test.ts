import { describe, expect, it } from "vitest";

import { apart, changes, scale, spaced, steps, ticks } from "../../src/history/scale";

describe("ticks", () => {
  it.each([
    [0, 20, 4, [0, 5, 10, 15, 20]],
    [0, 60, 3, [0, 20, 40, 60]],
    [0, 3, 4, [0, 1, 2, 3]],
    [0, 0, 4, [0, 1]],
    [312, 780, 5, [300, 400, 500, 600, 700, 800]],
  ])("are round numbers from %i to %i", (least, most, about, want) => {
    expect(ticks(least, most, about)).toEqual(want);
  });
});

describe("scale", () => {
  it("puts the first tick at one end and the last at the other", () => {
    const y = scale(0, 18, 200, 0, 4);
    expect(y.ticks).toEqual([0, 5, 10, 15, 20]);
    expect([y.at(0), y.at(10), y.at(20)]).toEqual([200, 100, 0]);
  });
});

describe("steps", () => {
  const x = (step: number) => step * 10;
  const y = (value: number) => 100 - value;

  it("stay until something changes", () => {
    expect(steps([20, 20, 17], x, y)).toBe("M0 80H10H20V83");
  });

  it("leave a gap where nothing is known", () => {
    expect(steps([null, 5, null, 6], x, y)).toBe("M10 95M30 94");
  });

  it("are marked where they change", () => {
    expect(changes([20, 20, 17, null, 17])).toEqual([0, 2, 4]);
  });
});

describe("apart", () => {
  it("leaves labels that do not touch where they are", () => {
    expect(apart([10, 50], 18, 0, 100)).toEqual([10, 50]);
  });

  it("moves those that touch, and keeps their order", () => {
    expect(apart([50, 48, 52], 18, 0, 200)).toEqual([66, 48, 84]);
  });

  it("keeps them inside the drawing", () => {
    expect(apart([98, 99], 18, 0, 100)).toEqual([82, 100]);
  });
});

describe("names under a chart", () => {
  it("stand only where the one before is far enough away", () => {
    expect(spaced([10, 40, 90, 100, 171, 400], 80)).toEqual([0, 2, 4, 5]);
    expect(spaced([], 80)).toEqual([]);
  });
});
