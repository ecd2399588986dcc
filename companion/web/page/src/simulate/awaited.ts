/** Where a card or a press is awaited now, to highlight that reader or those keys. Only a hint: everything can be touched. */

import type { State } from "../wire";

type Now = Pick<State, "view" | "asked" | "awaits_card">;

/** Whether a card is awaited on the reader of that seat, as the binding of the game says. */
export function cardAwaited({ awaits_card }: Now, seat: number): boolean {
  return awaits_card.includes(seat);
}

/** Whether a key of that seat may do something: answer a question, or act; if the view names nobody, everybody may. */
export function keysAwaited({ view, asked }: Now, seat: number): boolean {
  if (asked !== null) return asked.includes(seat);
  return view.result === null && (view.to_act.length === 0 || view.to_act.includes(seat));
}
