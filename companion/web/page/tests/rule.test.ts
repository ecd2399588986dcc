import type { TemplateResult } from "lit";
import { afterEach, beforeAll, describe, expect, it } from "vitest";

import { plainRule, rule, written } from "../src/parts/rule";
import { language, learn } from "../src/words/say";

/** A template as the text that it draws. */
function drawn(part: unknown): string {
  const { strings, values } = part as TemplateResult;
  return strings === undefined ? String(part) : strings.map((text, place) => text + (place < values.length ? drawn(values[place]) : "")).join("");
}

describe("a rule", () => {
  it("is read without the marks of its file", () => {
    expect(plainRule("`round` is 1, and **every** player in `calls_open` may call.")).toBe("Round is 1, and every player in calls open may call.");
  });

  it("belongs to a game; what the table itself turns away has no text", () => {
    expect(["AMBUSH-TURN-03", "TABLE-STALE", "", null].map(written)).toEqual([true, false, false, false]);
  });
});

describe("a rule beside a refusal", () => {
  const before = language.value;

  beforeAll(async () => {
    await learn();
  });
  afterEach(async () => {
    language.value = before;
    await learn();
  });

  it("stands before its clause for those who read English", () => {
    expect(drawn(rule("AMBUSH-TURN-03", "Only one acts."))).toMatch(/<span lang=en>Only one acts\.<\/span> <b class="id">AMBUSH-TURN-03<\/b>/);
  });

  it("is told to be English, and marked so, for those who read something else", async () => {
    language.value = "fr";
    await learn();
    const told = drawn(rule("AMBUSH-TURN-03", "Only one acts."));
    expect(told).toMatch(/^<b class="id">AMBUSH-TURN-03<\/b> <span class="foreign">La règle, en anglais\s:<\/span> <span lang=en>Only one acts\.<\/span>$/);
  });

  it("is its clause alone where there is no text", () => {
    expect(drawn(rule("TABLE-STALE", undefined))).toBe('<b class="id">TABLE-STALE</b>');
  });
});
