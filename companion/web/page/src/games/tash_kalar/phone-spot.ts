/** Where a phone enters something: its own seat, as the desk wants it. */

import { ownHand } from "../../seat/fields";
import type { Now } from "../../seat/phone";
import { tashCards } from "./cards";
import type { Spot } from "./entry";
import { type TashView, tableOf } from "./types";

export const tashView = ({ view }: Now): TashView => view as TashView;

export function spotOf(now: Now): Spot {
  return { view: tashView(now), options: now.state.options, seat: now.me.seat, cards: tashCards.value, held: ownHand(now) };
}

/** This seat acts now: it is its turn, or it was given control. */
export const acts = ({ view, me }: Now): boolean => view.to_act.includes(me.seat) || tableOf(view).control === me.seat;

/** Why this seat cannot summon now, as the end of a message id; null where it can. */
export function whyNot({ view, me }: Now): "over" | "turn" | "effect" | "action" | "handed" | "reveal" | null {
  const { active } = tableOf(view);
  if (view.result !== null) return "over";
  if (active !== me.seat) return "turn";
  if (view.phase === "effect") return "effect";
  if (view.phase !== "action") return "reveal";
  if (me.flags.includes("handed")) return "handed";
  return (me.counters["actions"] ?? 0) > 0 ? null : "action";
}
