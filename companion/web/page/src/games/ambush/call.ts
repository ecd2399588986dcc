/** A call as the page shows it: the race with its errors, who called, and what people declared and rolled since. */

import type { Press } from "../../parts/race-geometry";
import { fineError, raced } from "../../press-times";
import type { Fact } from "../../wire";
import { say } from "../../words/say";
import { factsSince } from "../scene";
import type { AmbushScene } from "./types";

/** The presses in order of time. How exactly each is known stands in a fact and not in the view. */
export function presses({ view, facts }: AmbushScene): Press[] {
  return raced(view.table.window?.presses ?? [], factsSince(facts, "ambush"));
}

/** By how much a press may be wrong, with a space before it; nothing where nobody has said it. */
export function give({ err_ms: err }: Press): string {
  return err === null ? "" : ` ${say("show-ambush-err", { ms: fineError(err) })}`;
}

/** Whether it was called by voice: there is a call, it is decided who called, and nobody pressed. */
export function byVoice({ view }: AmbushScene): boolean {
  const window = view.table.window;
  return window !== null && !window.open && window.presses.length === 0;
}

/** What each seat (0: the cards left lying) has declared since the call. */
export function declared(facts: readonly Fact[]): Map<number, number> {
  const told = factsSince(facts, "ambush").filter((fact) => fact.fact === "declared");
  return new Map(told.map((fact) => [Number(fact["seat"]), Number(fact["ambush"])]));
}

/** What was rolled since the call, or since tied players had to roll again. */
export function rolls(facts: readonly Fact[]): Map<number, number> {
  const sinceCall = factsSince(facts, "ambush");
  const told = factsSince(sinceCall, "reroll").filter((fact) => fact.fact === "rolled");
  return new Map(told.map((fact) => [Number(fact["seat"]), Number(fact["roll"])]));
}

/** What fills a dial: the castle that the game begins with, or a higher one. A castle that lost nothing looks whole however far the dial goes. */
export function dialTop({ view, facts, options }: AmbushScene): number {
  const set = options["castle"];
  if (typeof set === "number") return Math.max(set, ...view.seats.map((seat) => seat.counters["castle"] ?? 0));
  const told = facts.filter((fact) => fact.fact === "castle").flatMap((fact) => [Number(fact["from"]), Number(fact["to"])]);
  const now = view.seats.map((seat) => seat.counters["castle"] ?? 0);
  return Math.max(...told, ...now, told.length === 0 && view.round > 1 ? 20 : 1);
}

/** How many cards were lying at the call: those that still lie and those in the piles. */
export function lain({ view }: AmbushScene): number {
  return view.seats.reduce((sum, seat) => sum + Number(seat.zones["captured"] ?? 0), view.table.battlefield);
}
