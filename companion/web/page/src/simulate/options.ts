/** From the JSON Schema of a game's option to a field that people fill in. */

import type { GameOption } from "../api";

export type Field =
  | { kind: "number"; min: number; max: number; optional: boolean }
  | { kind: "one-of"; values: readonly string[]; optional: boolean }
  | { kind: "yes-no" }
  | { kind: "text" };

type Schema = Record<string, unknown>;

/** Null for what a form cannot hold. */
export function fieldOf({ schema }: Pick<GameOption, "schema">): Field | null {
  const { inner, optional } = stripped(schema);
  if (Array.isArray(inner["enum"])) return { kind: "one-of", values: inner["enum"].map(String), optional };
  if (inner["type"] === "boolean") return { kind: "yes-no" };
  if (inner["type"] === "integer" || inner["type"] === "number") {
    return { kind: "number", min: bound(inner, "minimum", 0), max: bound(inner, "maximum", 9999), optional };
  }
  return inner["type"] === "string" ? { kind: "text" } : null;
}

/** What was filled in, as the table takes it; undefined leaves the option at its default. */
export function valueOf(field: Field, text: string): unknown {
  if (text === "") return undefined;
  if (field.kind === "number") return Math.max(field.min, Math.min(field.max, Math.round(Number(text) || 0)));
  return field.kind === "yes-no" ? text === "yes" : text;
}

/** A default as the field shows it. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value);
}

/** Only options that differ from their default. */
export function chosenOptions(options: readonly GameOption[], texts: Readonly<Record<string, string>>): Record<string, unknown> {
  const told = options.map((option): [string, unknown] => {
    const text = texts[option.name] ?? textOf(option.default);
    const field = fieldOf(option);
    return [option.name, field === null || text === textOf(option.default) ? undefined : valueOf(field, text)];
  });
  return Object.fromEntries(told.filter(([, value]) => value !== undefined));
}

/** What was filled in, where it differs from what holds now; an option that goes back to none is told as null. */
export function newOptions(options: readonly GameOption[], texts: Readonly<Record<string, string>>, now: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const told = options.map((option): [string, unknown] => {
    const text = texts[option.name] ?? textOf(option.default);
    const field = fieldOf(option);
    return [option.name, field === null || text === textOf(now[option.name]) ? undefined : (valueOf(field, text) ?? null)];
  });
  return Object.fromEntries(told.filter(([, value]) => value !== undefined));
}

/** "This or null" in a schema is an option that may be left empty. */
function stripped(schema: Schema): { inner: Schema; optional: boolean } {
  const either = schema["anyOf"] as Schema[] | undefined;
  if (!Array.isArray(either)) return { inner: schema, optional: false };
  const inner = either.find((one) => one["type"] !== "null") ?? schema;
  return { inner: { ...inner }, optional: either.some((one) => one["type"] === "null") };
}

function bound(schema: Schema, name: string, otherwise: number): number {
  const value = schema[name];
  return typeof value === "number" ? value : otherwise;
}
