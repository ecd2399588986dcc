/** What happened since this window opened, newest last. Facts pass by once; the view does not repeat them. */

import type { Fact, State } from "./wire";

export interface Piece {
  /** The state that the fact led to. */
  version: number;
  /** Local seconds at which it arrived. */
  at: number;
  fact: Fact;
}

const KEPT = 400;

export class News {
  private pieces: Piece[] = [];
  private game: number | null = null;
  private version = -1;

  get all(): readonly Piece[] {
    return this.pieces;
  }

  /**
   * Take in what a state tells; the same state told again (only a timer moved) is no news.
   * After a step back or forth what was told before does not hold any more.
   */
  take(state: State, at: number): void {
    if (state.number === this.game && state.version === this.version) return;
    if (state.number !== this.game || state.turned > this.version) this.pieces = [];
    this.game = state.number;
    this.version = state.version;
    const told = state.facts.map((fact) => ({ version: state.version, at, fact }));
    this.pieces = [...this.pieces, ...told].slice(-KEPT);
  }

  forget(): void {
    this.pieces = [];
    this.game = null;
    this.version = -1;
  }

  /** Facts told since the last one of that name, itself left out; everything when there was none. */
  since(name: string): readonly Fact[] {
    const last = this.pieces.map((piece) => piece.fact.fact).lastIndexOf(name);
    return this.pieces.slice(last + 1).map((piece) => piece.fact);
  }

  /** The last fact of one of these names. */
  last(...names: string[]): Fact | undefined {
    return this.pieces.findLast((piece) => names.includes(piece.fact.fact))?.fact;
  }

  /** Those of the newest state, for as long as it is the newest. */
  get latest(): readonly Fact[] {
    return this.pieces.filter((piece) => piece.version === this.version).map((piece) => piece.fact);
  }
}
