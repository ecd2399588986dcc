/** A table that is busy says when to try again. */

import { Declined } from "./api";

const TOO_OFTEN = 429;
const MOST_TRIES = 8;

export type Sleep = (seconds: number) => Promise<void>;

const sleep: Sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Asks, and waits as long as a busy table says, some times. */
export async function patiently<T>(ask: () => Promise<T>, wait: Sleep = sleep): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (wrong) {
      if (!(wrong instanceof Declined) || wrong.status !== TOO_OFTEN || tries === MOST_TRIES) throw wrong;
      await wait(wrong.wait || 1);
    }
  }
}
