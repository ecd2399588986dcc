import { describe, expect, it } from "vitest";

import { action, allowed, choices, covers, fields, type Form, forms, kept, missing } from "../../src/seat/legal";
import type { Action } from "../../src/wire";
import { spelledOut } from "../games/leads";
import moments from "../games/ambush/moments.json";

const legal = (moment: keyof typeof moments, seat: "0" | "1" | "2"): Action[] => moments[moment].legal[seat] as Action[];
const form = (moment: keyof typeof moments, verb: string, seat: "0" | "1" | "2" = "1") => {
  const found = forms(legal(moment, seat)).find((one) => one.verb === verb);
  if (!found) throw new Error(`${verb} is not legal in ${moment}`);
  return found;
};

describe("forms", () => {
  it("makes one form of each verb, in the order of the list", () => {
    expect(forms(legal("play", "1")).map((one) => one.verb)).toEqual(["play", "pass", "call", "concede", "name"]);
  });

  it("keeps apart what the table does and what a player does", () => {
    const both = forms([{ do: "ready", seat: 1 }, { do: "ready", seat: 0 }]);
    expect(both.map((one) => one.seat)).toEqual([1, 0]);
  });

  it("names every field of a verb once", () => {
    expect(fields(form("play", "play"))).toEqual(["card", "changes", "target"]);
    expect(fields(form("play", "pass"))).toEqual([]);
  });
});

describe("choices", () => {
  it("offers every card as long as some target would do for it", () => {
    expect(choices(form("play", "play"), "card", {})).toMatchObject({ open: true, optional: true });
  });

  it("narrows a card to those that need no target when none may be chosen", () => {
    const without = { ...form("play", "play"), entries: legal("play", "1").filter((one) => one.do === "play" && !("target" in one)) };
    expect(choices(without, "card", {}).values).toEqual(["ambush", "elven-archer", "mason"]);
  });

  it("lets only cards without known effects have changes", () => {
    const play = form("play", "play");
    expect(choices(play, "changes", { card: "ambush" }).open).toBe(true);
    expect(choices(play, "changes", { card: "footman" })).toEqual({ open: false, but: [], values: [], optional: true });
  });

  it("lists numbers one by one where they are bounded", () => {
    expect(choices(form("capture", "stop"), "captured", {})).toEqual({ open: false, but: [], values: [0, 1, 2], optional: true });
  });

  it("knows any value but some", () => {
    const but = forms([{ do: "drop", seat: 1, card: { but: ["lost", "gone"] } }])[0] as Form;
    expect(choices(but, "card", {})).toEqual({ open: true, but: ["lost", "gone"], values: [], optional: false });
    expect([allowed(choices(but, "card", {}), "gone"), allowed(choices(but, "card", {}), "held")]).toEqual([false, true]);
    expect([action(but, { card: "gone" }), action(but, { card: "held" })]).toEqual([null, { do: "drop", seat: 1, card: "held" }]);
  });

  it("excludes only what every entry excludes and none lists", () => {
    const several = forms([
      { do: "drop", seat: 1, card: { but: ["a", "b", "c"] } },
      { do: "drop", seat: 1, card: { but: ["b", "c", "d"] }, target: 2 },
      { do: "drop", seat: 1, card: "b", target: 3 },
    ])[0] as Form;
    expect(choices(several, "card", {}).but).toEqual(["c"]);
    expect(choices(several, "card", { target: 2 }).but).toEqual(["b", "c", "d"]);
    expect(choices(several, "target", { card: "b" }).values).toEqual([3]);
  });

  it("keeps to what goes together when two fields depend on each other", () => {
    const board = forms([
      { do: "move", seat: 1, from: "a1", to: { among: ["a2", "b1"] } },
      { do: "move", seat: 1, from: { among: ["c3", "d4"] }, to: "e5" },
    ])[0] as Form;
    expect(choices(board, "from", {}).values).toEqual(["a1", "c3", "d4"]);
    expect(choices(board, "to", { from: "d4" }).values).toEqual(["e5"]);
    expect(choices(board, "from", { to: "b1" }).values).toEqual(["a1"]);
    expect(action(board, { from: "a1", to: "e5" })).toBeNull();
  });
});

describe("missing and action", () => {
  it("asks for a target exactly when the card needs one", () => {
    const play = form("play", "play");
    expect(missing(play, { card: "footman" })).toEqual(["target"]);
    expect(missing(play, { card: "mason" })).toEqual([]);
    expect(action(play, { card: "footman" })).toBeNull();
    expect(action(play, { card: "footman", target: 2 })).toEqual({ do: "play", seat: 1, card: "footman", target: 2 });
  });

  it("asks for no target when only one opponent stands", () => {
    expect(missing(form("play-of-two", "play"), { card: "footman" })).toEqual([]);
  });

  it("turns away what is not listed", () => {
    expect(action(form("play", "play"), { card: "footman", target: 1 })).toBeNull();
    expect(action(form("play", "play"), { card: "footman", target: 2, changes: [] })).toBeNull();
  });

  it("asks where a card is placed from when the card leaves that open", () => {
    expect(missing(form("place", "place"), {})).toEqual(["from"]);
  });

  it("accepts every listed action once its open fields are filled", () => {
    const filled: Record<string, unknown> = { card: "ambush", changes: [], name: "Ana", at: 3.5, to: 1, why: "" };
    for (const moment of Object.keys(moments) as (keyof typeof moments)[]) {
      for (const one of forms(legal(moment, "1"))) {
        for (const entry of one.entries.flatMap(spelledOut)) {
          const { do: _, seat: __, ...listed } = entry;
          const chosen = Object.fromEntries(Object.entries(listed).map(([field, value]) => [field, value === "*" ? filled[field] : value]));
          expect(action(one, chosen), JSON.stringify(entry)).not.toBeNull();
        }
      }
    }
  });
});

describe("covers", () => {
  it("wants exactly the fields that are listed", () => {
    expect(covers({ do: "expose", seat: 1 }, { do: "expose", seat: 1, card: "ambush" })).toBe(false);
    expect(covers({ do: "expose", seat: 1, card: "*" }, { do: "expose", seat: 1, card: "ambush" })).toBe(true);
    expect(covers({ do: "expose", seat: 1, card: "*" }, { do: "expose", seat: 1 })).toBe(false);
  });
});

describe("kept", () => {
  it("drops what the new list does not have any more", () => {
    expect(kept(form("play", "play"), { card: "footman", target: 2 })).toEqual({ card: "footman", target: 2 });
    expect(kept(form("play-of-two", "play"), { card: "footman", target: 3 })).toEqual({ card: "footman" });
  });
});
