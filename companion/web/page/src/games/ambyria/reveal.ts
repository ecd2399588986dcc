/** The totals are turned up one after the other. The table keeps a timer for each, so every screen, phone and counter shows them at the same time. */

import { totals } from "../../parts/scores";
import { toBeRevealed } from "../../revealing";
import { order } from "../../table";
import { turnedUp } from "./count";
import type { AmbyriaScene } from "./types";

/** How many different totals there are: equal ones are turned up together. */
export const steps = (scores: Readonly<Record<string, number>>): number => new Set(Object.values(scores)).size;

/** Whose totals are still covered. */
export function coveredSeats(scores: Readonly<Record<string, number>>, shown: number): Set<number> {
  return new Set([...turnedUp(scores)].filter(([, turn]) => turn >= shown).map(([seat]) => seat));
}

/** Totals turned up so far; equal ones count once. Whoever wants no motion waits, too: they come without any, and no screen is ahead of another. */
export const shownSteps = ({ view, clocks }: AmbyriaScene): number => steps(totals(view.result)) - toBeRevealed(clocks);

/** A touch on the table's own screen turns up all at once: there, on every other screen and on the counters. */
export function turnUpAll({ clocks }: AmbyriaScene, touch: boolean): void {
  if (touch && toBeRevealed(clocks) > 0) void order("reveal");
}
