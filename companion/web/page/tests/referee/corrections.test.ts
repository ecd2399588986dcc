import { describe, expect, it } from "vitest";

import { adjustment, cellOf, columns, diced, entered, seatRows, shownOn, sorted, tableRows, valueOf } from "../../src/referee/corrections";
import { bySatellite, failing, groups } from "../../src/referee/wiring";
import type { Action, View } from "../../src/wire";
import moments from "../games/ambush/moments.json";

const view = moments.play.view as unknown as View;
const adjust = (target: number, counter: string): Action => ({ do: "adjust", seat: 0, target, counter, to: "*" });
const legal: Action[] = [
  { do: "stop", seat: 0 },
  adjust(0, "deck"),
  { ...adjust(0, "deck"), why: "*" },
  adjust(1, "castle"),
  adjust(3, "castle"),
  adjust(1, "hand"),
];

describe("corrections", () => {
  it("are rows by counter, each number once", () => {
    expect(seatRows(view, legal)).toEqual([
      { counter: "castle", cells: [{ target: 1, value: 20 }, { target: 3, value: 20 }] },
      { counter: "hand", cells: [{ target: 1, value: 5 }] },
    ]);
    expect(tableRows(view, legal)).toEqual([{ counter: "deck", cells: [{ target: 0, value: 36 }] }]);
  });

  it("are the same from a list that names several seats and numbers at once", () => {
    const together: Action[] = [
      { do: "adjust", seat: 0, target: 0, counter: "deck", to: "*" },
      { do: "adjust", seat: 0, target: { among: [1, 3] }, counter: { among: ["castle", "hand"] }, to: "*" },
      { do: "adjust", seat: 0, target: 1, card: "*", zone: { among: ["hand", "deck"] } },
    ];
    expect(seatRows(view, together).map(({ counter, cells }) => [counter, cells.map(({ target }) => target)])).toEqual([["castle", [1, 3]], ["hand", [1, 3]]]);
    expect(tableRows(view, together)).toEqual(tableRows(view, legal));
  });

  it("leave out seats that nothing may be corrected for", () => {
    expect(columns(view, legal)).toEqual([1, 3]);
  });

  it("know which cell is whose", () => {
    const [castle] = seatRows(view, legal);
    expect(castle && cellOf(castle, 3)?.value).toBe(20);
    expect(castle && cellOf(castle, 2)).toBeNull();
  });

  it("read counters, zones and counts of the table", () => {
    expect(valueOf(view, 1, "guard")).toBe(0);
    expect(valueOf(view, 2, "hand")).toBe(5);
    expect(valueOf(view, 0, "battlefield")).toBe(1);
    expect(valueOf(view, 1, "mana")).toBeNull();
  });

  it("stand beside each other, one for each number", () => {
    const castle = { target: 1, counter: "castle", from: 20, to: 18 };
    const hand = { target: 1, counter: "hand", from: 5, to: 6 };
    const both = entered(entered([], castle), hand);
    expect(both).toEqual([castle, hand]);
    expect(entered(both, { ...castle, to: 17 })).toEqual([hand, { ...castle, to: 17 }]);
    expect(entered(both, { ...castle, to: 20 })).toEqual([hand]);
  });

  it("are told apart when the game goes on: done, still to be made, or overtaken", () => {
    const done = { target: 1, counter: "castle", from: 22, to: 20 };
    const open = { target: 1, counter: "hand", from: 5, to: 6 };
    const overtaken = { target: 3, counter: "castle", from: 19, to: 18 };
    expect(sorted(view, [done, open, overtaken])).toEqual({ open: [open], overtaken: [overtaken] });
  });

  it("are sent with a reason only where there is one", () => {
    const correction = { target: 2, counter: "castle", from: 20, to: 14 };
    expect(adjustment(correction, " misread card ")).toEqual({ do: "adjust", seat: 0, target: 2, counter: "castle", to: 14, why: "misread card" });
    expect(adjustment(correction, "  ")).toEqual({ do: "adjust", seat: 0, target: 2, counter: "castle", to: 14 });
  });
});

describe("devices", () => {
  const devices = { "seat1.reader": { up: false, why: "unplugged" }, "seat2.reader": { up: true, why: "" }, "table.undo": { up: true, why: "" } };

  it("that fail come one by one, with the reason", () => {
    expect(failing(devices)).toEqual([{ device: "seat1.reader", why: "unplugged" }]);
  });

  it("of a satellite that is away are told as one", () => {
    const args = { satellite: "north", was: "there", why: { id: "satellite-unplugged", args: { satellite: "north" } } };
    const away = { up: false, why: { id: "satellite-away", args } };
    const found = bySatellite(failing({ ...devices, "seat1.ok": away, "seat1.no": away }));
    expect(found.satellites).toEqual([{ sentence: { id: "satellite-gone", args }, devices: ["seat1.ok", "seat1.no"] }]);
    expect(found.devices).toEqual([{ device: "seat1.reader", why: "unplugged" }]);
  });

  it("are counted by what they are", () => {
    expect(groups(devices)).toEqual([{ role: "reader", up: 1, all: 2 }, { role: "undo", up: 1, all: 1 }]);
  });
});

describe("corrections of dice", () => {
  const dice: Action[] = [
    { do: "adjust", seat: 0, target: 1, counter: { among: ["temp_power", "perm_power"] }, creature: { among: ["cub", "cub#2"] }, to: "*" },
    { do: "adjust", seat: 0, target: 1, counter: "damage", creature: "cub#2", to: "*" },
    { do: "adjust", seat: 0, target: { among: [1, 2] }, counter: "wins", to: "*" },
  ];
  const fought = { seats: view.seats, table: { creatures: { 1: { "cub#2": { perm_power: 3, damage: 2 } } } } } as unknown as View;

  it("name the creature on which they lie", () => {
    expect(seatRows(view, dice).map(({ counter }) => counter)).toEqual(["wins"]);
    expect(diced(dice)).toEqual([
      { target: 1, creature: "cub", counters: ["temp_power", "perm_power"] },
      { target: 1, creature: "cub#2", counters: ["temp_power", "perm_power", "damage"] },
    ]);
    expect(diced(legal)).toEqual([]);
  });

  it("say what the dice show now, and are sent with the creature", () => {
    const [, second] = diced(dice);
    expect(second && ["perm_power", "damage", "wins"].map((counter) => shownOn(fought, second, counter))).toEqual([3, 2, null]);
    expect(adjustment({ target: 1, counter: "damage", from: 2, to: 1, creature: "cub#2" }, "")).toEqual({ do: "adjust", seat: 0, target: 1, counter: "damage", to: 1, creature: "cub#2" });
  });
});
