import { describe, expect, it } from "vitest";

import { addCard, addPile, cardsIn, lines, pileNames, setCount, size } from "../../src/cards/deck";

describe("a deck of one pile", () => {
  it("counts each card where it first came", () => {
    expect(lines(["a", "b", "a"], "")).toEqual([{ card: "a", count: 2 }, { card: "b", count: 1 }]);
    expect(pileNames(["a"])).toEqual([""]);
  });

  it("gets one more of a card beside those that are there", () => {
    expect(addCard(["a", "b"], "", "a")).toEqual(["a", "a", "b"]);
    expect(addCard([], "", "c")).toEqual(["c"]);
  });

  it("can have a card set to any number, and to none", () => {
    expect(setCount(["a", "b", "c"], "", "b", 3)).toEqual(["a", "b", "b", "b", "c"]);
    expect(setCount(["a", "b", "c"], "", "b", 0)).toEqual(["a", "c"]);
    expect(setCount(["a"], "", "z", 2)).toEqual(["a", "z", "z"]);
  });
});

describe("a deck of several piles", () => {
  const piles = { battle: ["a"], library: ["b", "b"] };

  it("changes one and leaves the others", () => {
    expect(addCard(piles, "battle", "c")).toEqual({ battle: ["a", "c"], library: ["b", "b"] });
    expect(cardsIn(piles, "library")).toEqual(["b", "b"]);
    expect(size(piles)).toBe(3);
  });

  it("begins when a second pile is named", () => {
    expect(addPile([], "battle")).toEqual({ battle: [] });
    expect(addPile(["a"], "library")).toEqual({ main: ["a"], library: [] });
    expect(addPile(piles, "battle")).toBe(piles);
  });
});
