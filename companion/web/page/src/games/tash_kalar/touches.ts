/**
 * From fingers on the arena to what they mean: a touch, two in a row, a long one, two fingers, a drag, or a piece taken off the board.
 * It knows squares and moments only (seconds), so that it can be tested without a screen.
 */

export type Gesture =
  | { kind: "touch" | "double" | "long" | "two" | "off"; square: string }
  | { kind: "drag"; square: string; to: string };

/** Within so many seconds a second touch on the same square is one gesture with the first. */
export const DOUBLE = 0.4;
/** A finger that rests for so many seconds means more than a touch. */
export const LONG = 0.6;

interface Finger {
  square: string;
  since: number;
}

export class Touches {
  private readonly fingers = new Map<number, Finger>();
  private last: { square: string; at: number } | null = null;
  /** The gesture was told before the finger left: what comes of this finger means nothing more. */
  private spent = false;

  constructor(private readonly tell: (gesture: Gesture) => void) {}

  /** A finger comes down on a square. The square that is being held now, while only one finger is there. */
  down(finger: number, square: string | null, at: number): void {
    this.fingers.delete(finger); // a mouse that was let go beside the arena: nobody told
    const [first] = this.fingers.values();
    if (first && square !== null && !this.spent) {
      this.spent = true;
      this.tell({ kind: "two", square: first.square });
    }
    if (this.fingers.size === 0) this.spent = square === null;
    this.fingers.set(finger, { square: square ?? "", since: at });
  }

  /** Time has passed: a finger that rested long enough is told now, not when it leaves. */
  rest(at: number): void {
    const [first] = this.fingers.values();
    if (!first || this.spent || this.fingers.size !== 1 || at - first.since < LONG) return;
    this.spent = true;
    this.last = null;
    this.tell({ kind: "long", square: first.square });
  }

  /** A finger leaves the screen, over a square or over none. */
  up(finger: number, square: string | null, at: number): void {
    const known = this.fingers.get(finger);
    this.fingers.delete(finger);
    if (!known || this.spent) return;
    if (square === known.square) this.touched(square, at);
    else this.tell(square === null ? { kind: "off", square: known.square } : { kind: "drag", square: known.square, to: square });
  }

  /** The browser took the finger for something else, such as scrolling. */
  cancel(finger: number): void {
    this.fingers.delete(finger);
  }

  /** Whether a finger moved away from the square on which it came down; then the resting clock stops. */
  moved(finger: number, square: string | null): void {
    const known = this.fingers.get(finger);
    if (known && square !== known.square) known.since = Infinity;
  }

  private touched(square: string, at: number): void {
    const twice = this.last?.square === square && at - this.last.at < DOUBLE;
    this.last = twice ? null : { square, at };
    this.tell({ kind: twice ? "double" : "touch", square });
  }
}
