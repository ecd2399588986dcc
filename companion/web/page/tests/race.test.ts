import { describe, expect, it } from "vitest";

import { beads, type Press } from "../src/parts/race-geometry";

const press = (seat: number, reaction: number | null, behind: number, err: number | null = 0): Press =>
  ({ seat, reaction_ms: reaction, behind_ms: behind, err_ms: err });

describe("the strip of a race", () => {
  it("is to scale: twice as late is twice as far", () => {
    const [first, second, third] = beads([press(1, 400, 0), press(2, 500, 100), press(3, 600, 200)]);
    expect((third?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(2 * ((second?.x ?? 0) - (first?.x ?? 0)), 6);
  });

  it("draws the error to the same scale, to both sides", () => {
    const [first, last] = beads([press(1, 400, 0, 3), press(2, 500, 100, 6)]);
    const scale = ((last?.x ?? 0) - (first?.x ?? 0)) / 100;
    expect(last?.width).toBeCloseTo(12 * scale, 6);
    expect((last?.left ?? 0) + (last?.width ?? 0) / 2).toBeCloseTo(last?.x ?? 0, 6);
  });

  it("draws no bar where the error is not known", () => {
    expect(beads([press(1, 400, 0, null)])[0]?.width).toBe(0);
  });

  it("sorts by moment, whatever the order of arrival", () => {
    expect(beads([press(3, 437, 25), press(1, 412, 0)]).map((bead) => bead.seat)).toEqual([1, 3]);
  });

  it("lifts a mark that would cover another one", () => {
    const rows = beads([press(1, 400, 0), press(2, 402, 2), press(3, 404, 4), press(4, 800, 400)]).map((bead) => bead.row);
    expect(rows).toEqual([0, 1, 2, 0]);
  });

  it("does not stretch a few milliseconds over the whole strip", () => {
    const [first, last] = beads([press(1, 400, 0), press(2, 405, 5)]);
    expect((last?.x ?? 0) - (first?.x ?? 0)).toBeLessThan(60);
  });

  it("always names the first and the last, and no two names over each other", () => {
    const names = beads([press(1, 400, 0), press(2, 405, 5), press(3, 700, 300)]).map((bead) => bead.labelX !== null);
    expect(names).toEqual([true, false, true]);
  });

  it("keeps the unit when the last name has no room", () => {
    const [first, last] = beads([press(1, 1084, 0, 100), press(3, 1108, 24, 100)]);
    expect([first?.label, last?.labelX]).toEqual(["1084\u00a0ms", null]);
  });

  it("names a press by its distance when nobody knows when the last card lay", () => {
    expect(beads([press(2, null, 0), press(3, null, 90)]).map((bead) => bead.label)).toEqual(["+0", "+90\u00a0ms"]);
  });

  it("shows a bar that is wider than the race from end to end, without leaving the strip", () => {
    const [first, last] = beads([press(1, 64, 0, 100), press(3, 97, 33, 100)]);
    for (const bead of [first, last]) {
      expect(bead?.left).toBeGreaterThanOrEqual(20);
      expect((bead?.left ?? 0) + (bead?.width ?? 0)).toBeLessThanOrEqual(480.001);
    }
    expect((first?.left ?? 0) + (first?.width ?? 0)).toBeGreaterThan(last?.left ?? 0);
  });

  it("writes its numbers as the reader does", () => {
    expect(beads([press(1, 7924, 0)], (ms) => ms.toLocaleString("en"))[0]?.label).toBe("7,924\u00a0ms");
  });

  it("stays on the strip", () => {
    for (const bead of beads([press(1, 9, 0, 500), press(2, 9999, 5000, 500)])) expect(bead.x >= 0 && bead.x <= 500).toBe(true);
  });
});
