/** A creature that lies open on a reader: its places are lit for all, and a touch on one summons it. */

import type { TemplateResult } from "lit";

import { store } from "../../table";
import type { Shown } from "./arena";
import { placesOf, type Spot } from "./entry";
import { tapped } from "./tapped";

/** What the table's screen shows of it, or null where none lies there. */
export function laidCard(spot: Spot | null): { shown: Shown; card: TemplateResult } | null {
  const laid = store.state.value?.at_board?.laid ?? null;
  if (laid === null || spot === null) return null;
  const entry = { verb: "summon" as const, card: laid.card };
  const own = { ...spot, seat: laid.seat };
  return { shown: { fit: placesOf(own, entry)?.map(({ at }) => at) ?? [] }, card: tapped(own, entry) };
}
