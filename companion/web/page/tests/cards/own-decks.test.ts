import { beforeEach, describe, expect, it, vi } from "vitest";

import { forgetOwnDeck, keepOwnDeck, ownDecks } from "../../src/cards/own-decks";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});

describe("decks of a phone's owner", () => {
  it("are kept in this browser, each game for itself", () => {
    keepOwnDeck("ambal", { name: "Storm", mode: "single-regular", piles: ["a", "a"] });
    keepOwnDeck("ambal", { name: "Ash", mode: "single-advanced", piles: { battle: ["b"], library: ["c"] } });
    keepOwnDeck("ambush", { name: "Box", mode: "standard", piles: [] });
    expect(ownDecks("ambal").map(({ name }) => name)).toEqual(["Ash", "Storm"]);
    expect(ownDecks("ambush").map(({ name }) => name)).toEqual(["Box"]);
  });

  it("are replaced by one of the same name, and forgotten", () => {
    keepOwnDeck("ambal", { name: "Storm", mode: "single-regular", piles: ["a"] });
    keepOwnDeck("ambal", { name: "Storm", mode: "single-regular", piles: ["b"] });
    expect(ownDecks("ambal").map(({ piles }) => piles)).toEqual([["b"]]);
    forgetOwnDeck("ambal", "Storm");
    expect(ownDecks("ambal")).toEqual([]);
  });

  it("do not trip over what is no deck", () => {
    for (const wrong of ["{", "7", "[1, {}]", '[{"name":"x","mode":"y","piles":[3]}]', '[{"name":"x","mode":"y","piles":{"a":"b"}}]']) {
      kept.set("ambit.decks.ambal", wrong);
      expect(ownDecks("ambal")).toEqual([]);
    }
  });
});
