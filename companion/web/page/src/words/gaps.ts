/** What fills the gaps of a message, in a form that Fluent takes: the same as companion/messages/gaps.py. */

import { FluentType, type FluentVariable } from "@fluent/bundle";

import type { Message } from "../wire";

const LONGEST = 600;
/** Nothing at a table is ever so many: a number from here on is only named, and a screen need not show all of it. */
const HUGE = 1e15;
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

/**
 * Stands for null and empty text: it chooses the variant [NONE], and where it would be shown, nothing is.
 * Catalogues are given it as the key in place of NONE, so that no name or card can be taken for it.
 */
export const NOTHING = "NONE--";

/** A list, mostly of seats; the functions SEATS and COUNT understand it. */
export class Many extends FluentType<readonly (number | string)[]> {
  override toString(): string {
    return this.value.join(", ");
  }
}

/** A number for some of the seats; the functions EACH and COUNT understand it. */
export class BySeat extends FluentType<ReadonlyMap<number, FluentVariable>> {
  override toString(): string {
    return [...this.value].map(([seat, value]) => `${seat}: ${String(value)}`).join(", ");
  }
}

/** An argument as Fluent takes it. Whatever comes, it can be shown in one line. */
export function fill(value: unknown, say: (message: Message) => string): FluentVariable {
  if (value === null || value === undefined || value === "") return NOTHING;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number" && Number.isFinite(value)) return number(value);
  if (Array.isArray(value) && value.length > 0 && value.every(isMessage)) return value.map(say).join(" ");
  if (Array.isArray(value)) return new Many(value.map((item) => (typeof item === "number" ? number(item) : oneLine(String(item)))));
  if (isMessage(value)) return say(value);
  if (typeof value === "object" && Object.keys(value).every((key) => /^\d+$/.test(key))) {
    return new BySeat(new Map(Object.entries(value).map(([seat, each]) => [Number(seat), fill(each, say)])));
  }
  return oneLine(typeof value === "object" ? JSON.stringify(value) : String(value));
}

/** As it is, or the first ten digits of a huge one. */
function number(value: number): number | string {
  if (Math.abs(value) < HUGE) return value;
  return (value.toExponential(9).split("e")[0] ?? "").replace(".", "") + "…";
}

/** Text from outside, without what would break a display, and not endless. */
export function oneLine(text: string): string {
  const clean = text.replace(CONTROL, "\ufffd");
  return clean.length <= LONGEST ? clean : clean.slice(0, LONGEST - 1) + "…";
}

function isMessage(value: unknown): value is Message {
  if (typeof value !== "object" || value === null) return false;
  const { id, args } = value as Partial<Message>;
  return typeof id === "string" && typeof args === "object" && args !== null;
}
