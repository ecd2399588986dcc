/** A long game comes in pages: they are fetched one after the other and put together. */

import { Declined } from "../api";
import type { Story } from "./story";

const TOO_OFTEN = 429;
const MOST_TRIES = 8;

export type Fetch = (path: string) => Promise<Story>;
export type Sleep = (seconds: number) => Promise<void>;

const sleep: Sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** The whole story. `told` hears how many steps have come; where it gives false, nothing more is fetched and null is given. */
export async function wholeStory(first: Promise<Story>, fetch: Fetch, told: (steps: number, of: number) => boolean): Promise<Story | null> {
  const story = await first;
  const frames = [...story.frames];
  for (let { next } = story; next !== null; ) {
    if (!told(frames.length - 1, story.steps)) return null;
    const path = next;
    const page = await patiently(() => fetch(path));
    frames.push(...page.frames);
    next = page.next;
  }
  return { ...story, frames, next: null };
}

/** A table that is busy says when to try again. */
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
