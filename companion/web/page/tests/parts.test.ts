import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { describe, expect, it } from "vitest";

import { clockText, secondsLeft, timerText } from "../src/parts/countdown";
import { direction, mirrored, onward, side } from "../src/parts/places";
import { pageAt } from "../src/pages";

const source = fileURLToPath(new URL("../src", import.meta.url));

describe("a running timer", () => {
  const clock = { name: "capture", left: 0.6, seconds: 15, seat: null };

  it("is counted down here between two words of the table", () => {
    expect(secondsLeft(clock, 100, 102, false)).toBeCloseTo(7, 6);
    expect(secondsLeft(clock, 100, 200, false)).toBe(0);
  });

  it("stands still while the table is paused", () => {
    expect(secondsLeft(clock, 100, 200, true)).toBeCloseTo(9, 6);
  });

  it.each([[8.2, "9"], [9, "9"], [0.4, "1"], [0, "0"], [65, "1:05"]])("of %d seconds reads %s", (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});

it.each([[8.2, "0:09"], [0, "0:00"], [65, "1:05"]])("a timer of %d seconds without a word beside it reads %s", (seconds, text) => {
  expect(timerText(seconds)).toBe(text);
});

describe("the places around the table", () => {
  it.each([2, 3, 4, 5, 6, 7, 8])("of %d seats go clockwise", (seats) => {
    for (const portrait of [false, true]) {
      const around = Array.from({ length: seats }, (_, place) => direction(place + 1, seats, portrait));
      const turns = around.map((at, place) => onward(at, around[(place + 1) % seats] ?? 0) - at);
      expect(turns.reduce((sum, turn) => sum + turn, 0)).toBe(360);
    }
  });

  it("mirror those on the right", () => {
    expect([1, 2, 3, 4].map((seat) => mirrored(seat, 4, false))).toEqual([false, true, true, false]);
  });

  it("have who is opposite across the middle at a full table", () => {
    for (const portrait of [false, true]) {
      for (const seat of [1, 2, 3, 4]) expect((direction(seat + 4, 8, portrait) + 360 - direction(seat, 8, portrait)) % 360).toBe(180);
    }
  });

  it("from five on have words in the middle above and below the ring", () => {
    const sides = (seats: number): string[] => Array.from({ length: seats }, (_, place) => side(place + 1, seats, false));
    expect(sides(8)).toEqual(["left", "middle", "right", "right", "right", "middle", "left", "left"]);
    expect(sides(4)).toEqual(["left", "right", "right", "left"]);
    expect([1, 2].map((seat) => side(seat, 2, true))).toEqual(["left", "left"]);
  });

  it("let the bead go on, never back", () => {
    expect(onward(300, 60)).toBe(420);
    expect(onward(420, 120)).toBe(480);
    expect(onward(90, 90)).toBe(90);
  });
});

it("an address leads to its page, an unknown one to the table", () => {
  expect(pageAt("/join/").path).toBe("/join");
  expect(pageAt("/nowhere").path).toBe("/");
});

it("no template has an inline style or handler: the security policy would not let it through", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"));
  const wrong = files.filter((path) => /[\s"]style=|\son[a-z]+="|styleMap|unsafeHTML/.test(readFileSync(`${source}/${path}`, "utf8")));
  expect(wrong).toEqual([]);
});
