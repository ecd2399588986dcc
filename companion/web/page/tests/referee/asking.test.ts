import { describe, expect, it } from "vitest";

import { AskedCorrections } from "../../src/referee/asking";
import type { Corrections } from "../../src/wire";

class Desk {
  asked = 0;
  fails = false;
  readonly learned: Corrections[] = [];
  private waiting: { seconds: number; call: () => void } | null = null;
  readonly corrections = new AskedCorrections({
    ask: async () => {
      this.asked++;
      if (this.fails) throw new Error("no way to the table");
      return { number: 1, version: this.asked, legal: [] };
    },
    learn: (told) => void this.learned.push(told),
    later: (seconds, call) => {
      const mine = (this.waiting = { seconds, call });
      return () => void (this.waiting = this.waiting === mine ? null : this.waiting);
    },
  });

  /** The seconds until it asks, if it is going to. */
  get waits(): number | null {
    return this.waiting?.seconds ?? null;
  }

  async passed(): Promise<void> {
    this.waiting?.call();
    this.waiting = null;
    await Promise.resolve();
    await Promise.resolve();
  }
}

describe("what the referee may correct", () => {
  it("is asked for at once when a game comes", async () => {
    const desk = new Desk();
    desk.corrections.follow(null);
    expect(desk.waits).toBeNull();
    desk.corrections.follow({ number: 1, version: 5 });
    desk.corrections.follow({ number: 1, version: 6 });
    expect(desk.asked, "however soon the next step comes").toBe(1);
    await desk.passed();
    expect([desk.asked, desk.learned.length]).toEqual([2, 2]);
    desk.corrections.follow({ number: 2, version: 1 });
    expect(desk.asked).toBe(3);
  });

  it("is asked for once after many steps, when the game stands still", async () => {
    const desk = new Desk();
    desk.corrections.follow({ number: 1, version: 1 });
    await desk.passed();
    for (let version = 2; version < 40; version++) desk.corrections.follow({ number: 1, version });
    expect(desk.waits).toBeGreaterThan(0);
    await desk.passed();
    expect(desk.asked).toBe(2);
    desk.corrections.follow({ number: 1, version: 39 });
    expect(desk.waits).toBeNull();
  });

  it("is asked for again with the next state where the table could not answer", async () => {
    const desk = new Desk();
    desk.fails = true;
    desk.corrections.follow({ number: 1, version: 1 });
    await desk.passed();
    desk.fails = false;
    desk.corrections.follow({ number: 1, version: 1 });
    await desk.passed();
    expect([desk.asked, desk.learned.length]).toEqual([2, 1]);
  });

  it("is not asked for by a page that is left", async () => {
    const desk = new Desk();
    desk.corrections.follow({ number: 1, version: 1 });
    desk.corrections.follow({ number: 1, version: 2 });
    desk.corrections.stop();
    expect(desk.waits).toBeNull();
  });
});
