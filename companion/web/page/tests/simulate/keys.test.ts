/** The keyboard, and the focus that it moves. */

import { describe, expect, it } from "vitest";

import { commandOf, shortcuts, wanted } from "../../src/simulate/keys";
import { kept, moved } from "../../src/simulate/focus-moves";

describe("a key", () => {
  it("means one thing", () => {
    const keys = shortcuts.flatMap((shortcut) => shortcut.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("chooses a seat", () => {
    expect(commandOf({ key: "3" })).toEqual({ do: "choose", seat: 3 });
    expect(commandOf({ key: "8" })).toEqual({ do: "choose", seat: 8 });
    expect(commandOf({ key: "9" })).toBeNull();
  });

  it.each([["c", "call"], ["O", "ok"], ["p", "no"], ["d", "dial"], ["u", "undo"]])("%s presses %s", (key, what) => {
    expect(commandOf({ key })).toEqual({ do: "press", what });
  });

  it("turns the dial", () => {
    expect(["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"].map((key) => commandOf({ key }))).toEqual([
      { do: "turn", by: 1 },
      { do: "turn", by: 1 },
      { do: "turn", by: -1 },
      { do: "turn", by: -1 },
    ]);
  });

  it("with Ctrl, Alt or Meta belongs to the browser", () => {
    expect(commandOf({ key: "r", ctrlKey: true })).toBeNull();
    expect(commandOf({ key: "ArrowLeft", altKey: true })).toBeNull();
    expect(commandOf({ key: "c", metaKey: true })).toBeNull();
  });
});

describe("what has the focus", () => {
  const path = (localName: string, type = ""): EventTarget[] => [{ localName, type } as unknown as EventTarget];

  it("wants the keys that press it", () => {
    expect(wanted(path("button"), " ")).toBe(true);
    expect(wanted(path("button"), "Enter")).toBe(true);
    expect(wanted(path("button"), "c")).toBe(false);
  });

  it("wants every key when it is a field", () => {
    expect(wanted(path("input", "text"), "c")).toBe(true);
    expect(wanted(path("select"), "c")).toBe(true);
  });

  it("wants only the space when it is a switch", () => {
    expect(wanted(path("input", "checkbox"), " ")).toBe(true);
    expect(wanted(path("input", "checkbox"), "c")).toBe(false);
  });

  it("wants nothing when it is nothing", () => {
    expect(wanted(path("body"), " ")).toBe(false);
  });
});

describe("roving", () => {
  it("goes round at the ends", () => {
    expect(moved("ArrowRight", 2, 3, "across")).toBe(0);
    expect(moved("ArrowLeft", 0, 3, "across")).toBe(2);
    expect(moved("End", 0, 3, "across")).toBe(2);
  });

  it("leaves the other arrows alone, so that they turn a dial", () => {
    expect(moved("ArrowUp", 0, 3, "across")).toBeNull();
    expect(moved("ArrowUp", 0, 3, "both")).toBe(2);
    expect(moved("ArrowRight", 0, 0, "across")).toBeNull();
  });

  it("stays within what is left", () => {
    expect(kept(4, 3)).toBe(2);
    expect(kept(0, 0)).toBe(0);
  });
});
