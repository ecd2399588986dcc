import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { describe, expect, it } from "vitest";

import { fieldsOf, type Json, type Shape } from "../../src/cards/schema";
import schema from "./ambyria-schema.json";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const fields = fieldsOf(schema as unknown as Json);
const shapes = Object.fromEntries(fields.map(({ name, shape }) => [name, shape]));

/** A shape and all shapes within it. */
function within(shape: Shape): Shape[] {
  switch (shape.kind) {
    case "list":
      return [shape, ...within(shape.of)];
    case "record":
      return [shape, ...shape.fields.flatMap((field) => within(field.shape))];
    case "tagged":
      return [shape, ...Object.values(shape.of).flatMap(within)];
    default:
      return [shape];
  }
}

const all = fields.flatMap(({ shape }) => within(shape));
const operations = all.find((shape): shape is Extract<Shape, { kind: "tagged" }> => shape.kind === "tagged");

describe("a card of Ambyria", () => {
  it("can be taught without typing anything but names", () => {
    expect(all.filter(({ kind }) => kind === "json")).toEqual([]);
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

  it.each(["en", "fr"])("is taught in words, in %s", (language) => {
    const folder = here(`../../src/words/${language}`);
    const known = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, "utf8")).join("\n");
    const values = all.flatMap((shape) => (shape.kind === "one-of" ? shape.values : []));
    const names = all.flatMap((shape) => (shape.kind === "record" ? shape.fields.map(({ name }) => name) : []));
    const words = [
      ...[...fields.map(({ name }) => name), ...names].map((name) => ["field", name]),
      ...Object.keys(operations?.of ?? {}).map((name) => ["op", name]),
      ...values.map((name) => ["value", name]),
    ];
    const says = (id: string): boolean => new RegExp(`^${id} =`, "m").test(known);
    expect(words.filter(([kind, name]) => !says(`cards-page-${kind}-ambyria-${name}`) && !says(`cards-page-${kind}-${name}`))).toEqual([]);
  });
});
