/** While a timer of this name runs at the table, something of the result is still to be revealed: no screen and no voice is ahead of it. */

import type { Clock } from "./wire";

const REVEAL = "reveal";

/** How many things are still to be revealed. */
export const toBeRevealed = (clocks: readonly Clock[]): number => clocks.filter(isReveal).length;

export const isReveal = ({ name }: Clock): boolean => name.startsWith(REVEAL);
