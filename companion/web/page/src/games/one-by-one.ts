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

  /** How many of the `last` are shown so far; it begins again when something else (`what`) is shown, `age` seconds after it happened. */
  follow(what: string, last: number, age: number): number {
    if (what !== this.what) [this.what, this.shown] = [what, calm() ? last : Math.min(last, Math.floor(Math.max(0, age * 1000) / EACH))];
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

const calm = (): boolean => typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
