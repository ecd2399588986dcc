/** From the JSON Schema of a game's card to fields that people fill in. What cannot be drawn is typed as JSON. */

export type Json = Record<string, unknown>;

export type Shape =
  | { kind: "yes-no" }
  | { kind: "number"; min: number; max: number }
  | { kind: "amount"; min: number; max: number; words: readonly string[] }
  | { kind: "text"; max: number }
  | { kind: "id"; max: number }
  | { kind: "one-of"; values: readonly string[] }
  | { kind: "list"; of: Shape }
  | { kind: "record"; fields: readonly Field[] }
  | { kind: "tagged"; tag: string; of: Readonly<Record<string, Extract<Shape, { kind: "record" }>>> }
  | { kind: "json" };

export interface Field {
  name: string;
  shape: Shape;
  required: boolean;
  /** The value if the card says nothing; undefined: then it is not known. */
  usual: unknown;
}

const REF = "#/$defs/";
/** How the pattern of an id begins: small letters and digits, joined by dashes. */
const ID = "^[a-z0-9]+(-";

/** The fields of a card, without those that every card has. */
export function fieldsOf(schema: Json, without: readonly string[] = ["id", "name"]): Field[] {
  const shape = shapeOf(schema, defs(schema));
  return shape.kind === "record" ? shape.fields.filter(({ name }) => !without.includes(name)) : [];
}

/** A first value of that type. */
export function blank(shape: Shape): unknown {
  switch (shape.kind) {
    case "yes-no":
      return false;
    case "number":
    case "amount":
      return shape.min;
    case "text":
    case "id":
      return "";
    case "one-of":
      return shape.values[0] ?? "";
    case "list":
      return [];
    case "record":
      return Object.fromEntries(shape.fields.filter(({ required }) => required).map((field) => [field.name, blank(field.shape)]));
    case "tagged":
      return tagged(shape, Object.keys(shape.of)[0] ?? "");
    case "json":
      return null;
  }
}

/** A first value of one of several kinds: numbers start at 1, which is more likely than 0. */
export function tagged(shape: Extract<Shape, { kind: "tagged" }>, kind: string): Json {
  const record = shape.of[kind];
  const begun = record ? (blank(record) as Json) : {};
  const numbers = record?.fields.filter((field) => field.required && field.shape.kind === "number") ?? [];
  return { [shape.tag]: kind, ...begun, ...Object.fromEntries(numbers.map(({ name }) => [name, 1])) };
}

function shapeOf(schema: Json, known: Json): Shape {
  const inner = resolved(schema, known);
  if (Array.isArray(inner["enum"])) return { kind: "one-of", values: inner["enum"].map(String) };
  if (Array.isArray(inner["anyOf"])) return union(inner, known);
  switch (inner["type"]) {
    case "boolean":
      return { kind: "yes-no" };
    case "integer":
      return { kind: "number", min: numeric(inner["minimum"], 0), max: numeric(inner["maximum"], 9999) };
    case "string":
      return { kind: String(inner["pattern"]).startsWith(ID) ? "id" : "text", max: numeric(inner["maxLength"], 400) };
    case "array":
      return isRecord(inner["items"]) ? { kind: "list", of: shapeOf(inner["items"], known) } : { kind: "json" };
    case "object":
      return record(inner, known);
    default:
      return { kind: "json" };
  }
}

/** Each field's shape is worked out when it is asked for: an effect may hold effects of its own, as deep as somebody writes them. */
function record(schema: Json, known: Json): Shape {
  if (typeof schema["properties"] !== "object") return { kind: "json" };
  const required = (schema["required"] as string[] | undefined) ?? [];
  const fields = Object.entries(schema["properties"] as Record<string, Json>).map(([name, part]): Field => {
    let shape: Shape | null = null;
    return { name, get shape() { return (shape ??= shapeOf(part, known)); }, required: required.includes(name), usual: part["default"] };
  });
  return { kind: "record", fields };
}

/** "One of these, told apart by a tag", "this or null", or a number or a word; a form cannot draw other unions. */
function union(schema: Json, known: Json): Shape {
  const parts = schema["anyOf"] as Json[];
  const tag = (schema["discriminator"] as { propertyName?: string; mapping?: Record<string, string> } | undefined) ?? {};
  if (tag.propertyName === undefined || tag.mapping === undefined) {
    const some = parts.filter((part) => part["type"] !== "null");
    return some.length === 1 && some[0] ? shapeOf(some[0], known) : amount(some.map((part) => shapeOf(part, known)));
  }
  const name = tag.propertyName;
  const of = Object.entries(tag.mapping).map(([kind, ref]) => {
    const shape = shapeOf({ $ref: ref }, known);
    const fields = shape.kind === "record" ? shape.fields.filter((field) => field.name !== name) : [];
    return [kind, { kind: "record" as const, fields }] as const;
  });
  return { kind: "tagged", tag: name, of: Object.fromEntries(of) };
}

/** A number, or a word such as "all". */
function amount(parts: readonly Shape[]): Shape {
  const number = parts.find((part) => part.kind === "number");
  const words = parts.find((part) => part.kind === "one-of");
  if (parts.length !== 2 || !number || !words) return { kind: "json" };
  return { kind: "amount", min: number.min, max: number.max, words: words.values };
}

function resolved(schema: Json, known: Json): Json {
  const ref = schema["$ref"];
  return typeof ref === "string" && ref.startsWith(REF) ? ((known[ref.slice(REF.length)] as Json | undefined) ?? {}) : schema;
}

function defs(schema: Json): Json {
  return (schema["$defs"] as Json | undefined) ?? {};
}

function isRecord(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function numeric(value: unknown, otherwise: number): number {
  return typeof value === "number" ? value : otherwise;
}
