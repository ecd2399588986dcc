/** Starts a game from this screen, or the same game again. */

import { startGame, Declined } from "../api";
import { keptToken } from "../identity";
import { store } from "../table";
import type { Message } from "../wire";
import { sameAgain, type Wanted } from "./wanted";

let asked: Wanted | null = null;

/** Null if it has begun, otherwise why not. */
export async function begin(wanted: Wanted): Promise<Message | null> {
  try {
    await startGame(wanted, keptToken("screen") ?? "");
  } catch (wrong) {
    if (wrong instanceof Declined) return wrong.why;
    throw wrong;
  }
  asked = wanted;
  return null;
}

export async function beginAgain(): Promise<Message | null> {
  const state = store.state.value;
  return state === null ? null : begin({ ...sameAgain(state, asked), leave: true });
}
