/** Shows a turn step by step: the cards are revealed, then one step after the other, with a short pause after each. */

import type { ReactiveController, ReactiveControllerHost } from "lit";

import type { Fact } from "../../wire";
import { resolved, type Resolved } from "./steps";
import type { AmbalScene } from "./types";

/** How many seconds a step is lit; a step in which nothing happened is shorter. */
const PACE = 0.9;
const EMPTY = 0.25;
/** Seconds for looking at the revealed cards before the first step. */
const REVEAL = 1.4;

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

/** The facts that come after step `at`, which a viewer of that step must not see yet. */
export function later(turn: Resolved, at: number): Fact[] {
  return [...turn.steps.slice(at).flat(), ...turn.after];
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
    if (scene.since > 0 && !reducedMotion() && isNews(scene, turn)) this.go(known ? 2 : 0, scene.pace ?? 1);
    else this.skip(false);
  }

  private go(at: number, pace: number): void {
    clearTimeout(this.timer);
    this.at = at;
    const turn = this.turn;
    if (turn === null) return;
    this.timer = setTimeout(() => {
      if (at >= turn.reached) this.at = null;
      else this.go(at + 1, pace);
      this.host.requestUpdate();
    }, (lasts(turn, at) * 1000) / Math.max(1, pace));
  }
}

/** Whether the newest facts are those of this turn: a page that is opened later does not show the past turn again. */
function isNews({ latest }: AmbalScene, turn: Resolved): boolean {
  const told = new Set<Fact>([turn.first, ...turn.steps.flat()]);
  return latest.some((fact) => told.has(fact));
}

/** With reduced motion everything is shown at once. */
export function reducedMotion(): boolean {
  return typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
