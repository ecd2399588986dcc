/** What the panel "What if…" sends to the table. */

import { describe, expect, it } from "vitest";

import { after, count, type Faults, isOn, keepsCards, mendAll, offered, switchOff, switchOn, switchOnEach, type WhatIf, whatIfs } from "../../src/simulate/faults";
import type { Devices } from "../../src/simulate/devices";

const up = { up: true, why: "" };
const DEVICES: Devices = Object.fromEntries(
  ["seat1.reader", "seat1.ok", "seat1.call", "seat1.lamp", "seat1.main", "seat2.ok", "table.reader", "table.undo"].map((name) => [name, up]),
);
const what = (id: string): WhatIf => whatIfs.find((each) => each.id === id) as WhatIf;
const ALL = ["bounce", "cut", "dead", "drift", "late", "left-on", "lost", "noise", "repeated", "stuck", "two-cards", "unplugged", "unreadable"];
const ids = (seat: number, fault_kinds: readonly string[] = ALL): string[] => offered(DEVICES, seat, fault_kinds).map(({ id }) => id);

it("has every fault of the simulated tables", () => {
  const kinds = new Set(whatIfs.map(({ fault }) => fault.fault));
  expect([...kinds].sort()).toEqual(ALL);
});

describe("what is offered", () => {
  it("befalls a device that is wired there", () => {
    expect(ids(1)).toContain("reader-dies");
    expect(ids(2)).not.toContain("reader-dies");
    expect(ids(2)).toContain("bounce");
  });

  it("at the table is what its reader, its undo button and its link can have", () => {
    expect(ids(0)).toEqual(expect.arrayContaining(["reader-dies", "bounce", "late"]));
    expect(ids(0)).not.toContain("lights-die");
  });

  it("of a board is only what sensors can have", () => {
    const board = { ...DEVICES, "table.grid": up };
    const offers = (sensors: boolean): string[] => offered(board, 0, ALL, sensors).map(({ id }) => id);
    expect(offers(true)).toEqual(expect.arrayContaining(["stuck", "cut"]));
    expect(offers(false)).not.toContain("stuck");
    expect(offered(board, 1, ALL, true).map(({ id }) => id)).not.toContain("stuck");
  });

  it("is nothing that the table does not know", () => {
    expect(ids(1, ["dead", "noise"])).toEqual(["reader-dies", "noise", "lights-die"]);
    expect(ids(1, [])).toEqual([]);
  });
});

describe("switching on", () => {
  it("names the reader", () => {
    expect(switchOn(what("reader-dies"), DEVICES, 1)).toEqual([{ target: "seat1.reader", fault: { fault: "dead" }, on: true }]);
  });

  it("names every button that is wired", () => {
    expect(switchOn(what("bounce"), DEVICES, 1).map(({ target }) => target)).toEqual(["seat1.ok", "seat1.call"]);
    expect(switchOn(what("bounce"), DEVICES, 0).map(({ target }) => target)).toEqual(["table.undo"]);
  });

  it("names the link of the seat, or each of its devices where there is none", () => {
    expect(switchOn(what("late"), DEVICES, 2)).toEqual([{ target: "seat2", fault: { fault: "late", by: 0.08 }, on: true }]);
    expect(switchOnEach(what("late"), DEVICES, 2).map(({ target }) => target)).toEqual(["seat2.ok"]);
  });
});

describe("what is on", () => {
  it("is told apart by place", () => {
    const faults: Faults = { "seat1.reader": [{ fault: "dead", why: "it does not answer" }] };
    expect(isOn(what("reader-dies"), faults, DEVICES, 1)).toBe(true);
    expect(isOn(what("reader-dies"), faults, DEVICES, 0)).toBe(false);
    expect(isOn(what("lights-die"), faults, DEVICES, 1)).toBe(false);
    expect(count(faults, DEVICES, 1)).toBe(1);
  });

  it("tells a phone from a faint tag", () => {
    const faults: Faults = { "seat1.reader": [{ fault: "unreadable", why: "phone" }] };
    expect(isOn(what("phone"), faults, DEVICES, 1)).toBe(true);
    expect(isOn(what("unreadable"), faults, DEVICES, 1)).toBe(false);
  });

  it("counts on the link and on its devices", () => {
    expect(isOn(what("late"), { seat2: [{ fault: "late", by: 0.08 }] }, DEVICES, 2)).toBe(true);
    expect(isOn(what("late"), { "seat2.ok": [{ fault: "late", by: 0.2 }] }, DEVICES, 2)).toBe(true);
  });

  it("keeps a card on the reader", () => {
    expect(keepsCards({ "table.reader": [{ fault: "left-on" }] }, 0)).toBe(true);
    expect(keepsCards({ "table.reader": [{ fault: "left-on" }] }, 1)).toBe(false);
  });
});

describe("mending", () => {
  it("names only what has the fault", () => {
    const faults: Faults = { "seat1.call": [{ fault: "bounce" }], seat1: [{ fault: "late", by: 0.08 }] };
    expect(switchOff(what("bounce"), faults, DEVICES, 1)).toEqual([{ target: "seat1.call", fault: { fault: "bounce" }, on: false }]);
  });

  it("of everything names all", () => {
    const faults: Faults = { seat1: [{ fault: "late" }, { fault: "drift" }], "table.reader": [{ fault: "dead" }] };
    expect(mendAll(faults).map(({ target, fault, on }) => [target, fault["fault"], on])).toEqual([
      ["seat1", "late", false],
      ["seat1", "drift", false],
      ["table.reader", "dead", false],
    ]);
  });
});

describe("after a switch", () => {
  it("a fault takes the place of another one of its kind", () => {
    const before: Faults = { "seat1.reader": [{ fault: "unreadable", why: "faint" }, { fault: "dead" }] };
    const fault = { fault: "unreadable", why: "phone" };
    expect(after(before, { target: "seat1.reader", fault, on: true })).toEqual({ "seat1.reader": [{ fault: "dead" }, fault] });
  });

  it("that mends the last one nothing is left of it", () => {
    const before: Faults = { seat1: [{ fault: "late" }], seat2: [{ fault: "late" }] };
    expect(after(before, { target: "seat1", fault: { fault: "late" }, on: false })).toEqual({ seat2: [{ fault: "late" }] });
  });
});
