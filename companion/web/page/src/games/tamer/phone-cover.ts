/** A cover over a team that is built secretly: it opens at a touch, and closes when the page is left or nobody touches it for a while. */

import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Seconds without a touch after which the phone may lie on the table again. */
const IDLE = 30;

export class Cover implements ReactiveController {
  open = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener("visibilitychange", this.close);
    addEventListener("blur", this.close);
  }

  hostDisconnected(): void {
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.close);
    removeEventListener("blur", this.close);
  }

  readonly uncover = (): void => {
    this.open = true;
    this.touched();
    this.host.requestUpdate();
  };

  /** Somebody is at it. */
  readonly touched = (): void => {
    clearTimeout(this.timer);
    if (this.open) this.timer = setTimeout(this.close, IDLE * 1000);
  };

  readonly close = (): void => {
    clearTimeout(this.timer);
    if (!this.open) return;
    this.open = false;
    this.host.requestUpdate();
  };
}
