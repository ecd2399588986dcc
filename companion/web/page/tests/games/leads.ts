/** Whether the keys of a phone lead to what is listed. */

import { allowed, choices, fieldsOf, valuesOf } from "../../src/seat/legal";
import type { Key } from "../../src/seat/phone";
import type { Action } from "../../src/wire";

/** Every single action that a listed one stands for; open fields stay open. */
export function spelledOut(entry: Action): Action[] {
  return fieldsOf(entry).reduce<Action[]>(
    (some, field) => some.flatMap((one) => (valuesOf(entry[field]) ?? [entry[field]]).map((value) => ({ ...one, [field]: value }))),
    [{ do: entry.do, seat: entry.seat }],
  );
}

/** Whether pressing this key, and choosing what it asks for, can lead to this action. */
export function leadsTo(key: Key, action: Action): boolean {
  const asked = fieldsOf(action).filter((field) => !(field in key.chosen));
  if (key.form.verb !== action.do || key.form.seat !== action.seat || !asked.every((field) => key.ask.includes(field))) return false;
  const chosen: Record<string, unknown> = { ...key.chosen };
  if (Object.entries(chosen).some(([field, value]) => action[field] !== value)) return false;
  return asked.every((field) => {
    const possible = choices(key.form, field, chosen);
    if (valuesOf(action[field]) === null) return possible.open;
    chosen[field] = action[field];
    return allowed(possible, action[field]);
  });
}
