/**
 * Legal actions as forms to fill in: the table lists legal actions, and those of one verb make one form.
 * Nothing here knows a rule. A choice in one field limits the others, because the list says what goes together.
 */

import type { Action } from "../wire";

/** In a listed action, stands for any value that the field may have. */
export const OPEN = "*";

/** A field of a listed action that stands for several values: one of these, or any but these. */
type Several = { among: readonly unknown[] } | { but: readonly unknown[] };

export type Chosen = Readonly<Record<string, unknown>>;

export interface Form {
  verb: string;
  /** Who acts: the seat, or 0 for the table. */
  seat: number;
  entries: readonly Action[];
}

export interface Choices {
  /** Any value is allowed, apart from those in `but`. */
  open: boolean;
  /** Values that are not allowed although `open` is true. */
  but: readonly unknown[];
  /** The values that are listed one by one. */
  values: readonly unknown[];
  /** The field may also be left out. */
  optional: boolean;
}

/** One form per verb, in the order of the list; actions of the table are separate from actions of a player. */
export function forms(legal: readonly Action[]): Form[] {
  const found = new Map<string, { verb: string; seat: number; entries: Action[] }>();
  for (const entry of legal) {
    const key = `${entry.seat} ${entry.do}`;
    const form = found.get(key) ?? { verb: entry.do, seat: entry.seat, entries: [] };
    form.entries.push(entry);
    found.set(key, form);
  }
  return [...found.values()];
}

/** The fields that an action of this form can have, apart from `do` and `seat`. */
export function fieldsOf(entry: Action): string[] {
  return Object.keys(entry).filter((field) => field !== "do" && field !== "seat");
}

export function fields(form: Form): string[] {
  return [...new Set(form.entries.flatMap(fieldsOf))];
}

/** The values that this field may have, given the other choices. */
export function choices(form: Form, field: string, chosen: Chosen): Choices {
  const others = Object.fromEntries(Object.entries(chosen).filter(([name]) => name !== field));
  const left = form.entries.filter((entry) => agrees(entry, others));
  const listed = left.filter((entry) => field in entry).map((entry) => entry[field]);
  const values = apart(listed.flatMap((value) => valuesOf(value) ?? []));
  const open = listed.filter((value) => valuesOf(value) === null);
  const but = excluded(open[0]).filter((value) => !values.includes(value) && open.every((one) => !fits(one, value)));
  return { open: open.length > 0, but, values, optional: left.some((entry) => !(field in entry)) };
}

/** Whether a field may have this value. */
export function allowed({ open, but, values }: Choices, value: unknown): boolean {
  return values.some((one) => same(one, value)) || (open && !but.includes(value));
}

/** The values that a listed field stands for; null for any, or any but some. */
export function valuesOf(listed: unknown): readonly unknown[] | null {
  if (listed === OPEN) return null;
  if (!isSeveral(listed)) return [listed];
  return "among" in listed ? listed.among : null;
}

function excluded(listed: unknown): readonly unknown[] {
  return isSeveral(listed) && "but" in listed ? listed.but : [];
}

function isSeveral(listed: unknown): listed is Several {
  return typeof listed === "object" && listed !== null && ("among" in listed || "but" in listed);
}

/** Fields that are still missing for a legal action. Where several actions are possible: those that all of them need. */
export function missing(form: Form, chosen: Chosen): string[] {
  if (action(form, chosen) !== null) return [];
  const left = form.entries.filter((entry) => agrees(entry, chosen));
  const lacking = left.map((entry) => fieldsOf(entry).filter((field) => !(field in chosen)));
  return (lacking[0] ?? []).filter((field) => lacking.every((some) => some.includes(field)));
}

/** The action as it is sent, or null while it is not one of those listed. */
export function action(form: Form, chosen: Chosen): Action | null {
  const whole: Action = { do: form.verb, seat: form.seat, ...chosen };
  return form.entries.some((entry) => covers(entry, whole)) ? whole : null;
}

/** Whether a listed action includes this one. */
export function covers(listed: Action, asked: Action): boolean {
  const names = Object.keys(listed);
  return names.length === Object.keys(asked).length && names.every((name) => name in asked && fits(listed[name], asked[name]));
}

/** The choices that remain after the list of legal actions has changed: fields whose value is still possible. */
export function kept(form: Form, chosen: Chosen): Chosen {
  let left: Chosen = {};
  for (const [field, value] of Object.entries(chosen)) {
    const more = { ...left, [field]: value };
    if (form.entries.some((entry) => agrees(entry, more))) left = more;
  }
  return left;
}

function agrees(entry: Action, chosen: Chosen): boolean {
  return Object.entries(chosen).every(([field, value]) => field in entry && fits(entry[field], value));
}

function fits(listed: unknown, value: unknown): boolean {
  return valuesOf(listed)?.some((one) => same(one, value)) ?? !excluded(listed).includes(value);
}

/** The same value: a list is the same as another one with the same in it. */
function same(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, place) => same(item, other[place]));
}

/** Each of them once. */
function apart(values: readonly unknown[]): unknown[] {
  return values.some(Array.isArray) ? values.filter((value, place) => values.findIndex((one) => same(one, value)) === place) : [...new Set(values)];
}
