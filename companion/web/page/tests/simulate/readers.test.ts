/** Cards on readers: who tapped what, which card is seen, where one can be dropped. */

import { beforeEach, describe, expect, it } from "vitest";

import { type Landing, landingAt, slipped } from "../../src/simulate/held";
import { OnReaders, tapped } from "../../src/simulate/on-readers";
import type { Players } from "../../src/wire";

const players = (hands: Record<string, string[]>, top: string | null): Players => ({ playing: true, speed: 1, by_themselves: [1, 2], hands, top, seed: "7" });

describe("what those who play by themselves tapped", () => {
  it("is the card that left a hand and that a fact names", () => {
    const before = players({ "1": ["wall", "wall", "knight"], "2": ["mason"] }, "quake");
    const after = players({ "1": ["wall", "knight"], "2": ["mason"] }, "quake");
    expect(tapped(before, after, [{ fact: "played", seat: 1, card: "wall" }])).toEqual([{ seat: 1, card: "wall" }]);
  });

  it("is nothing when cards left a hand in another way", () => {
    const before = players({ "1": ["wall", "knight"] }, "quake");
    expect(tapped(before, players({ "1": ["wall"] }, "quake"), [{ fact: "returned", seat: 1, count: 1 }])).toEqual([]);
    expect(tapped(before, players({ "1": [] }, "quake"), [{ fact: "played", seat: 1, card: "wall" }])).toEqual([]);
  });

  it("is the top card, on the table's reader", () => {
    const before = players({ "1": ["wall"] }, "quake");
    expect(tapped(before, players({ "1": ["wall"] }, "mason"), [{ fact: "exposed", seat: 1, card: "quake" }])).toEqual([{ seat: 0, card: "quake" }]);
  });
});

describe("a card on a reader", () => {
  let due: (() => void)[];
  let readers: OnReaders;
  beforeEach(() => {
    due = [];
    readers = new OnReaders((_, call) => due.push(call));
  });

  it("passes", () => {
    readers.pass(1, "wall");
    expect(readers.seen.value.get(1)).toEqual({ card: "wall", stays: false });
    due.shift()?.();
    expect(readers.seen.value.has(1)).toBe(false);
  });

  it("that comes after another is not taken away with it", () => {
    readers.pass(1, "wall");
    readers.pass(1, "mason");
    due.shift()?.();
    expect(readers.seen.value.get(1)?.card).toBe("mason");
  });

  it("that was left stays until it is lifted", () => {
    readers.leave(2, "wall");
    readers.pass(2, "mason");
    expect(readers.seen.value.get(2)).toEqual({ card: "wall", stays: true });
    readers.lift(2);
    expect(readers.seen.value.size).toBe(0);
  });
});

describe("a card in a hand", () => {
  const landing = (seat: number, left: number): Landing => ({ seat, getBoundingClientRect: () => ({ left, right: left + 100, top: 0, bottom: 100 }) });

  it("lands on the reader under the finger, or nearly so", () => {
    const both = [landing(1, 0), landing(2, 300)];
    expect(landingAt(350, 50, both)?.seat).toBe(2);
    expect(landingAt(105, 50, both)?.seat).toBe(1);
    expect(landingAt(200, 50, both)).toBeNull();
  });

  it("is carried only when the finger goes some way", () => {
    expect(slipped({ x: 0, y: 0 }, { x: 3, y: 4 })).toBe(false);
    expect(slipped({ x: 0, y: 0 }, { x: 6, y: 8 })).toBe(true);
  });
});
