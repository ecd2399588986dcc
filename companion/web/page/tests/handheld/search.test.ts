import { describe, expect, it } from "vitest";

import { fold, hitIn, search } from "../../src/handheld/search";

const cards = ["Ambush", "Elven Archer", "Burmstone Knight", "Burmstone Blacksmith", "Bombug", "L’Épée d’Été", "Archmage"].map((name) => ({
  id: fold(name).replaceAll(" ", "-"),
  name,
}));
const names = (text: string) => search(cards, text).map((card) => card.name);

describe("search", () => {
  it("leaves everything while nothing is typed", () => {
    expect(names("  ")).toHaveLength(cards.length);
  });

  it("puts names that begin so before words that do", () => {
    expect(names("arch")).toEqual(["Archmage", "Elven Archer"]);
  });

  it("takes beginnings of several words in any order", () => {
    expect(names("kni bur")).toEqual(["Burmstone Knight"]);
  });

  it("finds what lies inside a name", () => {
    expect(names("smith")).toEqual(["Burmstone Blacksmith"]);
  });

  it("does not care for accents, capitals and signs", () => {
    expect(names("EPEE")).toEqual(["L’Épée d’Été"]);
    expect(fold("L’Épée d’Été")).toBe("l epee d ete");
    expect(fold("Assassin's Œuvre")).toBe("assassins oeuvre");
  });

  it.each(["ambsuh", "amush", "ambbush", "anbush"])("forgives one slip: %s", (typed) => {
    expect(names(typed)).toEqual(["Ambush"]);
  });

  it("forgives nothing in short words, where a slip means another word", () => {
    expect(names("bxm")).toEqual([]);
  });
});

describe("hitIn", () => {
  it("says where the typed letters stand", () => {
    expect(hitIn("Burmstone Knight", "kni")).toEqual({ from: 10, to: 13 });
    expect(hitIn("Bombug", "knight")).toBeNull();
    expect(hitIn("Bombug", " ")).toBeNull();
  });
});
