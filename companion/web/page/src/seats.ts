/** How many people a table can have: the same number as in hardware/roles.py. */
export const MOST_SEATS = 8;

/** Up to this many people sit beside the ring and have much room on every page; a fuller table is drawn closer. */
const ROOMY = 4;

export const full = (seats: number): boolean => seats > ROOMY;

export const SEATS: readonly number[] = Array.from({ length: MOST_SEATS }, (_, place) => place + 1);
