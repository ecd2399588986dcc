import { beforeEach, describe, expect, it } from "vitest";

import { gestureOf, stepFrom } from "../../../src/games/tash_kalar/arena-keys";
import { DOUBLE, type Gesture, LONG, Touches } from "../../../src/games/tash_kalar/touches";

let told: Gesture[] = [];
let touches: Touches;

beforeEach(() => {
  told = [];
  touches = new Touches((gesture) => told.push(gesture));
});

function tap(square: string, at: number): void {
  touches.down(1, square, at);
  touches.up(1, square, at + 0.05);
}

describe("fingers on the arena", () => {
  it("touch a square, and twice in a row it is another gesture", () => {
    tap("e5", 0);
    tap("e5", DOUBLE / 2);
    expect(told).toEqual([{ kind: "touch", square: "e5" }, { kind: "double", square: "e5" }]);
  });

  it("touch twice only if it is the same square, and soon", () => {
    tap("e5", 0);
    tap("e6", 0.1);
    tap("e6", 0.1 + 2 * DOUBLE);
    expect(told.map(({ kind }) => kind)).toEqual(["touch", "touch", "touch"]);
  });

  it("rest on a square: told while the finger is down, and once", () => {
    touches.down(1, "e5", 0);
    touches.rest(LONG / 2);
    expect(told).toEqual([]);
    touches.rest(LONG);
    touches.rest(LONG + 1);
    touches.up(1, "e5", LONG + 2);
    expect(told).toEqual([{ kind: "long", square: "e5" }]);
  });

  it("do not rest while they move", () => {
    touches.down(1, "e5", 0);
    touches.moved(1, "e6");
    touches.rest(LONG + 1);
    touches.up(1, "e6", LONG + 2);
    expect(told).toEqual([{ kind: "drag", square: "e5", to: "e6" }]);
  });

  it("drag a piece to another square, or off the board", () => {
    touches.down(1, "e5", 0);
    touches.up(1, "f6", 0.3);
    touches.down(1, "c3", 1);
    touches.up(1, null, 1.3);
    expect(told).toEqual([{ kind: "drag", square: "e5", to: "f6" }, { kind: "off", square: "c3" }]);
  });

  it("are two at once, and then mean nothing else", () => {
    touches.down(1, "e5", 0);
    touches.down(2, "e5", 0.1);
    touches.up(1, "e5", 0.2);
    touches.up(2, "e5", 0.3);
    expect(told).toEqual([{ kind: "two", square: "e5" }]);
    tap("e5", 5);
    expect(told.at(-1)).toEqual({ kind: "touch", square: "e5" });
  });

  it("are one again after a mouse was let go beside the arena, where nobody tells", () => {
    touches.down(1, "e5", 0);
    touches.moved(1, null);
    tap("c3", 2);
    expect(told).toEqual([{ kind: "touch", square: "c3" }]);
  });

  it("that come down beside the arena mean nothing", () => {
    touches.down(1, null, 0);
    touches.up(1, "e5", 0.1);
    expect(told).toEqual([]);
  });

  it("that the browser takes for scrolling mean nothing", () => {
    touches.down(1, "e5", 0);
    touches.cancel(1);
    touches.up(1, "e5", 0.1);
    expect(told).toEqual([]);
  });
});

describe("keys on the arena", () => {
  it("go from square to square, and stay where the arena ends", () => {
    expect(stepFrom("e5", "ArrowUp")).toBe("e4");
    expect(stepFrom("c1", "ArrowUp")).toBe("c1");
    expect(stepFrom("b2", "ArrowLeft")).toBe("b2");
    expect(stepFrom("e5", "Enter")).toBeNull();
  });

  it("do everything that fingers do", () => {
    expect(["Delete", "+", "-", "*"].map((key) => gestureOf("e5", key)?.kind)).toEqual(["off", "double", "long", "two"]);
    expect(gestureOf("e5", "x")).toBeNull();
  });
});
