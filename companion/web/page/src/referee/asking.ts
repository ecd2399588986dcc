/**
 * What the referee may correct is a long list, so no state tells it: it is asked for when a game comes, and again when
 * the game has gone on and stands still. Meanwhile the last list holds; what is legal no more is refused by the table.
 */

import type { Corrections, State } from "../wire";

/** Seconds without a step after which the game stands still. */
const STILL = 0.7;

export interface Around {
  ask(): Promise<Corrections>;
  learn(corrections: Corrections): void;
  /** Calls back after so many seconds; gives a function that prevents it. */
  later(seconds: number, call: () => void): () => void;
}

export class AskedCorrections {
  private game: number | null = null;
  private version: number | null = null;
  private prevent: () => void = () => undefined;

  constructor(private readonly around: Around) {}

  /** The newest state that is shown. */
  follow(state: Pick<State, "number" | "version"> | null): void {
    if (state === null || (state.number === this.game && state.version === this.version)) return;
    const isNew = state.number !== this.game;
    [this.game, this.version] = [state.number, state.version];
    this.prevent();
    if (isNew) void this.fetch(); // at once: a game in which steps come quickly may not stand still for long
    else this.prevent = this.around.later(STILL, () => void this.fetch());
  }

  stop(): void {
    this.prevent();
    this.game = this.version = null;
  }

  private async fetch(): Promise<void> {
    try {
      this.around.learn(await this.around.ask());
    } catch {
      this.version = null; // asked again with the next state: after a break one comes, too
    }
  }
}
