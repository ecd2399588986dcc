/** What is drawn over a whole game of Ambal Tournament: the two tracks of the board. */

export const plots: readonly string[] = ["health", "energy"];
