import { describe, expect, it } from "vitest";

import { ClockMap, COARSE } from "../src/clock";

/** A table's clock that runs `ahead` seconds before this one, asked with round trips of these lengths. */
function mapped(ahead: number, trips: readonly { at: number; there: number; back: number }[]): ClockMap {
  const map = new ClockMap();
  for (const { at, there, back } of trips) map.sample(at, at + there + back, at + there + ahead);
  return map;
}

describe("the map of the clocks", () => {
  it("knows nothing before the first round trip", () => {
    expect(new ClockMap().moment(3)).toBeNull();
  });

  it("puts a moment between the two ends of a round trip", () => {
    const moment = mapped(100, [{ at: 10, there: 0.01, back: 0.01 }]).moment(10.02);
    expect(moment?.at).toBeCloseTo(110.02, 6);
    expect(moment?.err).toBeCloseTo(0.01 + COARSE, 6);
  });

  it.each([
    ["even", 0.02, 0.02],
    ["all of it on the way there", 0.04, 0],
    ["all of it on the way back", 0, 0.04],
  ])("is never further off than it says, with a way that is %s", (_, there, back) => {
    const moment = mapped(-7, [{ at: 1, there, back }]).moment(2);
    expect(Math.abs((moment?.at ?? 0) - (2 - 7))).toBeLessThanOrEqual(moment?.err ?? 0);
  });

  it("is as good as the two best ways together", () => {
    const lopsided = mapped(50, [{ at: 1, there: 0.03, back: 0.001 }, { at: 3, there: 0.001, back: 0.03 }]);
    expect(lopsided.moment(3.1)?.err).toBeLessThan(0.004);
  });

  it("grows less sure as time passes without a word", () => {
    const map = mapped(0, [{ at: 1, there: 0.005, back: 0.005 }]);
    expect(map.moment(61)?.err).toBeCloseTo((map.moment(1.01)?.err ?? 0) + 60 * 1e-4, 3);
  });

  it("believes the present when a clock has jumped", () => {
    const map = mapped(0, [{ at: 1, there: 0.005, back: 0.005 }, { at: 3, there: 0.005, back: 0.005 }]);
    map.sample(5, 5.01, 905.005);
    expect(map.moment(5.01)?.at).toBeCloseTo(905.01, 3);
  });

  it("takes no sample that arrived before it was sent", () => {
    const map = new ClockMap();
    map.sample(2, 1, 7);
    expect(map.known).toBe(false);
  });
});
