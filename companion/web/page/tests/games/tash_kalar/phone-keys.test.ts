import { describe, expect, it } from "vitest";

import { countedOut } from "../../../src/games/tash_kalar/count";
import { type Moment, tashKeys } from "../../../src/games/tash_kalar/phone-keys";
import type { TashView } from "../../../src/games/tash_kalar/types";
import { forms } from "../../../src/seat/legal";
import type { Key } from "../../../src/seat/phone";
import type { Action } from "../../../src/wire";
import moments from "./moments.json";

type Name = keyof typeof moments;
const names = Object.keys(moments) as Name[];
const viewIn = (name: Name): TashView => moments[name].view as unknown as TashView;
const legalIn = (name: Name, seat: number): Action[] => (moments[name].legal as Record<string, Action[]>)[String(seat)] ?? [];

/** What a phone is told: its own actions and those of the table that anybody may do. */
function keysIn(name: Name, seat: number, more: Partial<Moment> = {}): Key[] {
  const view = viewIn(name);
  const me = view.seats.find((one) => one.seat === seat);
  const anybody = legalIn(name, 0).filter(({ do: verb }) => verb === "reveal" || verb === "start");
  const moment: Moment = {
    phase: view.phase, tracking: view.table.tracking, short: false, asksAtEnd: view.mode.startsWith("duel-ancestral"), alone: true, seat,
    actions: me?.counters["actions"] ?? 0, scripted: view.table.effect?.step != null, ...more,
  };
  return tashKeys(forms([...legalIn(name, seat), ...anybody]), moment);
}

const ids = (keys: readonly Key[]): string[] => keys.map(({ id }) => id);
/** Verbs that a phone does by touching the arena. */
const TOUCHED = (name: Name): string[] => (viewIn(name).table.tracking === "board" ? ["place", "resolve"] : ["resolve"]);

describe("the keys of a phone in Tash-Kalar", () => {
  it.each(names)("lead to every legal verb that is not done on the arena or the pad, in %s", (name) => {
    for (const { seat } of viewIn(name).seats) {
      const verbs = [...new Set(legalIn(name, seat).map(({ do: verb }) => verb))].filter((verb) => !TOUCHED(name).includes(verb));
      expect(verbs.filter((verb) => !ids(keysIn(name, seat)).includes(verb)), `${name} ${seat}`).toEqual([]);
    }
  });

  it.each(names)("have ids of their own, and a main key where there is any, in %s", (name) => {
    for (const { seat } of viewIn(name).seats) {
      const keys = keysIn(name, seat);
      expect(new Set(ids(keys)).size).toBe(keys.length);
      const faces = keys.filter(({ place }) => place !== "more");
      expect(faces.length === 0 || faces.some(({ place }) => place === "wide"), `${name} ${seat}`).toBe(true);
    }
  });

  it("offer the private look only where nobody else looks on", () => {
    expect(ids(keysIn("high-turn", 1))).toContain("find");
    expect(ids(keysIn("high-turn", 1, { alone: false }))).not.toContain("find");
  });

  it("make the end of the turn the main key once no action is left", () => {
    const main = (actions: number): string[] => ids(keysIn("high-claim", viewIn("high-claim").to_act[0] ?? 1, { actions }).filter(({ place }) => place === "wide"));
    expect(main(0)).toEqual(["end"]);
  });

  it("leave corrections to the referee", () => {
    const fix = forms([{ do: "fix", seat: 0 }]);
    const base: Moment = { phase: "action", tracking: "board", short: false, asksAtEnd: false, alone: false, seat: 0, actions: 0, scripted: false };
    expect(ids(tashKeys(fix, base))).toEqual(["fix"]);
    expect(ids(tashKeys(fix, { ...base, seat: 1 }))).toEqual([]);
  });
});

describe("the end, counted out", () => {
  it("stops at the comparison that decided", () => {
    const view = structuredClone(viewIn("high-over"));
    expect(countedOut(view).map(({ what }) => what)).toEqual(["tasks", "legends", "points"]);
    expect(countedOut(view).at(-1)?.decides).toBe(true);
    if (view.result) view.result.reason = "TASH-WIN-07";
    expect(countedOut(view).map(({ what }) => what)).toEqual(["tasks", "legends", "points", "upgraded", "pieces"]);
    if (view.result) view.result.reason = "TASH-END-08";
    expect(countedOut(view).some(({ decides }) => decides)).toBe(false);
  });

  it("goes from the lowest colour on in the melee", () => {
    const view = structuredClone(viewIn("melee-over"));
    if (view.result) view.result.reason = "TASH-WIN-04";
    expect(countedOut(view).map(({ what }) => what)).toEqual(["lowest", "second"]);
    if (view.result) view.result.reason = "TASH-WIN-08";
    expect(countedOut(view).map(({ what }) => what)).toEqual(["lowest", "second", "third", "upgraded", "pieces"]);
  });

  it("gives every side its number in every line", () => {
    for (const name of names.filter((one) => viewIn(one).result !== null)) {
      const sides = new Set(viewIn(name).seats.map(({ seat, team }) => team ?? seat)).size;
      expect(countedOut(viewIn(name)).every(({ values }) => values.length === sides), name).toBe(true);
    }
  });
});
