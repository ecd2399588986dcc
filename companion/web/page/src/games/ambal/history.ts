/** The charts of a game of Ambal Tournament: the two tracks of the board. */

export const plots: readonly string[] = ["health", "energy"];
