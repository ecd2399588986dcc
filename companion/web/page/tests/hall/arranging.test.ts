import { expect, it } from "vitest";

import { allApart, among, apart, arrangement, pairing, swapped, together } from "../../src/hall/desk/arranging";

const WHY = { id: "hall-why-lot", args: {} };
const PROPOSED = [{ players: [1, 2], table: "north", why: WHY }, { players: [3, 4], table: null, why: WHY }];

it("takes the proposal as it is, with its tables, and tells who is in no match", () => {
  const now = arrangement(PROPOSED, [1, 2, 3, 4, 5]);
  expect(now.loose).toEqual([5]);
  expect(pairing(now)).toEqual({ do: "pair", matches: [{ players: [1, 2], table: "north" }, { players: [3, 4] }] });
});

it("says of a changed match that people made it, and leaves the others to the rules", () => {
  const now = swapped(arrangement([...PROPOSED, { players: [5, 6], table: "east", why: WHY }], [1, 2, 3, 4, 5, 6]), 2, 3);
  expect(pairing(now)["matches"]).toEqual([{ players: [1, 3], manual: true }, { players: [2, 4], manual: true }, { players: [5, 6], table: "east" }]);
});

it("lets somebody who is in no match take a place", () => {
  const now = swapped(arrangement(PROPOSED, [1, 2, 3, 4, 5]), 5, 1);
  expect(now.loose).toEqual([1]);
  expect(now.matches.map(({ players }) => players)).toEqual([[5, 2], [3, 4]]);
});

it("changes nothing between two of the same match", () => {
  const now = arrangement(PROPOSED, [1, 2, 3, 4]);
  expect(swapped(now, 1, 2)).toEqual(now);
});

it("takes matches apart and puts people together; nobody is lost", () => {
  const now = arrangement(PROPOSED, [1, 2, 3, 4, 5]);
  const all = allApart(now);
  expect([...all.loose].sort()).toEqual([1, 2, 3, 4, 5]);
  const [first] = now.matches;
  const after = together(together(apart(now, first!), [1, 5]), [2]);
  expect(after.loose).toEqual([]);
  expect(pairing(after)["matches"]).toEqual([{ players: [3, 4] }, { players: [1, 5], manual: true }, { players: [2], manual: true }]);
});

it("keeps what people arranged while others check in or leave", () => {
  const mine = swapped(arrangement(PROPOSED, [1, 2, 3, 4]), 2, 3);
  expect(among(mine, [1, 2, 3, 4])).toBe(mine);
  expect(among(mine, [1, 2, 3, 4, 6])).toEqual({ matches: mine.matches, loose: [6] });
  const left = among(mine, [1, 2, 4]);
  expect(left.matches.map(({ players }) => players)).toEqual([[2, 4]]);
  expect(left.loose).toEqual([1]);
});
