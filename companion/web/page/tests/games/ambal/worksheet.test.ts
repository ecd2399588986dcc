import { describe, expect, it } from "vitest";

import effects from "./effects.json";
import { mastery } from "../../../src/games/ambal/card-data";
import { CONDITIONS, SCHOOLS, SIDES, TYPES } from "../../../src/games/ambal/types";
import { type Around, asks } from "../../../src/games/ambal/worksheet-asks";
import { amount, begun, type Effect, isLasting, LIKELY, put, replaced, stepOf, without, withAmount, wordOf, WORDS } from "../../../src/games/ambal/worksheet";
import { languages, Library } from "../../../src/words/catalogues";
import { Speaker } from "../../../src/words/speaker";

interface Entered { word: string; taps: [string, string | number][]; effect: Effect }
/** Taps on the worksheet one after the other, and the effects that they give; the tests of the rules read the same file. */
const entered = effects as unknown as Entered[];
const AROUND = { seats: [1, 2], lasting: true, inner: false };

function tapped(effect: Effect, [name, value]: [string, string | number], around: Around = AROUND): Effect {
  const ask = asks(effect, around).find((one) => one.name === name && (one.kind === "count" || one.kind === "text" || (one.values as readonly unknown[]).includes(value)));
  if (ask === undefined) throw new Error(`the sheet does not ask for ${name} ${value} of ${JSON.stringify(effect)}`);
  return (ask.tap as (value: string | number) => Effect)(value);
}

const names = (effect: Effect, around: Around): string[] => asks(effect, around).map(({ name }) => name);

const words = Object.values(WORDS).flat();

describe("the sheet for a card without data", () => {
  it.each(words)("begins %s with an effect that can stand as it is, in its own step", (word) => {
    const effect = begun(word);
    expect(wordOf(effect)).toBe(word);
    expect(WORDS[stepOf(effect)]).toContain(word);
  });

  it.each(entered)("makes of $word, $taps exactly what the card says", ({ word, taps, effect }) => {
    expect(taps.reduce((now, tap) => tapped(now, tap), begun(word))).toEqual(effect);
  });

  it("has every word of the vocabulary tried", () => {
    expect(new Set(entered.map(({ word }) => word))).toEqual(new Set(words));
  });

  it("shows a few words of each step at once, the rest behind more", () => {
    for (const [step, few] of Object.entries(LIKELY)) expect(WORDS[Number(step)]?.length).toBeGreaterThanOrEqual(few);
  });

  it("offers for whom in one tap what is likely at this table, and every other word behind more", () => {
    const values = (seats: number[], more: boolean): unknown => asks(begun("damage"), { ...AROUND, seats, lasting: false }).find((ask) => ask.name.startsWith("who") && ask.more === more);
    expect(values([1, 2], false)).toMatchObject({ values: ["you", "opponent", "target", "everyone"] });
    expect(values([1, 2], true)).toMatchObject({ values: ["opponents", "partner", "ally", "allies", 1, 2] });
    expect(values([1, 2, 3, 4], true)).toMatchObject({ values: [1, 2, 3, 4] });
  });

  it("asks for nothing that makes no card", () => {
    const plain = { ...AROUND, lasting: false };
    expect(names(begun("boon"), AROUND)).not.toContain("when");
    expect(asks(begun("boon"), { ...AROUND, seats: [1, 2, 3, 4] })[0]).toMatchObject({ values: ["you", "opponent", "partner", "ally", "target"] });
    expect(names(begun("remove-curse"), plain)).not.toContain("when");
    expect(asks(begun("damage"), plain).find(({ name }) => name === "when")).toMatchObject({ values: ["use", "end"] });
    expect(names(put(begun("dearer"), { when: "while" }), AROUND)).not.toEqual(expect.arrayContaining(["who", "if", "until"]));
    expect(names(begun("remove-boon", true), { ...plain, inner: true })).not.toContain("how-many");
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

it.each(languages)("says every question and every answer of the sheet in %s", async (language) => {
  const library = new Library();
  await library.load(language);
  const speaker = new Speaker(language, library, new Map());
  const named: readonly unknown[] = [...SCHOOLS, ...CONDITIONS, ...SIDES, ...TYPES];
  const arounds: Around[] = [AROUND, { seats: [1, 2, 3, 4], lasting: false, inner: true }];
  const all = entered.flatMap(({ word, effect }) => [begun(word), effect]).flatMap((effect) => arounds.flatMap((around) => asks(effect, around)));
  for (const ask of all) {
    expect(speaker.knows(`phone-ambal-${ask.name}`), ask.name).toBe(true);
    const group = ["who", "who-else", "if-of"].includes(ask.name) ? "to" : ask.name;
    const values = "values" in ask ? ask.values.filter((value) => typeof value === "string" && (!named.includes(value) || (ask.name === "if" && !(CONDITIONS as readonly string[]).includes(value)))) : [];
    for (const value of values) expect(speaker.knows(`phone-ambal-${group}-${value}`), `${group} ${value}`).toBe(true);
  }
});

it("counts Mastery from the Discard Pile alone, School by School", () => {
  const known = { a: { school: "fire" as const }, b: { school: "sword" as const }, c: {} };
  expect(mastery(["a", "b", "a", "c", "unknown"], known)).toEqual([{ school: "fire", count: 2 }, { school: "sword", count: 1 }]);
});
