/**
 * From the end of a game to what comes next: first the game's own end stands for a while, so that everybody sees how it came about,
 * then the screen leads on by itself. A touch does so at once, or goes back to look. A screen that is opened later starts with what comes next.
 */

import type { ReactiveController, ReactiveControllerHost } from "lit";

import { toBeRevealed } from "../revealing";
import type { Lobby, State } from "../wire";

/** How long the game's own end stands once everything is revealed (milliseconds). */
const STANDS = 10_000;

type Ending = Pick<State, "number" | "view" | "clocks">;

/** Whether the result stands and nothing of it is covered any more. */
export function isOver(state: Ending | null, lobby: Pick<Lobby, "phase"> | null): boolean {
  return lobby?.phase === "over" && state?.view.result != null && toBeRevealed(state.clocks) === 0;
}

export class LeadingOn implements ReactiveController {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The game that this screen saw being played; of any other it saw only the end. */
  private played: number | null = null;
  private ended: number | null = null;
  private on = false;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.timer);
    this.ended = null;
  }

  /** Whether what comes next is shown now. */
  follow(state: Ending | null, lobby: Pick<Lobby, "phase"> | null): boolean {
    if (state === null || lobby === null) return false;
    if (state.view.result === null) this.played = state.number;
    if (!isOver(state, lobby)) return this.reset();
    if (this.ended !== state.number) this.end(state.number);
    return this.on;
  }

  /** Go on to what comes next, or back to the game's end. */
  readonly turn = (on: boolean): void => {
    clearTimeout(this.timer);
    this.on = on;
    this.host.requestUpdate();
  };

  private end(number: number): void {
    this.ended = number;
    this.on = this.played !== number;
    clearTimeout(this.timer);
    if (!this.on) this.timer = setTimeout(() => this.turn(true), STANDS);
  }

  private reset(): false {
    clearTimeout(this.timer);
    this.ended = null;
    return (this.on = false);
  }
}
