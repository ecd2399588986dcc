/** Shows the parts of a list one after the other, so many milliseconds each, and begins again. */

import type { ReactiveController, ReactiveControllerHost } from "lit";

const EACH = 4000;

export class InTurn implements ReactiveController {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private at = 0;
  private about = "";

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.timer);
  }

  /** The part that is its turn now; null for an empty list. */
  of<Part>(parts: readonly Part[], pace: number): Part | null {
    const about = JSON.stringify(parts);
    if (about === this.about) return parts[this.at % Math.max(1, parts.length)] ?? null;
    [this.about, this.at] = [about, 0];
    clearTimeout(this.timer);
    if (parts.length > 1) this.timer = setTimeout(this.turn, EACH / Math.max(1, pace), EACH / Math.max(1, pace));
    return parts[0] ?? null;
  }

  private readonly turn = (each: number): void => {
    this.at += 1;
    this.timer = setTimeout(this.turn, each, each);
    this.host.requestUpdate();
  };
}
