/** What a phone reads from the view of Ambal Tournament for one seat. */

import type { Chosen } from "../../seat/legal";
import type { Now } from "../../seat/phone";
import { speaker } from "../../words/say";
import { conditionsOf } from "./boards";
import type { AmbalTable } from "./types";

/** What lies on the player whom the revealed skill of this seat is for: the rules say which of it and how many. */
export function removable(now: Now, chosen: Chosen): { id: string; name: string }[] {
  const table = now.view.table as AmbalTable;
  const card = table.revealed.find(({ seat }) => seat === now.me.seat);
  const target = (chosen["target"] as number | undefined) ?? card?.target ?? null;
  const seats = now.view.seats.filter(({ seat }) => target === null || seat === target || seat === now.me.seat);
  const conditions = seats.flatMap(({ counters }) => conditionsOf(counters)).map(({ name }) => ({ id: name, name: speaker.value.term("counter", name) }));
  const lying = table.durations.filter(({ on }) => seats.some(({ seat }) => seat === on)).map(({ card: id }) => ({ id, name: speaker.value.card(id) }));
  const all = [...conditions, ...lying];
  return all.filter(({ id }, place) => all.findIndex((one) => one.id === id) === place);
}

/** The cards that are in the own zones, as far as this phone may see them. */
export function zone(now: Now, name: string): readonly string[] {
  const found = now.me.zones[name];
  return Array.isArray(found) ? found : [];
}
