/** The facts since this window opened, newest last. Each fact is sent once; the view does not repeat them. */

import type { Fact, State } from "./wire";

export interface Piece {
  /** The state that the fact led to. */
  version: number;
  /** Local seconds at which it arrived. */
  at: number;
  fact: Fact;
}

/** Enough for all battles of a round of eight, told from their beginning. */
const KEPT = 2000;

export class News {
  private pieces: Piece[] = [];
  private game: number | null = null;
  private version = -1;

  get all(): readonly Piece[] {
    return this.pieces;
  }

  /**
   * Add the facts of a state; the same state sent again (only a timer changed) adds nothing.
   * After an undo or redo, facts that were told before do not hold any more.
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

  /** Facts since the last one of that name, without it; all of them if there was none. */
  since(name: string): readonly Fact[] {
    const last = this.pieces.map((piece) => piece.fact.fact).lastIndexOf(name);
    return this.pieces.slice(last + 1).map((piece) => piece.fact);
  }

  /** The last fact of one of these names. */
  last(...names: string[]): Fact | undefined {
    return this.pieces.findLast((piece) => names.includes(piece.fact.fact))?.fact;
  }

  /** The facts of the newest state, for as long as it is the newest. */
  get latest(): readonly Fact[] {
    return this.pieces.filter((piece) => piece.version === this.version).map((piece) => piece.fact);
  }
}
