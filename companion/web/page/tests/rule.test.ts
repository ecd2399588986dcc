import type { TemplateResult } from "lit";
import { afterEach, beforeAll, describe, expect, it } from "vitest";

import type { Clause } from "../src/api";
import { ruleText, rule, written } from "../src/parts/rule";
import { language, learn } from "../src/words/say";

const told = (text: string, language: string): Clause => ({ clause: "AMBUSH-TURN-03", section: "", text, rulings: [], language });

/** A template as the text that it draws. */
function drawn(part: unknown): string {
  if (Array.isArray(part)) return part.map(drawn).join("");
  const { strings, values } = part as TemplateResult;
  return strings === undefined ? String(part) : strings.map((text, place) => text + (place < values.length ? drawn(values[place]) : "")).join("");
}

describe("a rule", () => {
  it("is read without the marks of its file, and the words of the protocol are set apart", () => {
    expect(drawn(ruleText("`round` is 1, and **every** player in `calls_open` may call."))).toBe('<i lang="en">Round</i> is 1, and every player in <i lang="en">calls open</i> may call.');
    expect(drawn(ruleText('with `castle_names` `"require"` it is refused.'))).toBe('With <i lang="en">castle names</i> <i lang="en">require</i> it is refused.');
  });

  it("has what was typed marked, across the words of the protocol too", () => {
    expect(drawn(ruleText("in `battle` both act.", "BATTLE BOTH"))).toBe('In <i lang="en"><mark>battle</mark></i><mark> both</mark> act.');
    expect(drawn(ruleText("in `battle` both act.", "nothing like it"))).toBe('In <i lang="en">battle</i> both act.');
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

  it("stands before its clause for those who read its language", () => {
    expect(drawn(rule("AMBUSH-TURN-03", told("Only one acts.", "en")))).toMatch(/<span lang=en>Only one acts\.<\/span> <a class="id" href=\/rules\?clause=AMBUSH-TURN-03>AMBUSH-TURN-03<\/a>/);
  });

  it("is told to be English, and marked so, for those who read something else", async () => {
    language.value = "fr";
    await learn();
    expect(drawn(rule("AMBUSH-TURN-03", told("Un seul agit.", "fr")))).toMatch(/^<span lang=fr>Un seul agit\.<\/span> <a class="id" href=\/rules\?clause=AMBUSH-TURN-03>AMBUSH-TURN-03<\/a>$/);
    expect(drawn(rule("AMBUSH-TURN-03", told("Only one acts.", "en")))).toMatch(/^<a class="id" href=\/rules\?clause=AMBUSH-TURN-03>AMBUSH-TURN-03<\/a> <span class="foreign">La règle, en anglais\s:<\/span> <span lang=en>Only one acts\.<\/span>$/);
  });

  it("is its clause alone where there is no text", () => {
    expect(drawn(rule("TABLE-STALE", null))).toBe('<a class="id" href=/rules?clause=TABLE-STALE>TABLE-STALE</a>');
  });
});
