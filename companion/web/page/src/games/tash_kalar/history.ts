/** What is drawn over a whole game of Tash-Kalar: the points, and the pieces in the arena. */

export const plots: readonly string[] = ["score", "pieces"];
