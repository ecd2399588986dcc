import { describe, expect, it } from "vitest";

import { arrowPoints, packPoints, type Point, rimPoint } from "../../../src/games/tamer/rim";

const SEATS = [4, 5, 6, 7, 8];

/** How far a point is from the outline: straight above and below, round at both ends. */
function off({ x, y }: Point): number {
  const beyond = Math.max(0, Math.abs(x) - 225);
  return Math.abs(Math.hypot(beyond, y) - 150);
}

/** Which way round the middle, in degrees from the top. */
const bearing = ({ x, y }: Point): number => ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;

describe.each([false, true])("packs on the rim, upright %s", (portrait) => {
  it.each(SEATS)("of %i seats lie on it, each at its own place, clockwise", (seats) => {
    const points = packPoints(seats, portrait);
    expect(points).toHaveLength(seats);
    for (const point of points) expect(off(point)).toBeLessThan(1e-9);
    const turns = points.map((point, at) => (bearing(points[(at + 1) % seats] ?? point) - bearing(point) + 360) % 360);
    expect(Math.min(...turns)).toBeGreaterThan(5);
    expect(turns.reduce((sum, turn) => sum + turn, 0)).toBeCloseTo(360);
  });

  it.each(SEATS)("of %i seats have an arrow between each two neighbours", (seats) => {
    const [packs, arrows] = [packPoints(seats, portrait), arrowPoints(seats, portrait)];
    for (const [at, arrow] of arrows.entries()) {
      const [from, to] = [packs[at], packs[(at + 1) % seats]];
      if (!from || !to) throw new Error("no pack");
      expect((bearing(arrow) - bearing(from) + 360) % 360).toBeLessThan((bearing(to) - bearing(from) + 360) % 360);
      expect(off(arrow)).toBeLessThan(1e-9);
    }
  });
});

describe("the rim", () => {
  it("has the seat opposite across the middle", () => {
    for (const angle of [0, 45, 60, 90, 120, 200]) {
      const [here, there] = [rimPoint(angle), rimPoint(angle + 180)];
      expect(here.x).toBeCloseTo(-there.x);
      expect(here.y).toBeCloseTo(-there.y);
    }
  });

  it("turns once round", () => {
    const headings = Array.from({ length: 36 }, (_, at) => rimPoint(at * 10).heading);
    expect(headings).toEqual([...headings].sort((one, other) => one - other));
    expect(rimPoint(180).heading).toBe(180);
  });
});
