/** A long game comes in pages, one after the other: what has come can be looked at meanwhile. */

import { become } from "../changes";
import { patiently } from "../patiently";
import type { View } from "../wire";
import type { Frame, Story, ToldFrame, ToldStory } from "./story";

export type Fetch = (path: string) => Promise<ToldStory>;

/**
 * Fetches all pages. `show` is given the story as far as it has come: after the first page, whenever it has become twice as
 * long, and in the end. It gives false where somebody looks at another one: nothing more is fetched then.
 */
export async function fetchStory(first: Promise<ToldStory>, fetch: Fetch, show: (story: Story) => boolean): Promise<void> {
  const about = await first;
  const frames = wholeFrames(about.frames);
  let shown = 0;
  for (let { next } = about; ; ) {
    const due = next === null || frames.length >= 2 * shown;
    if (due && !show({ ...about, frames: [...frames], next })) return;
    if (due) shown = frames.length;
    if (next === null) return;
    const path = next;
    const page = await patiently(() => fetch(path));
    frames.push(...wholeFrames(page.frames));
    next = page.next;
  }
}

/** The first step of a page has a whole view, and of the others it is told what changed. What stays is the same object. */
function wholeFrames(told: readonly ToldFrame[]): Frame[] {
  let seen: View | undefined;
  return told.map(({ view, change, ...frame }) => {
    seen = view ?? (become(seen, change ?? {}) as View);
    return { ...frame, view: seen };
  });
}
