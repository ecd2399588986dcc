import { describe, expect, it } from "vitest";

import { blank, fieldsOf, type Json, type Shape, tagged } from "../../src/cards/schema";

/** As msgspec writes it for a card with numbers, a flag, and a list of tagged operations. */
const schema: Json = {
  $ref: "#/$defs/Card",
  $defs: {
    Card: {
      type: "object",
      required: ["id", "name"],
      properties: {
        ambush: { type: "boolean", default: false },
        damage: { type: "integer", minimum: 0, maximum: 999 },
        effects: {
          type: "array",
          items: {
            anyOf: [{ $ref: "#/$defs/Repair" }, { $ref: "#/$defs/Give" }],
            discriminator: { propertyName: "op", mapping: { repair: "#/$defs/Repair", give: "#/$defs/Give" } },
          },
        },
        motto: { anyOf: [{ type: "string", maxLength: 30 }, { type: "null" }], default: null },
        odd: { anyOf: [{ type: "string" }, { type: "integer" }] },
        id: { type: "string", maxLength: 60 },
        name: { type: "string", maxLength: 80 },
      },
    },
    Repair: { type: "object", required: ["op", "n"], properties: { op: { enum: ["repair"] }, n: { type: "integer", minimum: 0, maximum: 999 }, to: { enum: ["all", "self"], default: "self" } } },
    Give: { type: "object", required: ["op", "n", "from"], properties: { op: { enum: ["give"] }, n: { type: "integer" }, from: { enum: ["self", "target"] } } },
  },
};

const shapes = Object.fromEntries(fieldsOf(schema).map((field) => [field.name, field.shape]));
const effects = (shapes["effects"] as Extract<Shape, { kind: "list" }>).of as Extract<Shape, { kind: "tagged" }>;

describe("the fields of a card", () => {
  it("leave out what every card has", () => {
    expect(Object.keys(shapes)).toEqual(["ambush", "damage", "effects", "motto", "odd"]);
  });

  it("are numbers in their range, yes or no, and text", () => {
    expect(shapes["damage"]).toEqual({ kind: "number", min: 0, max: 999 });
    expect(shapes["ambush"]).toEqual({ kind: "yes-no" });
    expect(shapes["motto"]).toEqual({ kind: "text", max: 30 });
  });

  it("say what holds where nothing is said, and what is simply not known", () => {
    const usual = Object.fromEntries(fieldsOf(schema).map((field) => [field.name, field.usual]));
    expect(usual["ambush"]).toBe(false);
    expect(usual["damage"]).toBeUndefined();
  });

  it("know the operations of a list, without their tag", () => {
    expect(Object.keys(effects.of)).toEqual(["repair", "give"]);
    expect(effects.of["repair"]?.fields.map(({ name }) => name)).toEqual(["n", "to"]);
  });

  it("may hold others of their own kind, as deep as somebody writes them", () => {
    const nested: Json = {
      $ref: "#/$defs/Card",
      $defs: {
        Card: { type: "object", properties: { effects: { type: "array", items: { $ref: "#/$defs/Effect" } } } },
        Effect: { type: "object", properties: { n: { type: "integer" }, then: { type: "array", items: { $ref: "#/$defs/Effect" } } } },
      },
    };
    type List = { of: { fields: { name: string; shape: unknown }[] } };
    const outer = fieldsOf(nested)[0]?.shape as unknown as List;
    const inner = outer.of.fields.find(({ name }) => name === "then")?.shape as List;
    expect(inner.of.fields.map(({ name }) => name)).toEqual(["n", "then"]);
  });

  it("leave what is beyond a form to be typed", () => {
    expect(shapes["odd"]).toEqual({ kind: "json" });
  });

  it("are none for a schema that is no record", () => {
    expect(fieldsOf({ type: "string" })).toEqual([]);
  });
});

describe("a beginning", () => {
  it("has what is needed and nothing more", () => {
    expect(tagged(effects, "repair")).toEqual({ op: "repair", n: 1 });
    expect(tagged(effects, "give")).toEqual({ op: "give", n: 1, from: "self" });
  });

  it("is there for every shape", () => {
    expect(blank({ kind: "list", of: { kind: "json" } })).toEqual([]);
    expect(blank({ kind: "number", min: 1, max: 9 })).toBe(1);
    expect(blank({ kind: "one-of", values: ["a"] })).toBe("a");
    expect(blank(effects)).toEqual({ op: "repair", n: 1 });
  });
});
