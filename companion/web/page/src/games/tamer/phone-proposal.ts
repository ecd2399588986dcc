/** What is remembered of a creature, as dice of the creatures that stand there now. */

import type { Chosen } from "../../seat/legal";
import type { Key, Now } from "../../seat/phone";
import type { Entered } from "./phone-changes";
import { askOf, battleOf, rosterOf } from "./phone-view";
import { cardOf, type Die, type Effect } from "./types";

type Says = Readonly<Record<string, unknown>>;
type Deed = Readonly<Record<string, unknown>>;

/** The creature whose effect is asked for. */
export function enteredCreature(key: Key, _: Now, chosen: Chosen): string | null {
  const creature = key.form.verb === "resolve" && key.ask.includes("changes") ? chosen["card"] : undefined;
  return typeof creature === "string" ? cardOf(creature) : null;
}

export function proposedDice(says: Says, key: Key, now: Now, chosen: Chosen): Chosen | null {
  const when = askOf(now)?.when;
  const effects = (says["effects"] as readonly Effect[] | undefined)?.filter((one) => one.when === when && one.do !== undefined) ?? [];
  const creature = String(chosen["card"] ?? "");
  const line = now.view.phase === "battle" ? (battleOf(now)?.lines[key.form.seat] ?? []) : rosterOf(now);
  const changes = effects.flatMap((one) => (one.do ?? []).flatMap((deed) => linesOf(deed, key.form.seat, creature, line)));
  return effects.length > 0 ? { changes } : null;
}

/** One sentence as lines: of creatures that are to be chosen, as many as it says from the front on. */
export function linesOf(deed: Deed, seat: number, creature: string, line: readonly string[]): Entered[] {
  if (deed["op"] === "flip") return Array.from({ length: Number(deed["n"] ?? 1) }, () => ({ kind: "flip", deck: Number(deed["round"]) || 1 }));
  if (typeof deed["n"] !== "number") return [];
  return meant(deed["to"], creature, line).map((key) => ({ kind: "die", seat, creature: key, die: deed["die"] as Die, by: Number(deed["n"]) }));
}

function meant(to: unknown, own: string, line: readonly string[]): readonly string[] {
  const others = line.filter((key) => key !== own);
  if (to === "self") return [own];
  if (to === "front") return line.slice(0, 1);
  if (to === "last") return line.slice(-1);
  if (to === "all" || to === "others") return to === "all" ? line : others;
  const { choose, from } = (to ?? {}) as { choose?: number; from?: unknown };
  return choose === undefined ? [] : (from === "others" ? others : line).slice(0, choose);
}
