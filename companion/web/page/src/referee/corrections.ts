/** Which numbers can be corrected, from the list of legal actions, and what they are now. */

import { valuesOf } from "../seat/legal";
import type { Action, View } from "../wire";

export interface Cell {
  /** A seat, or 0 for the table. */
  target: number;
  value: number | null;
}

export interface Row {
  counter: string;
  cells: readonly Cell[];
}

/** A correction that is being entered. */
export interface Correction {
  target: number;
  counter: string;
  from: number | null;
  to: number;
  /** The creature on which the dice lie, where the number is one of those. */
  creature?: string;
}

/** A creature whose dice can be corrected. */
export interface Diced {
  /** Its seat; 0 where it is nobody's. */
  target: number;
  creature: string;
  counters: readonly string[];
}

/** The creatures on which dice may lie, seat by seat; empty in games without them. */
export function diced(legal: readonly Action[]): Diced[] {
  const found = new Map<string, Diced>();
  for (const entry of legal.filter((one) => one.do === "adjust" && "creature" in one)) {
    for (const target of each(entry["target"])) for (const creature of each(entry["creature"])) {
      const before = found.get(`${String(target)}/${String(creature)}`)?.counters ?? [];
      const counters = [...new Set([...before, ...each(entry["counter"]).map(String)])];
      found.set(`${String(target)}/${String(creature)}`, { target: Number(target), creature: String(creature), counters });
    }
  }
  return [...found.values()];
}

/** What the dice of that kind on a creature show. */
export function shownOn({ table }: View, { target, creature }: Diced, counter: string): number | null {
  const all = (table as { creatures?: Record<string, Record<string, Record<string, unknown>>> }).creatures;
  return counted(all?.[String(target)]?.[creature]?.[counter]);
}

/** Rows of the numbers that seats have; each seat has its column. */
export function seatRows(view: View, legal: readonly Action[]): Row[] {
  return rows(view, legal).filter((row) => row.cells.some((cell) => cell.target !== 0));
}

/** Numbers that belong to the table alone. */
export function tableRows(view: View, legal: readonly Action[]): Row[] {
  return rows(view, legal).filter((row) => row.cells.every((cell) => cell.target === 0));
}

/** The seats that can be corrected, in their order: a seat that is out may be missing. */
export function columns(view: View, legal: readonly Action[]): number[] {
  const found = new Set(adjustments(legal).map(({ target }) => target));
  return view.seats.map(({ seat }) => seat).filter((seat) => found.has(seat));
}

export function cellOf(row: Row, target: number): Cell | null {
  return row.cells.find((cell) => cell.target === target) ?? null;
}

/** The action to send; an empty reason is left out. */
export function adjustment({ target, counter, to, creature }: Correction, why: string): Action {
  const reason = why.trim();
  return { do: "adjust", seat: 0, target, counter, to, ...(creature === undefined ? {} : { creature }), ...(reason ? { why: reason } : {}) };
}

/** The corrections with this one in place of an earlier one of the same number; a number set to what it is needs none. */
export function entered(before: readonly Correction[], change: Correction): Correction[] {
  const others = before.filter((one) => !sameNumber(one, change));
  return change.to === change.from ? others : [...others, change];
}

export function sameNumber(one: Pick<Correction, "target" | "counter" | "creature">, other: Pick<Correction, "target" | "counter" | "creature">): boolean {
  return one.target === other.target && one.counter === other.counter && one.creature === other.creature;
}

/** The game went on: corrections that are done leave the list; those whose number is another one now are `overtaken`. */
export function sorted(view: View, all: readonly Correction[]): { open: Correction[]; overtaken: Correction[] } {
  const left = all.filter((one) => now(view, one) !== one.to);
  return { open: left.filter((one) => now(view, one) === one.from), overtaken: left.filter((one) => now(view, one) !== one.from) };
}

function now(view: View, { target, counter, creature }: Correction): number | null {
  return creature === undefined ? valueOf(view, target, counter) : (shownOn(view, { target, creature, counters: [] }, counter) ?? 0);
}

/** The value of the number now: a counter or a zone of a seat, or a count of the table. */
export function valueOf(view: View, target: number, counter: string): number | null {
  if (target === 0) return counted((view.table as Record<string, unknown>)[counter]);
  const seat = view.seats.find((one) => one.seat === target);
  return counted(seat?.counters[counter] ?? seat?.zones[counter]);
}

function rows(view: View, legal: readonly Action[]): Row[] {
  const found = new Map<string, Cell[]>();
  for (const { target, counter } of adjustments(legal)) {
    const cells = found.get(counter) ?? [];
    if (!cells.some((cell) => cell.target === target)) cells.push({ target, value: valueOf(view, target, counter) });
    found.set(counter, cells);
  }
  return [...found].map(([counter, cells]) => ({ counter, cells }));
}

function adjustments(legal: readonly Action[]): { target: number; counter: string }[] {
  const numbers = legal.filter((entry) => entry.do === "adjust" && "counter" in entry && !("creature" in entry));
  return numbers.flatMap((entry) => each(entry["counter"]).flatMap((counter) =>
    each(entry["target"]).map((target) => ({ target: Number(target), counter: String(counter) }))));
}

function each(listed: unknown): readonly unknown[] {
  return valuesOf(listed) ?? [];
}

function counted(value: unknown): number | null {
  if (typeof value === "number") return value;
  return Array.isArray(value) ? value.length : null;
}
