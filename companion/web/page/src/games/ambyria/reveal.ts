/** The totals are turned up one after the other, so many milliseconds each; a touch, or whoever asks for calm, sees all at once. */

import type { ReactiveController, ReactiveControllerHost } from "lit";

import { totals } from "../../parts/scores";
import { turnedUp } from "./count";
import type { AmbyriaScene } from "./types";

const EACH = 1700;

export class Reveal implements ReactiveController {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** How many of the totals are turned up; equal ones count once. */
  private shown = 0;
  private game = "";

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  /** Totals turned up so far; 0 again in another game. */
  follow({ view }: AmbyriaScene): number {
    const last = new Set(turnedUp(totals(view.result)).values()).size;
    const game = JSON.stringify(view.result);
    if (game !== this.game) [this.game, this.shown] = [game, calm() ? last : 0];
    clearTimeout(this.timer);
    if (this.shown < last) this.timer = setTimeout(() => this.turn(this.shown + 1), EACH);
    return this.shown;
  }

  readonly all = (): void => this.turn(Infinity);

  hostDisconnected(): void {
    clearTimeout(this.timer);
  }

  private turn(shown: number): void {
    this.shown = shown;
    this.host.requestUpdate();
  }
}

const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
