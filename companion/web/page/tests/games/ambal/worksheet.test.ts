import { describe, expect, it } from "vitest";

import { mastery } from "../../../src/games/ambal/known";
import { amount, begun, isLasting, put, replaced, stepOf, without, withAmount, wordOf, WORDS } from "../../../src/games/ambal/worksheet";

const words = Object.values(WORDS).flat();

describe("the sheet for a card without data", () => {
  it.each(words)("begins %s with an effect that can stand as it is, in its own step", (word) => {
    const effect = begun(word);
    expect(wordOf(effect)).toBe(word);
    expect(WORDS[stepOf(effect)]).toContain(word);
  });

  it("begins anew each time", () => {
    const first = begun("next");
    first.effects?.push({ op: "heal" });
    expect(begun("next").effects).toHaveLength(1);
  });

  it("keeps the sign of what is lost", () => {
    const less = begun("lose-energy");
    expect(amount(less)).toBe(1);
    expect(withAmount(less, 3)).toEqual({ op: "energy", to: "opponent", n: -3 });
    expect(withAmount(begun("heal"), 5)["n"]).toBe(5);
  });

  it("leaves out whom and if where an effect lasts with its card", () => {
    const effect = put({ op: "reduce-damage", to: "you", n: 2, if: { curse: true } }, { when: "while" });
    expect(effect).toEqual({ op: "reduce-damage", n: 2, when: "while" });
    expect(put(effect, { when: undefined })).toEqual({ op: "reduce-damage", n: 2, to: "bearer" });
  });

  it("takes lines out and puts others in their place", () => {
    const all = [begun("heal"), begun("boon")];
    expect(isLasting(all)).toBe(true);
    expect(without(all, 1)).toEqual([begun("heal")]);
    expect(replaced(all, 0, begun("damage"))[0]).toEqual(begun("damage"));
  });
});

it("counts Mastery from the Discard Pile alone, School by School", () => {
  const known = { a: { school: "fire" as const }, b: { school: "sword" as const }, c: {} };
  expect(mastery(["a", "b", "a", "c", "unknown"], known)).toEqual([{ school: "fire", count: 2 }, { school: "sword", count: 1 }]);
});
