/** How long this game has been played: at its own pace, and standing still while those who play by themselves do. */

import { remember, remembered } from "../setting";
import type { State } from "../wire";

const KEPT = "simulate.played";

interface Stretch {
  /** Local seconds at which it began. */
  from: number;
  /** Seconds played before it. */
  before: number;
  rate: number;
}

export class Played {
  private stretches: Stretch[] = [];

  constructor(before: number, from: number, rate: number) {
    this.stretches = [{ from, before, rate }];
  }

  /** From now on time passes so fast; 0 is a pause. */
  runAt(rate: number, now: number): void {
    const last = this.stretches.at(-1);
    if (last?.rate === rate) return;
    this.stretches.push({ from: now, before: this.at(now), rate });
  }

  /** Seconds into the game at a local moment, be it long past. */
  at(local: number): number {
    const stretch = this.stretches.findLast(({ from }) => from <= local) ?? this.stretches[0];
    return stretch === undefined ? 0 : stretch.before + Math.max(0, local - stretch.from) * stretch.rate;
  }
}

/** How fast the game goes now. A table where nobody plays by itself goes as fast as people do. */
export function rateOf({ players }: Pick<State, "players">): number {
  return players === null ? 1 : players.playing ? players.speed : 0;
}

let game = "";
let played = new Played(0, 0, 0);

/** Take in a state at a local moment; a page that is loaded again goes on counting where it was. */
export function countPlayed(state: State, now: number): void {
  const one = `${state.number}/${state.players?.seed ?? ""}`;
  if (one !== game) {
    const [kept, seconds] = (remembered(KEPT) ?? "").split(" ");
    played = new Played(kept === one ? Number(seconds) || 0 : 0, now, rateOf(state));
    game = one;
  }
  played.runAt(rateOf(state), now);
  remember(KEPT, `${game} ${played.at(now).toFixed(1)}`);
}

export const playedAt = (local: number): number => played.at(local);
