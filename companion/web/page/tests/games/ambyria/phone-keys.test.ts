import { describe, expect, it } from "vitest";

import { ambyriaKeys } from "../../../src/games/ambyria/phone-keys";
import { shown } from "../../../src/seat/filling";
import { covers, forms } from "../../../src/seat/legal";
import type { Key } from "../../../src/seat/phone";
import type { Action } from "../../../src/wire";
import { leadsTo, spelledOut } from "../leads";
import moments from "./moments.json";

type Name = keyof typeof moments;
const names = Object.keys(moments) as Name[];
const SEATS = [1, 2, 3, 4];

const listed = (name: Name, seat: number): Action[] => moments[name].legal[String(seat) as "1"] as Action[];

function keysIn(name: Name, seat: number): Key[] {
  const { view } = moments[name];
  const owed = view.table.owed as Record<string, number>;
  const window = view.table.window as { held: number | null } | null;
  const asked = view.prompt.id.split(".")[1] ?? "";
  return ambyriaKeys(forms(listed(name, seat)), { phase: view.phase, asked, holds: window?.held === seat, owes: owed[seat] ?? 0 });
}

const places = (keys: readonly Key[], place: Key["place"]) => keys.filter((key) => key.place === place).map((key) => key.id);

/** A hero or a face-down card that the table knows may be named all the same: nobody needs to be asked for it. */
function needless(entry: Action, all: readonly Action[]): boolean {
  if (!("card" in entry) || !("slot" in entry)) return false;
  return all.some((other) => other.do === entry.do && other["slot"] === entry["slot"] && !("card" in other));
}

describe("the keys of a phone in Ambyria", () => {
  it.each(names)("lead to every legal action but the claim, in %s", (name) => {
    for (const seat of SEATS) {
      const all = listed(name, seat).filter((entry) => entry.do !== "call");
      for (const entry of all.filter((one) => !needless(one, all)).flatMap(spelledOut)) {
        // A turned-up card goes where it says; where it goes and which mode it has may be said besides.
        if ("slot" in entry && ("into" in entry || "symbol" in entry)) continue;
        expect(keysIn(name, seat).some((key) => leadsTo(key, entry)), `${name} ${seat} ${JSON.stringify(entry)}`).toBe(true);
      }
    }
  });

  it.each(names)("that act at once do something legal, in %s", (name) => {
    for (const key of SEATS.flatMap((seat) => keysIn(name, seat)).filter((one) => one.ask.length === 0)) {
      const action: Action = { do: key.form.verb, seat: key.form.seat, ...key.chosen };
      expect(key.form.entries.some((entry) => covers(entry, action)), `${name} ${key.id}`).toBe(true);
    }
  });

  it.each(names)("have ids of their own, in %s", (name) => {
    for (const seat of SEATS) {
      const ids = keysIn(name, seat).map((key) => key.id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it("offer a key for each hero", () => {
    expect(places(keysIn("setup", 1), "wide")).toEqual(["choose-yvera", "choose-serephene", "choose-rowl", "choose-kaldoren"]);
  });

  it("let a mode be laid or kept", () => {
    expect(places(keysIn("mode-must", 1), "wide")).toEqual(["mode"]);
    expect(places(keysIn("mode", 1), "tall")).toEqual(["pass"]);
    expect(keysIn("mode", 1).find(({ id }) => id === "pass")?.label).toBe("phone-ambyria-pass-mode");
  });

  it("play a card face up or face down", () => {
    expect(places(keysIn("play", 1), "wide")).toEqual(["play"]);
    expect(places(keysIn("play", 1), "tall")).toEqual(["play-down"]);
  });

  it("ask for the mode of a card only where the table does not know it", () => {
    const mode = keysIn("mode-must", 1).find(({ id }) => id === "mode");
    if (!mode) throw new Error("no key for the mode");
    expect(shown(mode, { card: "drum" })).toEqual(["card"]);
    expect(shown(mode, { card: "riddle" })).toEqual(["card", "symbol"]);
  });

  it("ask where a card goes only where the table does not know it", () => {
    const play = keysIn("play", 1).find(({ id }) => id === "play");
    if (!play) throw new Error("no key to play");
    expect(shown(play, { card: "drum" })).toEqual(["card"]);
    expect(shown(play, { card: "riddle" })).toEqual(["card", "into"]);
  });

  it("ask whom before which card of theirs", () => {
    const aim = keysIn("aim", 1).find(({ id }) => id === "aim");
    if (!aim) throw new Error("no key to aim");
    expect(shown(aim, {})).toEqual(["target"]);
    expect(shown(aim, { target: 2 })).toEqual(["target", "slots"]);
  });

  it("let others pass, and put the response into the hand of whoever claimed it", () => {
    expect(places(keysIn("window", 3), "wide")).toEqual(["pass"]);
    expect(places(keysIn("held-three", 3), "wide")).toEqual(["respond"]);
    expect(places(keysIn("held-three", 3), "tall")).toEqual(["pass", "respond-2"]);
    expect(keysIn("held-three", 3).find(({ id }) => id === "pass")?.label).toBe("phone-ambyria-pass-held");
    expect(keysIn("held-three", 4).every(({ place }) => place === "more")).toBe(true);
  });

  it("are the same in a window for everybody without a face-down card, whatever they hold", () => {
    const shapes = [2, 4].map((seat) => keysIn("window", seat).map(({ id, place }) => `${id} ${place}`));
    expect(shapes[0]).toEqual(shapes[1]);
  });

  it("let whoever owes discard without naming the cards", () => {
    expect(keysIn("discards", 2).find(({ id }) => id === "discard")?.chosen).toEqual({ cards: ["?", "?"] });
  });
});
