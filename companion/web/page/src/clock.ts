/**
 * Maps this browser's clock to the table's clock, and says how wrong the mapping may be. The table's clock runs in
 * real time, however fast a simulated game goes; the table converts it to the time of the game.
 * A reply must have been stamped between its sending and its arrival, so each round trip bounds the offset from both
 * sides; the true offset lies within all of those bounds, widened by how far the two clocks may have drifted since.
 */

/** Seconds that two clocks may drift apart in a second: twice what the crystal of a cheap phone does. */
const DRIFT = 1e-4;
/** Browsers round times to between 0.1 ms and 1 ms, against fingerprinting. */
export const COARSE = 0.001;
const KEPT = 24;

interface Bound {
  at: number;
  low: number;
  high: number;
}

export interface Moment {
  at: number;
  err: number;
}

export class ClockMap {
  private bounds: Bound[] = [];

  /** A ping was sent and its pong came back at these local seconds; in between, the table's clock was at `now`. */
  sample(sent: number, received: number, now: number): void {
    if (!(received >= sent)) return;
    this.bounds.push({ at: received, low: now - received, high: now - sent });
    this.bounds = this.bounds.slice(-KEPT);
  }

  get known(): boolean {
    return this.bounds.length > 0;
  }

  forget(): void {
    this.bounds = [];
  }

  /** A local time on the table's clock; null before the first round trip. */
  moment(local: number): Moment | null {
    const within = this.offset(local);
    if (within === null) return null;
    return { at: local + (within.low + within.high) / 2, err: (within.high - within.low) / 2 + COARSE };
  }

  /** The bounds on the offset at that time. If a clock jumped, older bounds contradict newer ones: the older are dropped. */
  private offset(local: number): { low: number; high: number } | null {
    for (let from = 0; from < this.bounds.length; from++) {
      const some = this.bounds.slice(from).map((bound) => widened(bound, local));
      const low = Math.max(...some.map((bound) => bound.low));
      const high = Math.min(...some.map((bound) => bound.high));
      if (low <= high) return { low, high };
    }
    return null;
  }
}

function widened(bound: Bound, local: number): { low: number; high: number } {
  const drift = Math.abs(local - bound.at) * DRIFT;
  return { low: bound.low - drift, high: bound.high + drift };
}
