import { describe, expect, it } from "vitest";

import { standing } from "../../../src/games/tamer/moment";
import { sentence } from "../../../src/games/tamer/sentences";
import { factsOf, type StepKind, storyOf } from "../../../src/games/tamer/steps";
import type { Fact } from "../../../src/wire";
import { Library } from "../../../src/words/catalogues";
import { plain } from "../../../src/words/marks";
import { speaker } from "../../../src/words/say";
import { Speaker } from "../../../src/words/speaker";
import { after, done, fighting, FIRST, known, PAIRED, sceneAfter, SECOND, THIRD } from "./rulebook";

const ALL = [...PAIRED, ...FIRST, ...SECOND, ...THIRD];
const kinds = (facts: readonly Fact[], battle = fighting): StepKind[] => storyOf(facts, battle).steps.map(({ kind }) => kind);

describe("the rulebook's battle as steps", () => {
  it("begins with a step for each Round Start effect", () => {
    expect(kinds(PAIRED)).toEqual(["start", "start"]);
  });

  it("tells blows, damage, who is out, and who comes to the front", () => {
    expect(kinds([...PAIRED, ...FIRST], after(1)).slice(2)).toEqual(["blows", "damage", "out", "next"]);
  });

  it("tells a KO effect after those who fell have left", () => {
    expect(kinds([...PAIRED, ...FIRST, ...SECOND], after(2)).slice(6)).toEqual(["blows", "damage", "out", "ko", "next"]);
  });

  it("ends with the result and the dice that come off", () => {
    expect(kinds(ALL, done).slice(11)).toEqual(["blows", "damage", "out", "ko", "over", "clear"]);
  });

  it("only grows: what was a step stays that step", () => {
    const early = storyOf([...PAIRED, ...FIRST], after(1)).steps;
    expect(storyOf(ALL, done).steps.slice(0, early.length)).toEqual(early);
  });

  it("gives each clash its section", () => {
    expect(storyOf(ALL, done).steps.map(({ section }) => section)).toEqual([0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3]);
  });
});

describe("several battles at once", () => {
  const other: Fact[] = [
    { fact: "clash", battle: 2, clash: 1, blows: [] },
    { fact: "dice", seat: 3, creature: "x", die: "damage", colour: "black", from: 0, to: 4, by: "clash" },
    { fact: "knocked_out", battle: 2, seat: 3, creature: "x", by: "y" },
  ];

  it("are told apart by their number, and dice by the seat", () => {
    expect(factsOf([...PAIRED, ...other, ...FIRST], fighting)).toEqual([...PAIRED.slice(1), ...FIRST]);
    expect(factsOf([...PAIRED, ...other, ...FIRST], { battle: 2, seats: [3, 4] })).toEqual(other);
  });

  it("do not take in the dice of the next draft, nor battles of an earlier round", () => {
    const drafted: Fact = { fact: "dice", seat: 1, creature: "gillfox", die: "perm_power", colour: "dark-red", from: 0, to: 1, by: "effect" };
    expect(factsOf([...ALL, drafted], done)).not.toContain(drafted);
    expect(factsOf([...ALL, ...PAIRED], fighting)).toEqual(PAIRED.slice(1));
  });
});

describe("a question", () => {
  const effect: Fact[] = [{ fact: "ko_effect", battle: 1, seat: 1, creature: "a" }, { fact: "asked", battle: 1, seat: 1, kind: "choose", creature: "a" }];
  const answered: Fact = { fact: "dice", seat: 1, creature: "b", die: "perm_power", colour: "dark-red", from: 0, to: 1, by: "effect" };

  it("parts its effect: what the answer gives is a step of its own, of the same creature", () => {
    const { steps } = storyOf([...PAIRED.slice(0, 1), ...effect, answered], fighting);
    expect(steps.map(({ kind, creature, facts }) => [kind, creature, facts.length])).toEqual([["ko", "a", 2], ["ko", "a", 1]]);
  });

  it("is told as waiting, and not as an effect that gives nothing", async () => {
    const library = new Library();
    await library.load("en");
    speaker.value = new Speaker("en", library, new Map(), {}, "tamer");
    const story = storyOf([...PAIRED.slice(0, 1), ...effect], fighting);
    const [step] = story.steps;
    const now = standing(sceneAfter(PAIRED, [], fighting), fighting, story, 0, () => undefined);
    expect(step && plain(sentence(step, now))).toBe("a waits for a choice.");
  });
});

