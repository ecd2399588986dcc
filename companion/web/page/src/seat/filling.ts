/** The form behind a key that asks for more: what is chosen so far, and what would be sent. */

import type { Action } from "../wire";
import { action, allowed, choices, type Chosen, missing } from "./legal";
import type { Key, Now, Phone } from "./phone";
import { proposed } from "./proposal";

/** The first choices of a form: what the key sets, what the game proposes, and what is remembered of a card. */
export function begin(key: Key, phone: Phone, now: Now): Chosen {
  const first: Record<string, unknown> = {};
  for (const field of key.ask) {
    const value = phone.first?.(field, key, now);
    if (value !== undefined) first[field] = value;
  }
  return proposed(key, phone, now, { ...first, ...key.chosen });
}

/** The choices that can be sent now: a field that the other choices exclude is left out. */
export function sendable(key: Key, phone: Phone, chosen: Chosen, without: readonly string[] = []): Action | null {
  let whole: Chosen = { ...key.chosen };
  for (const field of shown(key, chosen)) {
    const value = without.includes(field) ? undefined : sentValue(field, key, phone, chosen);
    if (value !== undefined && possible(key, field, whole, value)) whole = { ...whole, [field]: value };
  }
  return action(key.form, whole);
}

/** The fields to show now: those asked for that still have a choice, given the others; a target only where it is needed. */
export function shown(key: Key, chosen: Chosen): string[] {
  return key.ask.filter((field) => {
    const others = around(key, chosen, field);
    const { open, values, optional } = choices(key.form, field, others);
    if ((!open && values.length === 0) || key.asks?.(field, others) === false) return false;
    return field !== "target" || !optional || missing(key.form, others).includes(field);
  });
}

/**
 * The choices in all fields but one, without those that no legal action has. An outcome that is being entered never
 * limits the other fields: a player who then chooses another card has entered nothing yet.
 */
export function around(key: Key, chosen: Chosen, apart: string): Chosen {
  let whole: Chosen = { ...key.chosen };
  for (const field of key.ask) {
    if (field === apart || chosen[field] === undefined || field === "changes") continue;
    if (possible(key, field, whole, chosen[field])) whole = { ...whole, [field]: chosen[field] };
  }
  return whole;
}

function sentValue(field: string, key: Key, phone: Phone, chosen: Chosen): unknown {
  const value = chosen[field];
  return value === undefined || phone.sent === undefined ? value : phone.sent(field, value, key);
}

function possible(key: Key, field: string, whole: Chosen, value: unknown): boolean {
  return allowed(choices(key.form, field, whole), value);
}
