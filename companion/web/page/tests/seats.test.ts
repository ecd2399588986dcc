/** Eight seats that everybody can tell apart: by shape, and by colour for eyes that see fewer of them. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { describe, expect, it } from "vitest";

import { shape } from "../src/parts/glyph";
import { MOST_SEATS, SEATS } from "../src/seats";
import { apart, contrast, EYES, mixed } from "./colours";

type Theme = "dark" | "light";
type Tokens = Record<string, string>;

const THEMES: readonly Theme[] = ["dark", "light"];
const CLOTHS = ["ambush", "ambal", "ambyria", "tamer", "tash_kalar"];
/** OKLab distance × 100; about 2 is the smallest that people notice side by side. */
const LEAST_APART = 7;
const READABLE = 4.5;
const VISIBLE = 3;

const source = (path: string): string => readFileSync(fileURLToPath(new URL(`../src/${path}`, import.meta.url)), "utf8");
const tokens = source("style/tokens.css");
const cloths = source("style/cloths.css");
const colours = source("style/seat-colours.css");
const call = source("simulate/call.css");

/** The custom properties of the CSS block that begins with this text. */
function block(css: string, selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  const body = start < 0 ? "" : css.slice(start, css.indexOf("}", start));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name ?? "", value ?? ""]));
}

/** All custom properties in a theme and on a cloth. */
function looks(theme: Theme, cloth: string): Tokens {
  const evening = { ...block(tokens, ":root"), ...block(colours, ":root"), ...block(cloths, `[data-game="${cloth}"]`) };
  if (theme === "dark") return evening;
  const day = cloth === "ambush" ? `:root.light:is([data-game="ambush"], :not([data-game]))` : `:root.light:is([data-game="${cloth}"])`;
  return { ...evening, ...block(tokens, ":root.light"), ...block(colours, ":root.light"), ...block(cloths, day) };
}

/** A colour as #rrggbb, with references resolved. */
function colour(from: Tokens, name: string): string {
  const value = from[name] ?? "";
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (other) return colour(from, other);
  expect(value, name).toMatch(/^#([\da-f]{3}|[\da-f]{6})$/);
  return value;
}

const pairs = SEATS.flatMap((one) => SEATS.filter((other) => other > one).map((other) => [one, other] as const));

describe("the seats of a table", () => {
  it("are as many as the rest of the project says", () => {
    const roles = readFileSync(fileURLToPath(new URL("../../../../hardware/roles.py", import.meta.url)), "utf8");
    expect(Number(/^MOST_SEATS = (\d+)$/m.exec(roles)?.[1])).toBe(MOST_SEATS);
  });

  it("have a shape each, and no seat more", () => {
    const drawn = SEATS.map((seat) => (shape(seat) as { strings: readonly string[] }).strings.join());
    expect(new Set(drawn).size).toBe(MOST_SEATS);
    expect(typeof shape(MOST_SEATS + 1)).toBe("symbol");
  });

  it("have their colours wherever something says whose it is", () => {
    const css = source("style/seats.css");
    for (const seat of SEATS) {
      const own = block(css, `:host([data-seat="${seat}"])`);
      expect(own).toEqual({ seat: `var(--seat-${seat})`, "seat-evening": `var(--seat-${seat}-evening)`, ...named(seat) });
    }
  });
});

function named(seat: number): Tokens {
  return Object.fromEntries(["ink", "on", "rim", "card"].map((what) => [`seat-${what}`, `var(--seat-${seat}-${what})`]));
}

describe.each(THEMES)("in the %s", (theme) => {
  const now = looks(theme, "ambush");

  it.each(Object.keys(EYES))("fills stay apart for %s eyes", (eyes) => {
    for (const [one, other] of pairs) {
      const far = apart(colour(now, `seat-${one}`), colour(now, `seat-${other}`), eyes);
      expect(far, `${one} and ${other}`).toBeGreaterThan(LEAST_APART);
    }
  });

  it.each(SEATS)("what is written on the fill of seat %d, and its ink on card stock, can be read", (seat) => {
    expect(contrast(colour(now, `seat-${seat}-on`), colour(now, `seat-${seat}`))).toBeGreaterThanOrEqual(READABLE);
    for (const card of ["card", "card-2"]) {
      expect(contrast(colour(now, `seat-${seat}-card`), colour(now, card)), card).toBeGreaterThanOrEqual(READABLE);
    }
  });

  it.each(CLOTHS)("names can be read and shapes seen on the cloth of %s", (cloth) => {
    const lying = looks(theme, cloth);
    for (const felt of ["felt", "felt-deep", "felt-lift"].map((name) => colour(lying, name))) {
      for (const seat of SEATS) {
        expect(contrast(colour(lying, `seat-${seat}-ink`), felt), `ink ${seat}`).toBeGreaterThanOrEqual(READABLE);
        const rim = lying[`seat-${seat}-rim`] === "transparent" ? `seat-${seat}` : `seat-${seat}-rim`;
        expect(contrast(colour(lying, rim), felt), `fill ${seat}`).toBeGreaterThanOrEqual(VISIBLE);
      }
    }
  });
});

describe("on the dark case of a device", () => {
  const now = looks("light", "ambush");
  const [, share = "", base = ""] = /background: color-mix\(in srgb, var\(--seat-evening\) (\d+)%, (#\w+)\)/.exec(call) ?? [];

  it.each(SEATS)("the mark of seat %d is seen by day, too", (seat) => {
    expect(contrast(colour(now, `seat-${seat}-evening`), colour(now, "case"))).toBeGreaterThanOrEqual(VISIBLE);
  });

  it.each(SEATS)("the reaction button of seat %d can be read, dark and lit", (seat) => {
    const lit = colour(now, `seat-${seat}-evening`);
    expect(contrast("#ffffff", mixed(lit, base, Number(share) / 100))).toBeGreaterThanOrEqual(READABLE);
    expect(contrast("#0a1012", lit)).toBeGreaterThanOrEqual(READABLE);
  });
});