describe("the battle at each step, number by number", () => {
  const story = storyOf(ALL, done);
  const scene = sceneAfter(ALL, THIRD, done);
  const at = (step: number) => standing(scene, done, story, step, known);
  const numbers = (step: number, side: 0 | 1, key: string) => {
    const one = at(step).sides[side].creatures.get(key);
    return one && [one.power, one.health, one.damage];
  };

  it("stands as built before the first step", () => {
    expect(at(-1).sides.map(({ line }) => line)).toEqual([["gillfox", "middle-aged-drachna", "chimerall"], ["gryphoon", "solynx"]]);
    expect(numbers(-1, 0, "chimerall")).toEqual([2, 2, 0]);
    expect(numbers(-1, 1, "solynx")).toEqual([3, 5, 0]); // the 1 from the draft lies on it
  });

  it("has the Round Start dice after both effects", () => {
    expect(numbers(1, 0, "chimerall")).toEqual([2, 4, 0]);
    expect(numbers(1, 1, "solynx")).toEqual([5, 5, 0]);
  });

  it("keeps who fought in front until the next comes forward", () => {
    expect(at(4).sides.map(({ front }) => front)).toEqual(["gillfox", "gryphoon"]);
    expect(at(4).sides[0].out).toEqual(["gillfox"]);
    expect(at(5).sides.map(({ front }) => front)).toEqual(["middle-aged-drachna", "gryphoon"]);
    expect(at(4).sides.map(({ deals }) => deals)).toEqual([1, 5]);
  });

  it("counts damage and KO effects as the rulebook does", () => {
    expect(numbers(3, 0, "gillfox")).toEqual([1, 3, 5]);
    expect(numbers(9, 0, "middle-aged-drachna")).toEqual([8, 6, 5]);
    expect(numbers(9, 1, "gryphoon")).toEqual([5, 4, 8]);
    expect(numbers(9, 0, "chimerall")).toEqual([3, 4, 0]);
    expect(numbers(14, 0, "chimerall")).toEqual([4, 4, 0]);
    expect(numbers(14, 0, "middle-aged-drachna")).toEqual([8, 6, 10]);
  });

  it("frames the dice that a step lays", () => {
    expect([...at(9).fresh]).toEqual([["1/middle-aged-drachna", ["perm_power"]], ["1/chimerall", ["perm_power"]]]);
  });

  it("is the same forth and back, whoever has heard everything", () => {
    const heardLate = storyOf([...SECOND, ...THIRD], done);
    const last = heardLate.steps.length - 1;
    const late = standing(sceneAfter([...SECOND, ...THIRD], THIRD, done), done, heardLate, last, known);
    expect(late.sides.map(({ line }) => line)).toEqual(at(story.steps.length - 1).sides.map(({ line }) => line));
    const begins = standing(sceneAfter([...SECOND, ...THIRD], THIRD, done), done, heardLate, -1, known);
    expect(begins.sides.map(({ line }) => line)).toEqual(at(5).sides.map(({ line }) => line));
    expect(begins.sides[1].creatures.get("gryphoon")?.damage).toBe(1);
  });
});

describe("a flipped creature", () => {
  it("joins where it was put, and leaves with its dice", () => {
    const flip: Fact = { fact: "flipped", battle: 1, seat: 2, creature: "solynx#2", card: "solynx", at: 1 };
    const battle = { ...fighting, lines: { ...fighting.lines, 2: ["solynx#2", "gryphoon", "solynx"] }, flipped: { 1: [], 2: ["solynx#2"] } };
    const facts = [...PAIRED, flip];
    const story = storyOf(facts, battle);
    const now = standing(sceneAfter(facts, [flip], battle), battle, story, story.steps.length - 1, (key) => known(key.split("#")[0] ?? ""));
    expect(now.sides[1].line).toEqual(["solynx#2", "gryphoon", "solynx"]);
    expect(now.sides[1].creatures.get("solynx#2")?.power).toBe(2);
  });
});
