/** What a phone reads from the view of Ambush, and what it computes from it for one seat. */

import type { Lamp, Now } from "../../seat/phone";
import type { AmbushTable, Stats, Window } from "./types";

export type Pressed = Window["presses"][number];
export type { Stats, Window };

/** Fewer cards than this cannot hold two Ambush cards, so nobody may call. */
const ENOUGH = 2;

export function tableOf(now: Now): AmbushTable {
  return now.view.table as AmbushTable;
}

/** What the own castle is compared with: what it began with, or more where it has grown. */
export function wholeOf(now: Now): number | null {
  const { castle } = now.state.options ?? {};
  return typeof castle === "number" ? Math.max(castle, now.me.counters["castle"] ?? 0) : null;
}

export function out(flags: readonly string[]): boolean {
  return flags.includes("destroyed");
}

export function standing(now: Now): number[] {
  return now.view.seats.filter((seat) => !out(seat.flags)).map((seat) => seat.seat);
}

/** How the round button looks, and the message that says why. */
export function lamp(now: Now): { lamp: Lamp; why: string } {
  const { calls_open: open, battlefield, window } = tableOf(now);
  if (window?.presses.some((press) => press.seat === now.me.seat)) return { lamp: "pressed", why: "phone-ambush-call-pressed" };
  if (now.me.flags.includes("barred")) return { lamp: "barred", why: "phone-ambush-call-barred" };
  if (window?.open) return { lamp: "lit", why: "phone-ambush-call-too" };
  if (open) return { lamp: "lit", why: "phone-ambush-call-open" };
  if (now.view.phase === "effect") return { lamp: "dark", why: "phone-ambush-call-effect" };
  return { lamp: "dark", why: battlefield < ENOUGH ? "phone-ambush-call-few" : "phone-ambush-call-not-now" };
}
