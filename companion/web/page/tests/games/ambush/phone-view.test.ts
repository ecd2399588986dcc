import { describe, expect, it } from "vitest";

import { lamp, standing, wholeOf } from "../../../src/games/ambush/phone-view";
import type { Now } from "../../../src/seat/phone";
import moments from "./moments.json";

function now(moment: keyof typeof moments, seat: number, flags: string[] = [], options: Record<string, unknown> = {}): Now {
  const view = structuredClone(moments[moment].view);
  const me = view.seats.find((one) => one.seat === seat);
  if (!me) throw new Error(`nobody sits at ${seat}`);
  (me as { flags: string[] }).flags = flags;
  return { state: { options }, view, me } as unknown as Now;
}

describe("the round button", () => {
  it("is lit while a press would be a call", () => {
    expect(lamp(now("expose2", 1))).toEqual({ lamp: "lit", why: "phone-ambush-call-open" });
  });

  it("is dark, and says why, while a press would be a false start", () => {
    expect(lamp(now("expose", 1))).toEqual({ lamp: "dark", why: "phone-ambush-call-few" });
    expect(lamp(now("place", 2))).toEqual({ lamp: "dark", why: "phone-ambush-call-effect" });
  });

  it("is lit for the others after somebody's press, and pressed for those who did", () => {
    expect(lamp(now("window", 1))).toEqual({ lamp: "lit", why: "phone-ambush-call-too" });
    expect(lamp(now("window", 3)).lamp).toBe("pressed");
  });

  it("is barred for one who pressed too early, whatever the others may do", () => {
    expect(lamp(now("expose2", 2, ["barred"])).lamp).toBe("barred");
  });
});

describe("castles", () => {
  it("stand unless they are destroyed", () => {
    expect(standing(now("play", 2, ["destroyed"]))).toEqual([1, 3]);
  });

  it("are whole as long as they have lost nothing, however far the dial goes", () => {
    expect(wholeOf(now("play", 1, [], { castle: 20, dial_max: 30 }))).toBe(20);
    expect(wholeOf(now("play", 1))).toBeNull();
  });
});
