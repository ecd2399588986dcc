/** Where a card or a press is awaited now, so that the right reader and keys stand out. A hint only: all can be touched. */

import type { State } from "../wire";
import { TABLE } from "./spots";

type Now = Pick<State, "view" | "legal" | "asked">;
type Where = "table" | "acting";

/** By the prompt: the rules' "At the table" say on which reader a card means something. */
const READERS: Readonly<Record<string, readonly Where[]>> = {
  "ambush.setup": [],
  "ambush.expose": ["table", "acting"],
  "ambush.play": ["acting"],
  "ambush.effect": ["table", "acting"],
  "ambush.capture": ["acting"],
  "ambush.count": ["acting"],
  "ambush.verify": [],
  "ambush.heat": [],
  "ambush.aftermath": [],
  "ambal.start": [],
  "ambal.roll": [],
  "ambal.school": ["acting"],
  "ambal.pick": ["table", "acting"],
  "ambal.ban": ["table", "acting"],
  "ambal.last": ["table", "acting"],
  "ambal.elite-ban": ["table", "acting"],
  "ambal.elite-pick": ["table", "acting"],
  "ambal.commit": ["acting"],
  "ambal.declare": [],
  "ambal.place": ["acting"],
  "ambal.outcome": [],
  "ambal.discard": ["acting"],
  "ambal.move": ["acting"],
  "ambal.library": ["acting"],
};

/** Whether a card is awaited on the reader of that seat; in a game that is not listed, where an action takes one. */
export function cardAwaited({ view, legal }: Now, seat: number): boolean {
  if (view.result !== null) return false;
  const where = READERS[view.prompt.id];
  if (where === undefined) return legal.some((action) => action.seat === seat && "card" in action);
  return seat === TABLE ? where.includes("table") : where.includes("acting") && view.to_act.includes(seat);
}

/** Whether a key of that seat may mean something: to answer a question, or to act; with nobody named, everybody may. */
export function keysAwaited({ view, asked }: Now, seat: number): boolean {
  if (asked !== null) return asked.includes(seat);
  return view.result === null && (view.to_act.length === 0 || view.to_act.includes(seat));
}
