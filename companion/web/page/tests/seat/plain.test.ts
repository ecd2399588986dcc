import { describe, expect, it } from "vitest";

import { rowsOf, undoFits } from "../../src/seat/dock";
import { pressed, unpressed } from "../../src/seat/keys";
import { forms } from "../../src/seat/legal";
import type { Key, Now } from "../../src/seat/phone";
import { plain } from "../../src/seat/plain";
import type { Action } from "../../src/wire";

const legal: Action[] = [
  { do: "commit", seat: 1, card: "*" },
  { do: "rest", seat: 1 },
  { do: "buzz", seat: 1 },
  { do: "buzz", seat: 1, at: "*" },
  { do: "concede", seat: 1 },
  { do: "name", seat: 1, name: "*" },
  { do: "adjust", seat: 0, target: 1, counter: "health", to: "*" },
];
const now = { view: { to_act: [1] }, me: { seat: 1 } } as unknown as Now;

describe("the phone of a game that nobody drew", () => {
  const keys = plain.keys(now, forms(legal));

  it("has every verb of the turn as a key, the first one first", () => {
    expect(keys.map((key) => `${key.id} ${key.place}`)).toEqual(["1-commit wide", "1-rest tall", "1-buzz tall", "name more", "concede more"]);
  });

  it("asks for the fields that an action may have", () => {
    expect(keys.find((key) => key.id === "1-commit")?.ask).toEqual(["card"]);
    expect(keys.find((key) => key.id === "1-rest")?.ask).toEqual([]);
  });

  it("leaves corrections to the referee", () => {
    expect(keys.some((key) => key.form.verb === "adjust")).toBe(false);
  });

  it("gives a press with its own moment the round button", () => {
    const [buzz] = forms(legal).filter((form) => form.verb === "buzz");
    expect(buzz && pressed(buzz)?.entries).toEqual([{ do: "buzz", seat: 1, at: "*" }]);
    expect(buzz && unpressed(buzz)?.entries).toEqual([{ do: "buzz", seat: 1 }]);
    expect(plain.call(now, forms(legal.filter((entry) => entry.do === "rest")))).toBeNull();
  });
});

describe("rows of keys", () => {
  const key = (place: Key["place"]): Key => ({ place }) as Key;

  it("put one main key and one beside it side by side", () => {
    expect(rowsOf([key("wide"), key("tall")], false)).toBe(1);
    expect(rowsOf([key("wide")], true)).toBe(1);
    expect(rowsOf([key("wide"), key("tall")], true)).toBe(2);
  });

  it("have a place for taking back only where one is free", () => {
    expect(undoFits([])).toBe(true);
    expect(undoFits([key("wide"), key("tall")])).toBe(true);
    expect(undoFits([key("wide"), key("tall"), key("tall")])).toBe(false);
    expect(undoFits([key("inline")])).toBe(false);
  });
});
