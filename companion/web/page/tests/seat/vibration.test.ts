import { describe, expect, it } from "vitest";

import { turnCame } from "../../src/seat/vibration";
import type { State } from "../../src/wire";

const at = (...to_act: number[]): State => ({ view: { to_act, result: null } }) as unknown as State;
const over = { view: { to_act: [1], result: {} } } as unknown as State;

describe("a phone vibrates", () => {
  it("when its player is to act and was not before", () => {
    expect([turnCame(null, at(1), 1), turnCame(at(2), at(1, 2), 1)]).toEqual([true, true]);
  });

  it("not while its player still acts, nor for others, nor for somebody without a seat, nor when the game is over", () => {
    expect([turnCame(at(1), at(1), 1), turnCame(at(1), at(2), 1), turnCame(null, at(1), null), turnCame(at(2), over, 1)]).toEqual([false, false, false, false]);
  });
});
