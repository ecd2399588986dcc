import { describe, expect, it } from "vitest";

import { meansOf, meansOfAll } from "../src/parts/means";
import type { View } from "../src/wire";

const up = { up: true, why: "" };
const view = { result: null, to_act: [1, 2] } as unknown as View;
const state = { view, devices: {}, awaits_card: [1], asks_target: [], seats_taken: [], reader: null };

describe("what answers a question", () => {
  it("is what the seat really has", () => {
    const devices = { "seat1.reader": up, "seat1.ok": up, "seat1.dial": up, "seat2.ok": { up: false, why: "dead" } };
    expect(meansOf({ ...state, devices }, 1, false)).toEqual(["reader", "buttons"]);
    expect(meansOf({ ...state, devices, seats_taken: [2] }, 2, true)).toEqual(["phone"]);
    expect(meansOf({ ...state, devices }, 2, true)).toEqual(["screen"]);
    expect(meansOfAll({ ...state, devices, seats_taken: [2] }, false)).toEqual(["reader", "buttons", "phone"]);
  });

  it("is a token, the dial or the phone while a card waits for its target", () => {
    const devices = { "seat1.reader": up, "seat1.ok": up, "seat1.dial": up };
    expect(meansOf({ ...state, devices, asks_target: [1], seats_taken: [1] }, 1, false)).toEqual(["token", "dial", "phone"]);
  });

  it("is nothing when the game is over", () => {
    expect(meansOfAll({ ...state, view: { ...view, result: { winners: [1], losers: [2], reason: "", scores: {} } } }, true)).toEqual([]);
  });
});
