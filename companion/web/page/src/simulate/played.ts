/** How long this game has been played: every state says so, and how fast the time goes on. */

import type { State } from "../wire";

/** Seconds of game time at a local time, by the state that came at `since`. */
export const playedAt = ({ played, pace }: Pick<State, "played" | "pace">, since: number, local: number): number => played + Math.max(0, local - since) * pace;
