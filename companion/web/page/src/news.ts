/** What has happened and was not taken back, newest last: the same on every page, whenever it was opened. The view does not repeat it. */

import { refined } from "./press-times";
import type { Fact, Happened, Story } from "./wire";

export interface Piece {
  /** The step that it belongs to, counted from 1. */
  step: number;
  /** Seconds of play when it happened; null if that is not known any more. */
  played: number | null;
  fact: Fact;
}

/** As many steps as the table tells a page that comes later (companion/web/story.py). */
export const LONGEST = 500;

export class News {
  private happened: readonly Happened[] = [];
  private pieces: readonly Piece[] = [];
  private told: readonly Fact[] = [];
  private game: number | null = null;
  /** How many steps there were before those that are kept. */
  private before = 0;
  private newest = -Infinity;

  /** Local seconds at which the newest step was done; -Infinity if that was before the program was started, or there is none. */
  get done(): number {
    return this.newest;
  }

  get facts(): readonly Fact[] {
    return this.told;
  }

  get steps(): readonly (readonly Fact[])[] {
    return this.happened.map(({ facts }) => facts);
  }

  get all(): readonly Piece[] {
    return this.pieces;
  }

  /** Take what the table tells at a local time; `pace`: game seconds per real second. */
  take(game: number, { since, steps, age }: Story, now: number, pace = 1): void {
    if (game !== this.game || since < this.before) [this.game, this.before, this.happened] = [game, since, []];
    const known = [...this.happened.slice(0, since - this.before), ...steps.map((step) => ({ ...step, facts: refined(step.facts, step.presses) }))];
    const dropped = Math.max(0, known.length - LONGEST);
    this.before += dropped;
    this.happened = known.slice(dropped);
    this.newest = age === null ? -Infinity : now - age / Math.max(1, pace);
    this.pieces = this.happened.flatMap(({ facts, played }, place) => facts.map((fact) => ({ step: this.before + place + 1, played, fact })));
    this.told = this.pieces.map(({ fact }) => fact);
  }

  forget(): void {
    [this.happened, this.pieces, this.told, this.game, this.before, this.newest] = [[], [], [], null, 0, -Infinity];
  }

  /** The facts of the newest step, for as long as it is the newest. */
  get latest(): readonly Fact[] {
    return this.happened.at(-1)?.facts ?? [];
  }
}
