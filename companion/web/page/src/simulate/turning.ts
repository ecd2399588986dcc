/** From a pointer on a dial to its clicks: a drag round the middle, a wheel, and clicks collected into few messages. */

/** Degrees from one click to the next: 24 clicks per turn, as encoders have. */
export const CLICK = 15;
/** Pixels: a wheel with notches moves at least NOTCH at once, which is one click; a touchpad needs TRICKLE per click. */
const NOTCH = 50;
const TRICKLE = 30;
const LINE = 16;

/** The clicks of a drag round the middle of a knob. */
export class Drag {
  private last: number;
  private rest = 0;
  /** How many clicks it has turned since the drag began. */
  turned = 0;

  constructor(x: number, y: number) {
    this.last = degrees(x, y);
  }

  /** The pointer is now at x, y from the middle; returns how many clicks it turned since the last call, clockwise above 0. */
  move(x: number, y: number): number {
    const now = degrees(x, y);
    // The shorter way round: nobody turns by more than half a turn between two events.
    this.rest += ((now - this.last + 540) % 360) - 180;
    this.last = now;
    const clicks = Math.trunc(this.rest / CLICK);
    this.rest -= clicks * CLICK;
    this.turned += clicks;
    return clicks === 0 ? 0 : clicks;
  }
}

/** The clicks of a mouse wheel or of two fingers on a touchpad; scrolling up is clockwise. */
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

/** Adds up clicks in quick succession and sends them as one message. */
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
