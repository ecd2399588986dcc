/** The page and the drivers blink alike: animation.json was written by the functions of hardware/animation.py. */

import { describe, expect, it } from "vitest";

import { cells, type Digits, fit, glowing, lit, reads, restless } from "../../src/simulate/animation";
import type { How, Output, Pixel } from "../../src/wire";
import recorded from "./animation.json";

const { times } = recorded;

describe("as hardware/animation.py has it", () => {
  it.each(recorded.lit)("a lamp: $how since $since", ({ how, since, on }) => {
    const seen = times.map((time) => (lit(how as How, since, since + time) ? "1" : "0")).join("");
    expect(seen).toBe(on);
  });

  it.each(recorded.reads)("a counter: $digits.text since $since", ({ digits, since, texts }) => {
    expect(times.map((time) => reads(digits as Digits, since, since + time))).toEqual(texts);
  });

  it.each(recorded.fit)("'$text' on $places digits", ({ text, places, gives }) => {
    expect(fit(text, places)).toBe(gives);
  });

  it.each(recorded.glowing)("a bar of $length at $now", ({ pixels, length, now, gives }) => {
    expect(glowing(pixels as Pixel[], length, now)).toEqual(gives);
  });
});

describe("what needs to be drawn again", () => {
  const lamp = (how: How): Output => ({ show: "light", device: "seat1.lamp", how });

  it("is a lamp that flashes, and one that blinks until it has", () => {
    expect(restless(lamp({ light: "flash", pace: "slow" }), 0, 99)).toBe(true);
    expect(restless(lamp({ light: "blink", times: 3, then: "dark" }), 10, 10.71)).toBe(true);
    expect(restless(lamp({ light: "blink", times: 3, then: "dark" }), 10, 10.73)).toBe(false);
    expect(restless(lamp({ light: "steady" }), 0, 1)).toBe(false);
  });

  it("is a counter that blinks or has more than one page", () => {
    const digits = { show: "digits", device: "seat1.main", text: "1", blink: false, then: [] } as const;
    expect(restless({ ...digits, then: [] }, 0, 1)).toBe(false);
    expect(restless({ ...digits, then: ["2"] }, 0, 1)).toBe(true);
    expect(restless({ ...digits, blink: true, then: [] }, 0, 1)).toBe(true);
    expect(restless({ ...digits, blink: true, times: 4, then: [] }, 0, 1.9)).toBe(true);
    expect(restless({ ...digits, blink: true, times: 4, then: [] }, 0, 2.1)).toBe(false);
  });

  it("is a bar with one LED that blinks", () => {
    const pixels: Pixel[] = [{ colour: "red", glow: "dim", blink: false }];
    expect(restless({ show: "pixels", device: "seat1.bar", pixels }, 0, 1)).toBe(false);
    const blinking = [...pixels, { colour: "red", glow: "dim", blink: true } as Pixel];
    expect(restless({ show: "pixels", device: "seat1.bar", pixels: blinking }, 0, 1)).toBe(true);
  });
});

it("counts a point with the digit beside it", () => {
  expect(cells("1.5")).toBe(2);
});
