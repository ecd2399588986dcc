/** How long this game has been played: every state says so, and how fast the time goes on. */

import type { State } from "../wire";

/** What a state said, and the local time at which it came. */
interface Said {
  from: number;
  played: number;
  pace: number;
}

/** How many states are kept, to compute the game time of something that came long ago. */
const KEPT = 400;

export class Played {
  private said: Said[] = [];

  /** Add a state that came at a local time. */
  take({ played, pace }: Pick<State, "played" | "pace">, now: number): void {
    this.said = [...this.said, { from: now, played, pace }].slice(-KEPT);
  }

  /** Another game began: drop everything about the last one. */
  forget(): void {
    this.said = [];
  }

  /** Seconds of game time at a local time, which may be past. */
  at(local: number): number {
    const told = this.said.findLast(({ from }) => from <= local) ?? this.said[0];
    return told === undefined ? 0 : told.played + Math.max(0, local - told.from) * told.pace;
  }
}

let game: number | null = null;
const played = new Played();

export function countPlayed(state: State, now: number): void {
  if (state.number !== game) played.forget();
  game = state.number;
  played.take(state, now);
}

export const playedAt = (local: number): number => played.at(local);
