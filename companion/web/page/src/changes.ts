/** Putting what changed into what was known; what did not change stays the same object. */

import type { Change } from "./wire";

/** The value after the change: `[new]` takes its place, an object says what becomes of its fields or places. */
export function become(old: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  const parts = Object.entries(change);
  if (!Array.isArray(old)) {
    const known = (old ?? {}) as Record<string, unknown>;
    return { ...known, ...Object.fromEntries(parts.map(([field, part]) => [field, become(known[field], part)])) };
  }
  const list: unknown[] = [...old];
  for (const [place, part] of parts) list[Number(place)] = become(list[Number(place)], part);
  return list;
}
