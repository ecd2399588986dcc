/** A screen of a recorded game: what it hears, and what it draws of it. */

import { vi } from "vitest";

import { gameCards } from "../src/games/game-cards";
import { sceneOf } from "../src/games/scene";
import { Store } from "../src/store";
import { localNow } from "../src/table";
import type { Fact, State, Story, View } from "../src/wire";
import { follow } from "../src/words/say";
import { Drawn } from "./drawing";
import type { Played } from "./playthroughs";

/** Milliseconds between two drawings. */
const FRAME = 25;
const NUMBER = 7;

export class Screen {
  private readonly store = new Store(localNow);

  private constructor(private readonly game: Played, private readonly pace: number, private readonly drawn: readonly Drawn[]) {}

  /** With the tables and the overlay of the game; `pace`: game seconds per second. */
  static async of(game: Played, pace: number, whats: readonly ("table" | "overlay")[] = ["table", "overlay"]): Promise<Screen> {
    return new Screen(game, pace, await Promise.all(whats.map((what) => Drawn.of(game.header.game, what))));
  }

  /** The table tells a whole state to a screen that comes, and the changes to one that is there. */
  hear(view: View, story: Story): void {
    if (this.store.state.value === null) this.store.take(stateOf(this.game, view, story, this.pace));
    else this.store.take({ tell: "update", changes: { view: [view] }, story });
    const state = this.store.state.value;
    if (state !== null) for (const one of this.drawn) one.show(sceneOf(state, this.store));
  }

  /** Everything that has happened up to a frame is told at once, `age` seconds after the last of it. */
  hearAll(count: number, age: number | null): void {
    this.hear(this.game.frames[count]?.view as View, { since: 0, steps: steps(this.game.frames.slice(1, count + 1).map(({ facts }) => facts)), age });
  }

  /** The step that leads to a frame is told alone. */
  hearStep(count: number, age = 0): void {
    const frame = this.game.frames[count];
    if (frame) this.hear(frame.view, { since: count - 1, steps: steps([frame.facts]), age });
  }

  /** What it shows now. */
  draw(): string {
    return this.drawn.map((one) => one.draw()).join("\n");
  }

  /** What it shows after so many milliseconds, or sooner when nothing moves any more. */
  after(milliseconds: number): string {
    for (let gone = 0; gone < milliseconds; gone += FRAME) {
      this.draw();
      if (vi.getTimerCount() === 0) break;
      vi.advanceTimersByTime(FRAME);
    }
    return this.draw();
  }
}

/** The words and the cards of this game, with the names of its players. */
export function learnGame({ header, frames }: Played): void {
  gameCards.value = Object.fromEntries(header.cards.map((card) => [card.id, card]));
  const first = frames[0];
  if (first) follow({ number: NUMBER, cards: cardNames(header), view: first.view });
}

const cardNames = ({ cards }: Played["header"]): Record<string, string> => Object.fromEntries(cards.map(({ id, name }) => [id, name]));

const steps = (facts: readonly Fact[][]): Story["steps"] => facts.map((some) => ({ facts: some, played: null }));

function stateOf({ header }: Played, view: View, story: Story, pace: number): State {
  return {
    tell: "state", version: 1, view, story, reminders: [], legal: [], number: NUMBER, cards: cardNames(header), options: header.options, asked: null, halted: null, paused: false, paused_by: null,
    clocks: [], devices: {}, can_undo: false, can_redo: false, board: null, faults: {}, tokens: [], awaits_card: [], players: null, seats_taken: [], played: 0, pace,
  };
}
