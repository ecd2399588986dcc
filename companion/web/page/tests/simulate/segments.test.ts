/** What the segments of a counter show. */

import { describe, expect, it } from "vitest";

import { summed } from "../../src/simulate/pixels";
import { segments } from "../../src/simulate/segments";

const digit = (lit: number[], place: number): string => lit.slice(place * 8, place * 8 + 8).join("");

describe("a counter", () => {
  it("has eight segments to a digit, and stands to the right", () => {
    const lit = segments("14");
    expect(lit).toHaveLength(32);
    expect([0, 1, 2, 3].map((place) => digit(lit, place))).toEqual(["00000000", "00000000", "01100000", "01100110"]);
  });

  it("lights all seven for an 8 and one for a dash", () => {
    expect(digit(segments("8", 1), 0)).toBe("11111110");
    expect(digit(segments("-", 1), 0)).toBe("00000010");
  });

  it("puts a point beside its digit", () => {
    expect(digit(segments("1.5", 2), 0)).toBe("01100001");
    expect(digit(segments("1.5", 2), 1)).toBe("10110110");
  });

  it("shows dashes for what it has no room for", () => {
    expect(segments("12345")).toEqual(segments("----"));
  });
});

describe("a bar", () => {
  it("is told as how many of which colour", () => {
    const pixel = (colour: "blue" | "white" | "dark"): Parameters<typeof summed>[0][number] => ({ colour, glow: "normal", blink: false });
    expect(summed([pixel("blue"), pixel("blue"), pixel("white"), pixel("dark")])).toEqual([["blue", 2], ["white", 1]]);
  });
});
