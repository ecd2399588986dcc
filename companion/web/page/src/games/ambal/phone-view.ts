/** What a phone reads from the view of Ambal Tournament for one seat. */

import type { Chosen } from "../../seat/legal";
import type { Now } from "../../seat/phone";
import { speaker } from "../../words/say";
import { conditionsOf } from "./boards";
import type { Skills } from "./known";
import type { AmbalTable } from "./types";

interface Removal {
  what?: string;
  to?: string | number;
  which?: readonly string[];
}

/** What the revealed skill of this seat may remove, as far as its data are known: the rules say how many of it. */
export function removable(now: Now, chosen: Chosen, known: Skills): { id: string; name: string }[] {
  const table = now.view.table as AmbalTable;
  const card = table.revealed.find(({ seat }) => seat === now.me.seat);
  const target = (chosen["target"] as number | undefined) ?? card?.target ?? null;
  const removal = removalOf(known[card?.card ?? ""]?.effects ?? []);
  const meant = recipients(now, removal.to, target);
  const conditions = now.view.seats.filter(({ seat }) => meant.includes(seat)).flatMap(({ counters }) => conditionsOf(counters))
    .filter(({ name }) => (removal.what ?? "condition") === "condition" && (removal.which ?? [name]).includes(name))
    .map(({ name }) => ({ id: name, name: speaker.value.term("counter", name) }));
  const lying = table.durations.filter(({ on, kind }) => meant.includes(on) && (removal.what ?? kind) === kind)
    .map(({ card: id }) => ({ id, name: speaker.value.card(id) }));
  const all = [...conditions, ...lying];
  return all.filter(({ id }, place) => all.findIndex((one) => one.id === id) === place);
}

/** The one effect that leaves a choice of what goes; nothing of it is known where its player entered what the card says. */
function removalOf(effects: readonly Record<string, unknown>[]): Removal {
  return (effects.find(({ op, n }) => op === "remove" && n !== "all") ?? {}) as Removal;
}

/** On whom it may work: the word of the card, and the player who was chosen as its target. */
function recipients({ view, me }: Now, to: string | number | undefined, target: number | null): number[] {
  const all = view.seats.map(({ seat }) => seat);
  const team = view.seats.filter((one) => one.team === me.team).map(({ seat }) => seat);
  const others = all.filter((seat) => !team.includes(seat));
  if (typeof to === "number") return [to];
  if (to === "you") return [me.seat];
  if (to === "partner") return team.filter((seat) => seat !== me.seat);
  const side = to === "opponent" ? others : to === "ally" ? team : all;
  if (side.length === 1 || target === null) return side;
  return to === undefined ? all.filter((seat) => seat === target || seat === me.seat) : [target];
}

/** The cards that are in the own zones, as far as this phone may see them. */
export function zone(now: Now, name: string): readonly string[] {
  const found = now.me.zones[name];
  return Array.isArray(found) ? found.map(String) : [];
}
