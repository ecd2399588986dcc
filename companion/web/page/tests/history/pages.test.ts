import { describe, expect, it } from "vitest";

import { fetchStory } from "../../src/history/pages";
import type { Story, ToldFrame, ToldStory } from "../../src/history/story";
import type { View } from "../../src/wire";

const ROUNDS = 8;
const PAGE = 4;

/** A page of so many steps: the first has the whole view, the others say that the round is another one. */
function page(number: number): ToldStory {
  const frames = Array.from({ length: PAGE }, (_, place): ToldFrame => {
    const at = number * PAGE + place;
    const told = { kind: "do" as const, at, facts: [] };
    return place === 0 ? { ...told, view: { round: at, seats: [{ seat: 1 }] } as unknown as View } : { ...told, change: { round: [at] } };
  });
  return {
    number: 1, started: null, game: "ambush", mode: null, cards: { a: "A" }, steps: ROUNDS * PAGE - 1, reactions: null, frames,
    next: number + 1 < ROUNDS ? `/${number + 1}` : null,
  };
}

const fetched = async (path: string): Promise<ToldStory> => page(Number(path.slice(1)));

describe("a long game", () => {
  it("is put together from its pages, with what was seen after each step", async () => {
    const shown: Story[] = [];
    await fetchStory(Promise.resolve(page(0)), fetched, (story) => shown.push(story) > 0);
    const last = shown.at(-1);
    expect(last?.frames.map(({ view }) => view.round)).toEqual(Array.from({ length: ROUNDS * PAGE }, (_, at) => at));
    expect([last?.cards, last?.next]).toEqual([{ a: "A" }, null]);
    expect(last?.frames[1]?.view.seats).toBe(last?.frames[0]?.view.seats);
  });

  it("is shown at once, and again whenever it is twice as long", async () => {
    const shown: number[] = [];
    await fetchStory(Promise.resolve(page(0)), fetched, ({ frames }) => shown.push(frames.length) > 0);
    expect(shown).toEqual([PAGE, 2 * PAGE, 4 * PAGE, 8 * PAGE]);
  });

  it("is not fetched further when somebody looks at another one", async () => {
    const asked: string[] = [];
    await fetchStory(Promise.resolve(page(0)), (path) => (asked.push(path), fetched(path)), () => asked.length === 0);
    expect(asked).toEqual(["/1"]);
  });

  it("has a view of its own where nothing changed", async () => {
    const told = page(ROUNDS - 1);
    const still: ToldStory = { ...told, frames: [...told.frames, { kind: "undo", at: null, facts: [] }] };
    await fetchStory(Promise.resolve(still), fetched, ({ frames }) => {
      expect(frames.at(-1)?.view).toEqual(frames.at(-2)?.view);
      return true;
    });
  });
});
