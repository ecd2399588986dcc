/** Running timers between two messages of the table: counted down here, so that no message per second is needed. */

import type { ReactiveController, ReactiveControllerHost } from "lit";

import type { Clock } from "../wire";

/** Seconds left at the local time `now`, of a timer that was sent at `since`. */
export function secondsLeft(clock: Clock, since: number, now: number, paused: boolean): number {
  const told = clock.left * clock.seconds;
  return Math.max(0, paused ? told : told - Math.max(0, now - since));
}

/** Seconds as people say them: 9, or 1:05. The last second is 1, not 0. */
export function clockText(seconds: number): string {
  const whole = wholeSeconds(seconds);
  return whole < 60 ? String(whole) : timerText(seconds);
}

/** The same where no text beside it says that it is a time: 0:09. */
export function timerText(seconds: number): string {
  const whole = wholeSeconds(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

const wholeSeconds = (seconds: number): number => Math.ceil(seconds - 1e-6);

/** Redraws its element at a steady interval, but only while `running` returns true. */
export class Ticking implements ReactiveController {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly host: ReactiveControllerHost, private readonly running: () => boolean, private readonly every = 100) {
    host.addController(this);
  }

  hostUpdated(): void {
    clearTimeout(this.timer);
    if (this.running()) this.timer = setTimeout(() => this.host.requestUpdate(), this.every);
  }

  hostDisconnected(): void {
    clearTimeout(this.timer);
  }
}
