/** Applies changes to a known value; what did not change stays the same object. */

import type { Change } from "./wire";

/** The number of this form of updates: whoever names another is told whole states (companion/web/changes.py). */
export const FORM = 1;

/** How a list changes: its entries by index, and then what goes and comes in one place. */
interface ListChange { at?: number; cut?: number; add?: unknown[]; [place: string]: unknown }

/** The value after the change: `[new]` replaces it, an object holds the changes of its fields or entries. */
export function become(old: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  if (Array.isArray(old)) return listAfter(old, change);
  const known = (old ?? {}) as Record<string, unknown>;
  const parts = Object.entries(change) as [string, Change][];
  const after = Object.fromEntries([...Object.entries(known), ...parts.map(([field, part]) => [field, become(known[field], part)] as const)]);
  for (const [field, part] of parts) if (Array.isArray(part) && part.length === 0) delete after[field];
  return after;
}

function listAfter(old: readonly unknown[], { at, cut = 0, add = [], ...parts }: ListChange): unknown[] {
  const list = [...old];
  for (const [place, part] of Object.entries(parts)) list[Number(place)] = become(list[Number(place)], part as Change);
  if (at !== undefined) list.splice(at, cut, ...add);
  return list;
}
