/** From a hand on a dial to its clicks: a drag round the middle, a wheel, and clicks gathered so that few words are sent. */

/** Degrees from one click to the next: 24 to a round, as encoders have. */
export const CLICK = 15;
/** A wheel with notches jumps at least so far; a touchpad trickles and needs so much for a click. */
const NOTCH = 50;
const TRICKLE = 30;
const LINE = 16;

/** The clicks of a finger that goes round the middle of a knob. */
export class Drag {
  private last: number;
  private rest = 0;
  /** How many clicks it has turned since it began. */
  turned = 0;

  constructor(x: number, y: number) {
    this.last = degrees(x, y);
  }

  /** The finger is now so far from the middle; how many clicks that was, clockwise above 0. */
  move(x: number, y: number): number {
    const now = degrees(x, y);
    // The shorter way round: nobody turns by more than half a round between two looks.
    this.rest += ((now - this.last + 540) % 360) - 180;
    this.last = now;
    const clicks = Math.trunc(this.rest / CLICK);
    this.rest -= clicks * CLICK;
    this.turned += clicks;
    return clicks === 0 ? 0 : clicks;
  }
}

/** The clicks of a mouse wheel or of two fingers on a touchpad; away from oneself is clockwise. */
export class Wheel {
  private trickled = 0;

  move(delta: number, mode = 0): number {
    const pixels = mode === 0 ? delta : delta * LINE * (mode === 1 ? 3 : 10);
    if (Math.abs(pixels) >= NOTCH) {
      this.trickled = 0;
      return -Math.sign(pixels);
    }
    this.trickled += pixels;
    const clicks = Math.trunc(this.trickled / TRICKLE);
    this.trickled -= clicks * TRICKLE;
    return clicks === 0 ? 0 : -clicks;
  }
}

export type Later = (call: () => void) => void;

/** Sums what comes in quick succession and sends it once, so that a quick turn is not a flood of words. */
export class Gather {
  private sum = 0;
  private waiting = false;

  constructor(private readonly send: (by: number) => void, private readonly later: Later) {}

  add(by: number): void {
    this.sum += by;
    if (this.waiting) return;
    this.waiting = true;
    this.later(() => this.flush());
  }

  private flush(): void {
    const by = this.sum;
    this.sum = 0;
    this.waiting = false;
    if (by !== 0) this.send(by);
  }
}

function degrees(x: number, y: number): number {
  return (Math.atan2(y, x) * 180) / Math.PI;
}
