// The chip: its timer with a crystal that is not exact, its pins, its state machines, the frames of the USB bus, a few registers.
const TIMER = { RP2040: 0x40054028, RP2350: 0x400b0028 };
const SCRATCH = { RP2040: 0x4005800c, RP2350: 0x400d800c };
const USB = 0x50110000;
const [SOF_RD, INTR, INTS, SOF_RAW, SOF_LAST] = [USB + 0x48, USB + 0x8c, USB + 0x98, USB + 0x100, USB + 0x104];
const BEGUN = 1 << 17;
const PIO_INSTRUCTION = 0x502000d8;
const [MOVE_X, PUSH] = [0xa0c1, 0x8000];
const QUEUE = 8; // counts that a state machine keeps for the program
const EDGE_CYCLES = 4; // from an edge to the count of it
const STUFFED = 1 / 12; // µs by which a stuffed bit delays a frame

export const monotonic = () => Number(process.hrtime.bigint()); // ns, the same clock as Python's time.monotonic_ns

export class Chip {
  constructor(options) {
    this.options = options;
    this.started = monotonic();
    this.ppm = options.ppm;
    this.before = options.timer; // µs at `started`
    this.bus = options.bus;
    this.seen = -1; // the last frame whose number was read: its flag is cleared
    this.scratch = options.scratch;
    this.machines = new Map();
  }

  get frequency() {
    return this.options.chip === "RP2350" ? 150 : 125; // MHz
  }

  // µs of the board's timer at a moment (ns); with a fraction.
  micros(at = monotonic()) {
    return this.before + ((at - this.started) / 1000) * (1 + this.ppm / 1e6);
  }

  // The crystal's error changes now; the timer goes on from where it is.
  drift(ppm) {
    const now = monotonic();
    [this.before, this.started, this.ppm] = [this.micros(now), now, ppm];
  }

  timer(at = monotonic()) {
    return Math.floor(this.micros(at)) % 0x100000000;
  }

  // The frame of the bus at a moment, and when it began (ns). A suspended bus stays at its last frame.
  frame(at = monotonic()) {
    const until = this.bus.suspended ? Math.min(at, this.bus.suspended) : at;
    const length = 1e6 * (1 + this.bus.ppm / 1e6);
    const count = Math.floor((until - this.bus.epoch) / length);
    const stuffed = [0, 0, STUFFED, 0, 0, 2 * STUFFED, 0, 0][count & 7] * 1000;
    return { count, began: this.bus.epoch + count * length + stuffed + this.bus.delay };
  }

  frameNumber(at) {
    return (this.frame(at).count + this.bus.offset) & 0x7ff;
  }

  peek(address) {
    const chip = this.options.chip;
    if (address === TIMER[chip]) return this.timer();
    if (address === SCRATCH[chip] - 4) return this.options.reason; // of the last restart
    if (address === SCRATCH[chip]) return this.scratch[0];
    if (address === SCRATCH[chip] + 4) return this.scratch[1];
    if (address === SOF_RD) {
      this.seen = this.frame().count;
      return this.frameNumber();
    }
    if (address === INTR) return this.frame().count > this.seen ? BEGUN : 0;
    if (address === INTS) return 0; // the driver has not asked for an interrupt
    if (chip === "RP2350" && address === SOF_RAW) return Math.floor(this.micros() * 48) % 0x200000;
    if (chip === "RP2350" && address === SOF_LAST) return Math.floor(this.micros(this.frame().began) * 48) % 0x200000;
    throw new Error(`nothing is at 0x${address.toString(16)}`);
  }

  poke(address, value) {
    const place = (address - SCRATCH[this.options.chip]) / 4;
    if (place === 0 || place === 1) this.scratch[place] = value;
    else this.command(address, value, monotonic());
  }

  // Until the timer moves on, then an instruction: what `store_at_tick` does in assembler.
  storeAtTick(address, value) {
    const tick = Math.floor(this.micros()) + 1;
    while (this.micros() < tick);
    this.command(address, value, this.moment(tick));
    return tick % 0x100000000;
  }

  // What `read_latch` does in assembler. The 48 MHz come from the same crystal as the timer.
  latch() {
    const tick = Math.floor(this.micros()) + 1;
    const before = this.moment(tick);
    const counts = (at) => Math.floor(this.micros(at) * 48) % 0x200000;
    while (monotonic() < before);
    const [frame, again] = [this.frameNumber(before - 1000), this.frameNumber(before + 100)];
    const began = this.frame(before - 1000).began;
    this.latched = [frame, counts(began), counts(before + 50), tick % 0x100000000, again];
    this.seen = this.frame(before).count;
  }

  // What `wait_for_bit` does in assembler: the timer when the next frame begins, if that is within reach (µs) from a
  // moment on (ns), or 0.
  waitForFrame(from, reach) {
    while (monotonic() < from);
    const now = monotonic();
    if (this.frame(now).count > this.seen) return 0; // it was there already
    const next = this.frame(now + 1e6 * (1 + this.bus.ppm / 1e6));
    if (next.count === this.frame(now).count || next.began - now > reach * 1000) return 0;
    while (monotonic() < next.began);
    return this.timer(next.began + 100 * Math.random());
  }

  moment(micros) {
    return this.started + ((micros - this.before) * 1000) / (1 + this.ppm / 1e6);
  }

  count(at) {
    const cycles = this.micros(at) * this.frequency;
    return (0x100000000 - (Math.floor(cycles / 2) % 0x100000000)) % 0x100000000;
  }

  attach(number, pin) {
    this.machines.set(number, { pin, queue: [], isr: 0 });
  }

  command(address, value, at) {
    const place = address - PIO_INSTRUCTION;
    const machine = this.machines.get(Math.floor(place / 0x100000) * 4 + (place % 0x100000) / 0x18);
    if (!machine) throw new Error(`nothing is at 0x${address.toString(16)}`);
    if (value === MOVE_X) machine.isr = this.count(at);
    else if (value === PUSH) {
      if (machine.queue.length < QUEUE) machine.queue.push(machine.isr);
      machine.isr = 0;
    } else throw new Error(`not an instruction of ours: 0x${value.toString(16)}`);
  }

  // A falling edge: state machines that watch the pin stamp it.
  fell(pin, at) {
    for (const machine of this.machines.values()) {
      const stamped = this.count(at + (EDGE_CYCLES * 1000) / this.frequency);
      if (machine.pin === pin && machine.queue.length < QUEUE) machine.queue.push(stamped);
    }
  }
}
