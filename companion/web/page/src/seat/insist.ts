/**
 * Doing what somebody meant although others did something at the same moment: three people who say how many cards they
 * have press at once, and each of them has seen the state before the others.
 */

import type { Answer } from "../link";
import { act, store } from "../table";
import type { Action, State } from "../wire";
import { covers } from "./legal";

const MOST_TRIES = 6;

/** The action, again and again as long as it still means what it meant when it was pressed. */
export async function insist(action: Action): Promise<Answer> {
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

/** The same question is open, and it is still possible: whoever pressed would press again. */
export function stillMeant(action: Action, seen: State, now: State): boolean {
  const same = seen.number === now.number && seen.view.moment === now.view.moment;
  return same && now.legal.some((listed) => covers(listed, action));
}
