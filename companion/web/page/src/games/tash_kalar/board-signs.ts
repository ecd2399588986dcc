/** Squares on which a board with sensors does not agree with the game: what is there, and how to put it right. */

import type { BoardSign } from "../../wire";
import { sayMessage } from "../../words/say";
import { inArena } from "./squares";

export interface Sign {
  square: string;
  what: string;
  how: string;
  says: string;
}

/** In words, for the arena and for the list beside it; what is no square of the arena is left out. */
export function signsOf(told: readonly BoardSign[]): Sign[] {
  return told.filter(({ square }) => inArena(square)).map(({ square, what, how }) => {
    const [is, put] = [sayMessage(what), sayMessage(how)];
    return { square, what: is, how: put, says: `${is} ${put}` };
  });
}
