/** Things that are shown one after the other, so many milliseconds each; a touch, or whoever asks for calm, sees all at once. */

import type { ReactiveController, ReactiveControllerHost } from "lit";

const EACH = 1700;

export class OneByOne implements ReactiveController {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shown = 0;
  private what = "";

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  /** How many of the `last` are shown so far; it begins again when something else (`what`) is shown. */
  follow(what: string, last: number): number {
    if (what !== this.what) [this.what, this.shown] = [what, calm() ? last : 0];
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
