/** How long this game has been played: the table says so with every state, and how fast it goes on. */

import type { State } from "../wire";

/** What the table said at a local moment. */
interface Said {
  from: number;
  played: number;
  pace: number;
}

/** So many words of the table are kept, to say when in the game something was that came long ago. */
const KEPT = 400;

export class Played {
  private said: Said[] = [];

  /** Take in a state at a local moment. */
  take({ played, pace }: Pick<State, "played" | "pace">, now: number): void {
    this.said = [...this.said, { from: now, played, pace }].slice(-KEPT);
  }

  /** Another game: nothing of the last one counts. */
  forget(): void {
    this.said = [];
  }

  /** Seconds into the game at a local moment, be it past. */
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
