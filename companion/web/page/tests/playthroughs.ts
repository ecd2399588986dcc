/** The seeded games that the project keeps as text (tests/playthroughs): what everybody saw after each step, and its facts. */

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Fact, View } from "../src/wire";

const FOLDER = fileURLToPath(new URL("../../../../tests/playthroughs/", import.meta.url));

type Part = Record<string, unknown>;

interface Header {
  game: string;
  options: Part;
  cards: (Part & { id: string; name: string })[];
}

export interface Played {
  header: Header;
  /** The first is the beginning. */
  frames: { view: View; facts: Fact[] }[];
}

export const names = (): string[] => readdirSync(FOLDER).filter((name) => name.endsWith(".txt")).map((name) => name.replace(".txt", ""));

export function read(name: string): Played {
  const [first = "", ...blocks] = readFileSync(`${FOLDER}${name}.txt`, "utf8").split(/\n\n(?=\d)/);
  const header = JSON.parse(first.slice("header ".length, first.indexOf("\n"))) as Header;
  const known: Record<string, Part> = {};
  return { header, frames: [first, ...blocks].map((block) => frame(block, known)) };
}

function frame(block: string, known: Record<string, Part>): { view: View; facts: Fact[] } {
  const facts: Fact[] = [];
  for (const [, name = "", told = ""] of block.matchAll(/^ {2}(fact|view|table|seat \d+) (\{.*)$/gm)) {
    const part = JSON.parse(told) as Part;
    if (name === "fact") facts.push(part as Fact);
    else known[name] = merged(known[name] ?? {}, part);
  }
  const seats = Object.keys(known).filter((name) => name.startsWith("seat")).sort().map((name) => known[name]);
  return { view: { ...known["view"], seats, table: known["table"] } as unknown as View, facts };
}

/** Only what is new is written down; of objects that hold objects of objects, only what is new in those. */
function merged(old: Part, more: Part): Part {
  const deep = (value: unknown): boolean => isObject(value) && Object.values(value).every((one) => isObject(one) && Object.values(one).every(isObject));
  const pairs = Object.entries(more).map(([key, value]) => [key, deep(old[key]) && deep(value) ? within(old[key] as Part, value as Part) : value]);
  return { ...old, ...Object.fromEntries(pairs) };
}

const within = (old: Part, more: Part): Part => ({ ...old, ...Object.fromEntries(Object.entries(more).map(([key, value]) => [key, merged((old[key] ?? {}) as Part, value as Part)])) });

const isObject = (value: unknown): value is Part => typeof value === "object" && value !== null && !Array.isArray(value);
