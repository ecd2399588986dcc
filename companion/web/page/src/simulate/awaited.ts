/** Where a card or a press is awaited now, so that the right reader and keys stand out. A hint only: all can be touched. */

import type { State } from "../wire";

type Now = Pick<State, "view" | "asked" | "awaits_card">;

/** Whether a card is awaited on the reader of that seat, as the binding of the game says. */
export function cardAwaited({ awaits_card }: Now, seat: number): boolean {
  return awaits_card.includes(seat);
}

/** Whether a key of that seat may mean something: to answer a question, or to act; with nobody named, everybody may. */
export function keysAwaited({ view, asked }: Now, seat: number): boolean {
  if (asked !== null) return asked.includes(seat);
  return view.result === null && (view.to_act.length === 0 || view.to_act.includes(seat));
}
