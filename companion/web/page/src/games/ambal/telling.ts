/** Shows a turn step by step: the cards are revealed, then one step after the other, with a short pause after each. */

import type { ReactiveController, ReactiveControllerHost } from "lit";

import { localNow } from "../../table";
import type { Fact } from "../../wire";
import { resolved, type Resolved } from "./steps";
import type { AmbalScene } from "./types";

/** How many seconds a step is lit; a step in which nothing happened is shorter. */
const PACE = 0.9;
const EMPTY = 0.25;
/** Seconds for looking at the revealed cards before the first step. */
const REVEAL = 1.4;
/** The step from which a turn is told on, when a revealed card has waited for something. */
const AGAIN = 2;

export interface Told {
  turn: Resolved;
  /** The step that is lit; 0 while the cards are being revealed; null if no turn is being shown. */
  at: number | null;
}

/** How long a step is shown, in seconds; step 0 is the reveal. */
export function lasts(turn: Resolved, at: number): number {
  if (at === 0) return REVEAL;
  return (turn.steps[at - 1]?.length ?? 0) > 0 ? PACE : EMPTY;
}

export class Telling implements ReactiveController {
  private first: Fact | null = null;
  private at: number | null = null;
  private reached = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private turn: Resolved | null = null;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.timer);
    this.at = null;
  }

  /** The turn as it is to be shown now. Called with every scene that is drawn. */
  follow(scene: AmbalScene): Told | null {
    const waits = scene.view.table.revealed.some(({ state }) => state === "open");
    const turn = (this.turn = resolved(scene.facts, scene.view.seats, waits));
    if (turn === null) {
      this.skip(false);
      return null;
    }
    this.listen(scene, turn);
    return { turn, at: this.at };
  }

  /** End the step by step showing: everything is shown at once. */
  readonly skip = (draw = true): void => {
    clearTimeout(this.timer);
    this.at = null;
    if (draw) this.host.requestUpdate();
  };

  private listen(scene: AmbalScene, turn: Resolved): void {
    const known = turn.first === this.first;
    if (known && turn.reached <= this.reached) return;
    [this.first, this.reached] = [turn.first, turn.reached];
    const fast = Math.max(1, scene.pace ?? 1);
    if (reducedMotion() || !isNews(scene, turn)) this.skip(false);
    else this.catchUp(turn, known ? AGAIN : 0, fast, localNow() - scene.done);
  }

  /** A screen that is opened while a turn is told goes on where the others are; if it was told long ago, it shows all of it. */
  private catchUp(turn: Resolved, from: number, fast: number, gone: number): void {
    let [at, left] = [from, gone];
    while (at <= turn.reached && left >= lasts(turn, at) / fast) left -= lasts(turn, at++) / fast;
    if (at > turn.reached) this.skip(false);
    else this.go(at, fast, left);
  }

  /** `gone`: real seconds for which this step has been lit already. */
  private go(at: number, fast: number, gone = 0): void {
    clearTimeout(this.timer);
    this.at = at;
    const turn = this.turn;
    if (turn === null) return;
    this.timer = setTimeout(() => {
      if (at >= turn.reached) this.at = null;
      else this.go(at + 1, fast);
      this.host.requestUpdate();
    }, (lasts(turn, at) / fast - gone) * 1000);
  }
}

/** Whether the newest facts are those of this turn: what comes after it is not kept waiting. */
function isNews({ latest }: AmbalScene, turn: Resolved): boolean {
  const told = new Set<Fact>([turn.first, ...turn.steps.flat()]);
  return latest.some((fact) => told.has(fact));
}

/** With reduced motion everything is shown at once. */
export function reducedMotion(): boolean {
  return typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
