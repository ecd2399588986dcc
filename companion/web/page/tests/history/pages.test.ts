import { describe, expect, it } from "vitest";

import { Declined } from "../../src/api";
import { patiently, wholeStory } from "../../src/history/pages";
import type { Frame, Story } from "../../src/history/story";

const frames = (...moments: number[]): Frame[] => moments.map((at) => ({ kind: "do", at, facts: [], view: {} as Frame["view"] }));

const page = (next: string | null, ...moments: number[]): Story =>
  ({ number: 1, started: null, game: "ambush", mode: null, cards: { a: "A" }, steps: 4, reactions: null, frames: frames(...moments), next });

const PAGES: Record<string, Story> = { "/b": page("/c", 2, 3), "/c": page(null, 4) };

const busy = (wait: number): Declined => new Declined(429, { id: "web-busy", args: {} }, wait);

describe("a long game", () => {
  it("is put together from its pages, and says how much is there", async () => {
    const told: number[][] = [];
    const story = await wholeStory(Promise.resolve(page("/b", 0, 1)), async (path) => PAGES[path]!, (...how) => (told.push(how), true));
    expect(story?.frames.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4]);
    expect([story?.cards, story?.next]).toEqual([{ a: "A" }, null]);
    expect(told).toEqual([[1, 4], [3, 4]]);
  });

  it("is not fetched further when somebody looks at another one", async () => {
    const asked: string[] = [];
    const story = await wholeStory(Promise.resolve(page("/b", 0)), async (path) => (asked.push(path), PAGES[path]!), () => asked.length === 0);
    expect([story, asked]).toEqual([null, ["/b"]]);
  });
});

describe("a busy table", () => {
  it("is asked again after the time that it names", async () => {
    const waited: number[] = [];
    const answers = [busy(3), busy(0)];
    const given = await patiently(async () => {
      const no = answers.shift();
      if (no) throw no;
      return "done";
    }, async (seconds) => void waited.push(seconds));
    expect([given, waited]).toEqual(["done", [3, 1]]);
  });

  it("is not asked without end, and a refusal is not asked again at all", async () => {
    let tries = 0;
    const refused = (status: number) => patiently(async () => {
      tries++;
      throw new Declined(status, { id: "x", args: {} });
    }, async () => undefined);
    await expect(refused(429)).rejects.toThrow();
    expect(tries).toBe(8);
    await expect(refused(403)).rejects.toThrow();
    expect(tries).toBe(9);
  });
});
