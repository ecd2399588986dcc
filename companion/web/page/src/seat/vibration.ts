/** A phone that vibrates: when its player is to act, and when something was refused. Browsers without it (as on iPhones) do nothing. */

import type { Stop } from "../cell";
import { setting } from "../setting";
import { store } from "../table";
import type { State } from "../wire";

export const vibration = setting("vibration", ["on", "off"] as const, "on");
export const canVibrate = (): boolean => typeof navigator !== "undefined" && "vibrate" in navigator;

/** Milliseconds: on, off, on … */
export const YOUR_TURN: readonly number[] = [70];
export const REFUSED: readonly number[] = [30, 50, 30];

/** Whether this seat is to act now and was not before: in another game, or after another step. */
export function turnCame(before: State | null, now: State | null, seat: number | null): boolean {
  const acts = (state: State | null): boolean => seat !== null && state !== null && state.view.to_act.includes(seat) && state.view.result === null;
  return acts(now) && !acts(before);
}

/** Follow the game of this phone; the returned function stops it. */
export function vibrateAlong(): Stop {
  let before = store.state.value;
  const stops = [
    store.state.watch((now) => {
      if (turnCame(before, now, store.welcome.value?.seat ?? null)) vibrate(YOUR_TURN);
      before = now;
    }),
    store.refusal.watch((refused) => {
      if (refused !== null) vibrate(REFUSED);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

export function vibrate(pattern: readonly number[]): void {
  // Before the first touch browsers refuse, and complain.
  if (vibration.value === "on" && canVibrate() && navigator.userActivation.hasBeenActive) navigator.vibrate([...pattern]);
}
