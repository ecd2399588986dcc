/** The clock of a round, counted down here between two messages of the hall. */

import { timerText } from "../parts/countdown";
import { say } from "../words/say";
import type { Hall, RoundClock } from "./wire";

/** Seconds left at the hall's time `now`; below 0 when time is up. Null while it does not run. */
export function secondsLeft(clock: RoundClock | null, now: number): number | null {
  return clock === null || clock.minutes === 0 ? null : clock.minutes * 60 - (now - clock.started);
}

/** 49:07, or how long ago the time was up. */
export function clockSays(left: number): string {
  return left > 0 ? timerText(left) : say("hall-page-time-up", { minutes: Math.floor(-left / 60) });
}

/** A call's age in whole minutes. */
export const minutesAgo = (since: number, now: number): number => Math.max(0, Math.floor((now - since) / 60));

/** Whether a second makes a difference to what is shown. */
export const ticks = (hall: Hall | null): boolean => hall !== null && ((hall.clock !== null && hall.phase === "playing") || hall.tables.some((table) => table.called !== null));
