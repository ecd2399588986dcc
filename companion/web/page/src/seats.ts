/** How many people a table can have: the page says it here, and hardware/roles.py for everything else. */
export const MOST_SEATS = 8;

export const SEATS: readonly number[] = Array.from({ length: MOST_SEATS }, (_, place) => place + 1);
