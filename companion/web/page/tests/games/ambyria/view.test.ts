import { describe, expect, it } from "vitest";

import { lamp } from "../../../src/games/ambyria/phone-view";
import { type AmbyriaTable, answerOf, enough, modeOf, rowOf } from "../../../src/games/ambyria/types";
import type { Now } from "../../../src/seat/phone";
import type { SeatView } from "../../../src/wire";
import moments from "./moments.json";

type Name = keyof typeof moments;

const tableIn = (name: Name): AmbyriaTable => moments[name].view.table as unknown as AmbyriaTable;

function seatIn(name: Name, seat: number): SeatView {
  const found = moments[name].view.seats.find((one) => one.seat === seat);
  if (!found) throw new Error(`nobody sits at ${seat}`);
  return found as unknown as SeatView;
}

const nowIn = (name: Name, seat: number): Now => ({ view: moments[name].view, me: seatIn(name, seat) }) as unknown as Now;

describe("an emberscape", () => {
  it("has five places, and a face-down card is nothing but a back to others", () => {
    expect(rowOf(seatIn("response", 3))).toEqual([
      { place: 1, card: "rowl", down: false }, { place: 2, card: "?", down: true }, { place: 3, card: "ladder", down: false },
      { place: 4, card: null, down: false }, { place: 5, card: null, down: false },
    ]);
    expect(moments.response.own["3"].emberscape).toEqual(["rowl", "snare", "ladder"]);
  });

  it("is enough to collect with three cards in hasty mode, else with five", () => {
    expect([modeOf(seatIn("response", 3)), enough(seatIn("response", 3))]).toEqual(["hasty", true]);
    expect([modeOf(seatIn("response", 1)), enough(seatIn("response", 1))]).toEqual(["attack", false]);
    expect(enough(seatIn("response", 4))).toBe(true);
  });
});

describe("in a window", () => {
  it("every seat has an answer", () => {
    expect([1, 2, 3, 4].map((seat) => answerOf(tableIn("response"), seat, false))).toEqual(["passed", "effect", "may", "may"]);
    expect([1, 2, 3, 4].map((seat) => answerOf(tableIn("held-three"), seat, false))).toEqual([null, "effect", "has-it", null]);
    expect(answerOf(tableIn("response"), 4, true)).toBeNull();
  });

  it("the round button is lit for those who may respond", () => {
    expect([1, 2, 3, 4].map((seat) => lamp(nowIn("window", seat)))).toEqual(["dark", "lit", "lit", "lit"]);
    expect(lamp(nowIn("held", 2))).toBe("pressed");
    expect(lamp(nowIn("mode", 2))).toBe("dark");
  });
});
