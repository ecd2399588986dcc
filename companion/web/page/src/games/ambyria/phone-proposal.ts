/** What is remembered of a card of Ambyria: the effect that is entered now. Cards are pointed at anew each time. */

import type { Chosen } from "../../seat/legal";
import type { Key, Now } from "../../seat/phone";
import { begun, type Entry, type Op, OPS } from "./phone-ops";
import { tableOf } from "./phone-view";

type Says = Readonly<Record<string, unknown>>;
type Operation = Readonly<Record<string, unknown>>;

/** The card on top of the chain, while its player has to enter what it does. */
export function enteredOnChain(key: Key, now: Now): string | null {
  return key.form.verb === "resolve" ? (tableOf(now).chain.at(-1)?.card ?? null) : null;
}

export function proposedOps(says: Says, _: Key, now: Now): Chosen | null {
  const text = says["ability"] ?? says["effects"];
  const number = tableOf(now).chain.at(-1)?.effect ?? 1;
  const effect: unknown = Array.isArray(text) ? text[number - 1] : undefined;
  if (!Array.isArray(effect)) return null;
  const others = now.view.seats.map(({ seat }) => seat).filter((seat) => seat !== now.me.seat);
  return { ops: (effect as Operation[]).flatMap((op) => entriesOf(op, now.me.seat, others)) };
}

/** An operation as its player enters it: one line for each player whom it means. */
export function entriesOf(operation: Operation, me: number, others: readonly number[]): Entry[] {
  const op = operation["op"] as Op;
  if (!OPS.includes(op)) return [];
  const line = begun(op, me, others);
  const { who, n, from, face } = operation;
  const many = typeof n === "number" ? { n } : {};
  const whole: Entry = { ...line, ...many, ...(typeof from === "string" ? { from } : {}), ...(face === "up" || face === "down" ? { face } : {}) };
  if (line.target === undefined) return [whole];
  const meant: Record<string, readonly number[]> = { self: [me], target: others.slice(0, 1), any: [line.target], others, all: [me, ...others] };
  return (meant[String(who)] ?? [line.target]).map((target) => ({ ...whole, target }));
}
