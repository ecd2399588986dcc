/** What the screen shows: the rules are at one moment, but people first want to see how the last battle ended. */

import { revealOf } from "./reveal";
import type { Told } from "./telling";
import type { TamerScene } from "./types";

export type Screen = { shows: "battle"; told: Told } | { shows: "draft" | "build" | "bracket"; told: null };

/** Whoever does one of these has begun the next round. */
const BEGUN = ["chosen", "revealed", "line", "ready", "unveiled"];

/** `busy`: a battle of the last pairing is still being told. */
export function screenOf(scene: TamerScene, told: Told | null, busy: boolean): Screen {
  const { view, facts } = scene;
  const over = facts.findLastIndex(({ fact }) => fact === "round_over" || fact === "battle_over");
  const waits = over >= 0 && !facts.slice(over).some(({ fact }) => BEGUN.includes(fact));
  if (told && (view.phase === "battle" || view.mode === "duel" ? view.phase !== "build" : busy && waits)) return { shows: "battle", told };
  if (view.phase === "battle" || view.phase === "over") return { shows: "bracket", told: null };
  if (waits && view.table.history.length > 0) return { shows: "bracket", told: null };
  return { shows: view.phase === "draft" || revealOf(scene) !== null ? "draft" : "build", told: null };
}
