/** Which seats answer on the table's screen whether a step may be taken back: those without a phone of their own. */

import { store } from "../../table";
import type { State } from "../../wire";

export function answerHere({ asked, seats_taken }: State): number[] {
  return store.welcome.value?.role === "table" ? (asked ?? []).filter((seat) => !seats_taken.includes(seat)) : [];
}
