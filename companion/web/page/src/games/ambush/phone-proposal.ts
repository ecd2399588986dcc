/** What is remembered of a card of Ambush, as outcomes for the seats of this moment. */

import type { Key, Now } from "../../seat/phone";
import type { Chosen } from "../../seat/legal";
import { type Change, type Op } from "./phone-changes";
import { standing, tableOf } from "./phone-view";

type Says = Readonly<Record<string, unknown>>;

interface Direction {
  op: Op;
  n: number;
  to?: string;
  from?: string;
}

/** The card whose outcome is entered: the one that was just played, or the one that is chosen in the sheet. */
export function enteredCard(key: Key, now: Now, chosen: Chosen): string | null {
  if (!key.ask.includes("changes")) return null;
  if (key.form.verb === "resolve" && now.view.phase === "effect") return tableOf(now).shown;
  return typeof chosen["card"] === "string" ? chosen["card"] : null;
}

export function proposedChanges(says: Says, key: Key, now: Now, chosen: Chosen): Chosen | null {
  const field = now.view.phase === "aftermath" ? "on_ambush" : "effects";
  const text = says[field];
  return Array.isArray(text) ? { changes: changesOf(text as Direction[], key.form.seat, standing(now), chosen["target"]) } : null;
}

/** Directions as outcomes; whoever is meant by "target" and not chosen yet is the first opponent, and can be changed. */
export function changesOf(text: readonly Direction[], me: number, seats: readonly number[], chosen: unknown): Change[] {
  const others = seats.filter((seat) => seat !== me);
  const target = typeof chosen === "number" ? chosen : (others[0] ?? me);
  const words: Record<string, readonly number[]> = { self: [me], target: [target], opponents: others, all: seats };
  return text.flatMap(({ op, n, to, from }): Change[] => {
    if (op === "give") return [{ op, n, seat: words[to ?? "self"]?.[0] ?? me, from: words[from ?? "target"]?.[0] ?? target }];
    if (op === "place") return [{ op, n, seat: me, from: from === "hand" ? "hand" : "deck" }];
    return (words[to ?? (op === "damage" ? "target" : "self")] ?? []).map((seat) => ({ op, n, seat }));
  });
}
