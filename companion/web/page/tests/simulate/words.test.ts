/** Message ids that are built from lists: each item has a message, in every language. */

import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { whatIfs } from "../../src/simulate/faults";
import { shortcuts } from "../../src/simulate/keys";
import { NOTES } from "../../src/sound/tones";

const COLOURS = ["white", "red", "orange", "yellow", "green", "turquoise", "blue", "violet"];
const READER = ["idle", "wait", "ready", "card", "lift", "dead"];

describe.each(["en", "fr"])("in %s", (language) => {
  const text = readFileSync(new URL(`../../src/words/${language}/simulate.ftl`, import.meta.url), "utf8");
  const ids = new Set([...text.matchAll(/^([\w-]+) =/gm)].map(([, id]) => id));
  const without = (kind: string, names: readonly string[]): string[] => names.filter((name) => !ids.has(`simulate-${kind}-${name}`));

  it("every fault has a name", () => {
    expect(without("fault", whatIfs.map(({ id }) => id))).toEqual([]);
  });

  it("every key is explained", () => {
    expect(without("key", shortcuts.map(({ id }) => id))).toEqual([]);
  });

  it("every sound can be read", () => {
    expect(without("heard", Object.keys(NOTES))).toEqual([]);
  });

  it("every light and every state of a reader can be told", () => {
    expect(without("colour", COLOURS)).toEqual([]);
    expect(without("reader", READER)).toEqual([]);
  });
});
