import { describe, expect, it } from "vitest";

import { add, begun, type Changes, lines, remove, set, toSend, turn, turned, wouldBe } from "../../../src/games/ambush/phone-changes";

describe("a castle turned like a dial", () => {
  it("is damage below zero and repair above", () => {
    expect(turn([], 2, -3)).toEqual([{ op: "damage", n: 3, seat: 2 }]);
    expect(turn([], 2, 4)).toEqual([{ op: "repair", n: 4, seat: 2 }]);
  });

  it("gathers its turns, and is nothing when turned back", () => {
    const hit = turn(turn([], 2, -3), 2, -1);
    expect(turned(hit, 2)).toBe(-4);
    expect(turn(hit, 2, 4)).toEqual([]);
    expect(turn(hit, 2, 5)).toEqual([{ op: "repair", n: 1, seat: 2 }]);
  });

  it("stays at the place in the order where it was first touched", () => {
    const first = add(turn([], 3, -2), begun("draw", 1, [1, 2, 3]));
    expect(turn(first, 3, -1).map((change) => change.op)).toEqual(["damage", "draw"]);
    expect(turn(first, 3, -1)[0]?.n).toBe(3);
  });

  it("stops at 999 either way", () => {
    expect(turned(turn([], 1, -5000), 1)).toBe(-999);
    expect(turned(turn([], 1, 5000), 1)).toBe(999);
  });

  it("leaves other seats alone", () => {
    expect(turned(turn(turn([], 1, -2), 2, 5), 1)).toBe(-2);
  });
});

describe("lines", () => {
  it("begin so that they could be sent as they are", () => {
    expect(begun("draw", 2, [1, 2])).toEqual({ op: "draw", n: 1, seat: 2 });
    expect(begun("place", 2, [1, 2])).toEqual({ op: "place", n: 1, seat: 2, from: "deck" });
    expect(begun("give", 2, [1, 2, 3])).toEqual({ op: "give", n: 1, seat: 2, from: 1 });
  });

  it("are changed in their place and kept within bounds", () => {
    const two: Changes = [begun("draw", 1, [1, 2]), begun("guard", 2, [1, 2])];
    expect(set(two, 1, { n: 4 })[1]).toEqual({ op: "guard", n: 4, seat: 2 });
    expect(set(two, 0, { n: -3 })[0]?.n).toBe(0);
    expect(set(two, 0, { n: 12345 })[0]?.n).toBe(999);
    expect(remove(two, 0)).toEqual([two[1]]);
  });

  it("are all but the dials", () => {
    const mixed = add(turn([], 2, -3), begun("pick", 1, [1, 2]));
    expect(lines(mixed)).toEqual([{ change: { op: "pick", n: 1, seat: 1 }, place: 1 }]);
  });
});

describe("what is sent", () => {
  it("leaves out what changes nothing", () => {
    const idle: Changes = [{ op: "draw", n: 0, seat: 1 }, { op: "give", n: 2, seat: 1, from: 1 }, { op: "guard", n: 2, seat: 1 }];
    expect(toSend(idle)).toEqual([{ op: "guard", n: 2, seat: 1 }]);
  });

  it("keeps the order in which things happened", () => {
    const story = turn(add(turn([], 2, -3), begun("draw", 1, [1, 2])), 1, 2);
    expect(toSend(story).map(({ op, seat }) => `${op} ${seat}`)).toEqual(["damage 2", "draw 1", "repair 1"]);
  });
});

describe("what a castle would be", () => {
  it("takes guard first and stops at 0", () => {
    expect(wouldBe(10, 4, -3, 20)).toBe(10);
    expect(wouldBe(10, 4, -6, 20)).toBe(8);
    expect(wouldBe(3, 0, -9, 20)).toBe(0);
  });

  it("stops at the top of the dial where that is known", () => {
    expect(wouldBe(18, 0, 5, 20)).toBe(20);
    expect(wouldBe(18, 0, 5, null)).toBe(23);
  });
});
