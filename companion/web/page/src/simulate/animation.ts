/** How an output looks at one moment, in local seconds: the same as hardware/animation.py; tests compare the two. */

import type { How, Output, Pixel } from "../wire";

export type Digits = Extract<Output, { show: "digits" }>;

/** Seconds from one flash to the next. */
const SLOW = 1.0;
const QUICK = 0.25;
const BLINK = 0.24;
const TURN = 0.4;
const PAGE = 1.0;

export const MOST_DIGITS = 4;
export const DARK: Pixel = { colour: "dark", glow: "normal", blink: false };

/** Whether a lamp that got its output at `since` is on at `now`. */
export function lit(how: How, since: number, now: number): boolean {
  switch (how.light) {
    case "dark":
      return false;
    case "steady":
      return true;
    case "flash":
      // Counted from zero and not from `since`: lamps that started at different times flash together.
      return on(now, how.pace === "slow" ? SLOW : QUICK);
    case "blink":
      return blinks(how, now - since) ? on(now - since, BLINK) : how.then === "steady";
    case "in-turn":
      return modulo(whole(now, TURN), how.of) === how.place - 1;
  }
}

/** The text on a counter at `now`. */
export function reads(digits: Digits, since: number, now: number): string {
  if (flickers(digits, now - since) && !on(now - since, QUICK * 2)) return "";
  const pages = [digits.text, ...digits.then];
  return pages[modulo(whole(now - since, PAGE), pages.length)] ?? "";
}

/** The text right-aligned for a counter of `places` digits; dashes if it is too long, because a cut number would be wrong. */
export function fit(text: string, places: number = MOST_DIGITS): string {
  const taken = cells(text);
  return taken > places ? "-".repeat(places) : " ".repeat(places - taken) + text;
}

/** Every LED of a bar of `length` LEDs at `now`. */
export function glowing(pixels: readonly Pixel[], length: number, now: number): Pixel[] {
  const shown = on(now, QUICK * 2);
  return Array.from({ length }, (_, place) => {
    const pixel = pixels[place] ?? DARK;
    return shown || !pixel.blink ? pixel : DARK;
  });
}

/** Whether the output still changes by itself after `now`; if not, it is not drawn again. */
export function restless(output: Output, since: number, now: number): boolean {
  switch (output.show) {
    case "light":
      return output.how.light === "blink" ? blinks(output.how, now - since) : !["dark", "steady"].includes(output.how.light);
    case "digits":
      return flickers(output, now - since) || output.then.length > 0;
    case "pixels":
      return output.pixels.some((pixel) => pixel.blink);
    default:
      return false;
  }
}

/** How many digits a text takes: a decimal point belongs to its digit and takes none. */
export function cells(text: string): number {
  return text.replaceAll(".", "").length;
}

/** Whether a counter still blinks after `passed` seconds: until something else is shown, or `times` times. */
function flickers({ blink, times = 0 }: Digits, passed: number): boolean {
  return blink && (times === 0 || passed < times * QUICK * 2);
}

function blinks(how: Extract<How, { light: "blink" }>, passed: number): boolean {
  return passed < how.times * BLINK;
}

function on(passed: number, period: number): boolean {
  return modulo(passed, period) < period / 2;
}

/** The remainder of a division as in Python: never below 0. */
function modulo(value: number, by: number): number {
  const rest = value % by;
  return rest < 0 ? rest + by : rest;
}

/** How many whole periods have passed; computed from the remainder, because the plain quotient may round up to the next one. */
function whole(passed: number, period: number): number {
  return Math.round((passed - modulo(passed, period)) / period);
}
