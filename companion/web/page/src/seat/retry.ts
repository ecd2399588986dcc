/**
 * Sends an action again when others acted at the same moment: three people who enter how many cards they have
 * press at once, and each of them has seen the state before the others acted.
 */

import type { Answer } from "../link";
import { act, store } from "../table";
import type { Action, State } from "../wire";
import { covers } from "./legal";

const MOST_TRIES = 6;

/** Sends the action, again and again as long as it still means what it meant when it was pressed. */
export async function actWithRetry(action: Action): Promise<Answer> {
  const seen = store.state.value;
  let answer = await act(action);
  for (let tries = 1; tries < MOST_TRIES && answer.kind === "refused" && answer.refused.stale; tries++) {
    const now = store.state.value;
    if (seen === null || now === null || !stillMeant(action, seen, now)) return answer;
    store.refusal.value = null;
    answer = await act(action);
  }
  return answer;
}

/** The same question is still open, and the action is still legal: the player would press again. */
export function stillMeant(action: Action, seen: State, now: State): boolean {
  return sameQuestion(seen, now) && now.legal.some((listed) => covers(listed, action));
}

/** Whether what somebody began to answer then is still asked: in the same game, at the same moment of it. */
export function sameQuestion(then: State, now: State): boolean {
  return then.number === now.number && then.view.moment === now.view.moment;
}
