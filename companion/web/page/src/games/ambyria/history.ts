/** What is drawn over a whole game of Ambyria: how the collections grow, and how the arcane cards go. */

export const plots: readonly string[] = ["collection", "arcane"];
