import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { describe, expect, it } from "vitest";

import { type Field, fieldsOf, type Json, type Shape } from "../../src/cards/schema";
import schema from "./ambyria-schema.json";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const fields = fieldsOf(schema as unknown as Json);
const shapes = Object.fromEntries(fields.map(({ name, shape }) => [name, shape]));

interface Placed {
  /** The fields in which it stands. */
  path: readonly string[];
  shape: Shape;
}

/** A shape and all shapes within it. */
function within({ path, shape }: Placed): Placed[] {
  const inside = (parts: readonly Field[]): Placed[] => parts.flatMap(({ name, shape: inner }) => within({ path: [...path, name], shape: inner }));
  switch (shape.kind) {
    case "list":
      return [{ path, shape }, ...within({ path, shape: shape.of })];
    case "record":
      return [{ path, shape }, ...inside(shape.fields)];
    case "tagged":
      return [{ path, shape }, ...Object.values(shape.of).flatMap(({ fields: parts }) => inside(parts))];
    default:
      return [{ path, shape }];
  }
}

const all = fields.flatMap(({ name, shape }) => within({ path: [name], shape }));
const operations = all.map(({ shape }) => shape).find((shape): shape is Extract<Shape, { kind: "tagged" }> => shape.kind === "tagged");

function known(language: string): (id: string) => boolean {
  const folder = here(`../../src/words/${language}`);
  const text = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, "utf8")).join("\n");
  return (id) => new RegExp(`^${id} =`, "m").test(text);
}

describe("a card of Ambyria", () => {
  it("can be taught without typing anything but names", () => {
    expect(all.filter(({ shape }) => shape.kind === "json")).toEqual([]);
    expect(Object.keys(shapes)).toEqual(["mode", "stones", "play", "hero", "response", "down", "effects", "ability", "lasting"]);
  });

  it("can be taught every effect of the vocabulary", () => {
    const taught = Object.keys(operations?.of ?? {}).sort();
    expect(taught).toEqual(["arcane", "capture", "collect", "destroy", "discard", "draw", "extra", "mode", "place", "return", "steal", "stop", "text", "top", "turn"]);
  });

  it("takes so many cards, or all", () => {
    const n = operations?.of["steal"]?.fields.find(({ name }) => name === "n");
    expect(n?.shape).toEqual({ kind: "amount", min: 1, max: 999, words: ["all"] });
  });

  it("names a lasting effect with an id that is made from what people type", () => {
    expect(all.find(({ path }) => path.join(".") === "lasting.key")?.shape).toEqual({ kind: "id", max: 60 });
  });

  it.each(["en", "fr"])("is taught in words, in %s", (language) => {
    const says = known(language);
    const words = all.flatMap(({ path, shape }) => [
      ["field", path.slice(0, -1), path.at(-1) ?? ""] as const,
      ...(shape.kind === "one-of" ? shape.values.map((value) => ["value", path, value] as const) : []),
      ...(shape.kind === "tagged" ? Object.keys(shape.of).map((op) => ["op", [], op] as const) : []),
    ]);
    const ids = ([kind, path, name]: (typeof words)[number]): string[] => [["ambyria", ...path, name], ["ambyria", name], [name]].map((parts) => `cards-page-${kind}-${parts.join("-")}`);
    expect(words.filter((word) => !ids(word).some(says))).toEqual([]);
  });

  it.each(["en", "fr"])("does not call a phase by the name of a pile, in %s", (language) => {
    const says = known(language);
    const lasting = all.flatMap(({ path, shape }) => (path[0] === "lasting" && shape.kind === "one-of" ? shape.values.map((value) => [...path, value]) : []));
    expect(lasting.length).toBeGreaterThan(10);
    expect(lasting.filter((parts) => !says(`cards-page-value-ambyria-${parts.join("-")}`))).toEqual([]);
  });
});
