/** The totals are turned up one after the other. The table keeps a timer for each, so every screen, phone and counter shows them at the same time. */

import type { ReactiveController, ReactiveControllerHost } from "lit";

import { totals } from "../../parts/scores";
import { toBeRevealed } from "../../revealing";
import { turnedUp } from "./count";
import type { AmbyriaScene } from "./types";

/** How many different totals there are: equal ones are turned up together. */
export const steps = (scores: Readonly<Record<string, number>>): number => new Set(Object.values(scores)).size;

/** Whose totals are still covered. */
export function coveredSeats(scores: Readonly<Record<string, number>>, shown: number): Set<number> {
  return new Set([...turnedUp(scores)].filter(([, turn]) => turn >= shown).map(([seat]) => seat));
}

/** On the table's screen a touch shows all at once. Whoever wants no motion waits, too: they come without any, and no screen is ahead of another. */
export class Reveal implements ReactiveController {
  private impatient = false;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostConnected(): void {
    this.impatient = false;
  }

  /** Totals turned up so far; equal ones count once. */
  follow({ view, clocks }: AmbyriaScene): number {
    if (view.result === null) this.impatient = false;
    const all = steps(totals(view.result));
    return this.impatient ? all : all - toBeRevealed(clocks);
  }

  readonly all = (): void => {
    this.impatient = true;
    this.host.requestUpdate();
  };
}
