/** Screens that were there from the beginning, that come later, and that see steps taken back all show the same. */

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { learn } from "../../src/words/say";
import { names, type Played, read } from "../playthroughs";
import { learnGame, Screen } from "../screen";

/** Game seconds per second, so that what is told step by step is soon told. */
const PACE = 64;
/** Milliseconds in which every telling comes to its end. */
const TOLD = 1500;
const END_TOLD = 20_000;
/** How often what is asked of one player after the other is looked at, to have seen all; and how long each is shown (milliseconds). */
const ROUNDS = 30;
const EACH = 4000 / PACE;
/** Every so many steps one is taken back and brought back. */
const BACK = 10;
/** Seconds after which nothing is told step by step any more. */
const LONG_AGO = 3600;
/** A whole game is drawn several times (milliseconds). */
const PATIENCE = 180_000;

beforeAll(() => learn());
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** All that a screen shows by turns. */
function byTurns(screen: Screen): string[] {
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    seen.add(screen.draw());
    vi.advanceTimersByTime(EACH);
  }
  return [...seen].sort();
}

/** The screen shows the same as one that is opened only now; or, where they show several things by turns, the same things. */
async function asOneOpenedNow(early: Screen, game: Played, count: number, when: string): Promise<void> {
  const late = await Screen.of(game, PACE);
  late.hearAll(count, LONG_AGO);
  const told = game.frames[count]?.view.result ? END_TOLD : TOLD;
  if (early.after(told) !== late.after(told)) expect(byTurns(early), when).toEqual(byTurns(late));
}

describe.each(names())("in %s", (name) => {
  it("a screen that comes later shows the same at every step, also when a step was taken back and brought back", async () => {
    const game = read(name);
    learnGame(game);
    const early = await Screen.of(game, PACE);
    early.hearAll(0, null);
    for (let count = 1; count < game.frames.length; count += 1) {
      early.hearStep(count);
      await asOneOpenedNow(early, game, count, `step ${count}`);
      if (count % BACK > 0) continue;
      const before = game.frames[count - 1];
      if (before) early.hear(before.view, { since: count - 1, steps: [], age: LONG_AGO });
      await asOneOpenedNow(early, game, count - 1, `step ${count} taken back`);
      early.hearStep(count, LONG_AGO);
      await asOneOpenedNow(early, game, count, `step ${count} brought back`);
    }
  }, PATIENCE);
});

describe("while a turn of Ambal is told step by step", () => {
  const game = read("ambal-single-regular");
  const sides = (drawn: string): string[] => drawn.match(/<section class="side [^]*?<\/section>/g) ?? [];
  const told = (drawn: string): boolean => drawn.includes('aria-current=step') || drawn.includes("turning");
  const turns = game.frames.flatMap(({ facts }, count) => (facts.some(({ fact }) => fact === "health") ? [count] : [])).slice(0, 12);

  it.each(turns)("the numbers of step %i are those of now, as on the counters", async (count) => {
    learnGame(game);
    const wall = await Screen.of(game, 1, ["table"]);
    wall.hearAll(count - 1, LONG_AGO);
    wall.draw();
    wall.hearStep(count);
    const now = wall.draw();
    expect(sides(now)).toHaveLength(2);
    expect(sides(now)).toEqual(sides(wall.after(END_TOLD)));
  });

  it("a screen that is opened meanwhile goes on where the others are", async () => {
    learnGame(game);
    const count = turns.find((one) => game.frames[one]?.facts.some(({ fact }) => fact === "revealed")) ?? 0;
    const wall = await Screen.of(game, 1, ["table"]);
    wall.hearAll(count - 1, LONG_AGO);
    wall.draw();
    wall.hearStep(count);
    const seen = new Set<string>();
    for (let seconds = 1; seconds <= 9; seconds += 1) {
      const drawn = wall.after(1000);
      const late = await Screen.of(game, 1, ["table"]);
      late.hearAll(count, seconds);
      expect(late.draw(), `after ${seconds} seconds`).toBe(drawn);
      seen.add(drawn);
    }
    expect(seen.size).toBeGreaterThan(3);
    expect([...seen].filter(told).length).toBeGreaterThan(0);
  });
});
