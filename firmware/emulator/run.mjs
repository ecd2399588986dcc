// node run.mjs '{options}': a satellite. Real MicroPython runs the unchanged firmware; this file is the hardware around it.
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";
import { Chip, monotonic } from "./chip.mjs";
import { Disk } from "./disk.mjs";
import { Terminal } from "./terminal.mjs";
import { Wires } from "./wires.mjs";

const options = JSON.parse(process.argv[2]);
const HEAP = options.chip === "RP2350" ? 400 * 1024 : 192 * 1024; // about what the chip leaves to MicroPython
const [LATENCY, UNEVEN] = [12_000, 8_000]; // ns from an edge to its handler, and how much that varies
const SHORT = 5_000; // ns for which interrupts are off, but for the wait for a frame: a computer may stop in between, a chip does not
const wires = new Wires(options);
const chip = new Chip(options);
const levels = new Map(Object.entries(options.levels).map(([pin, level]) => [Number(pin), level])); // what contacts do to pins; a pin that nobody touches is where its pull has it
const edges = []; // those to come, the earliest first
const uarts = [Buffer.alloc(0), Buffer.alloc(0)];
let answer; // of a chip on I2C
let deliver = () => {};
let off = 0; // how deep interrupts are switched off
let offSince = 0; // ns
let onSince = 0; // ns
let delivering = false;

function obey(order) {
  if (order.edges) {
    edges.push(...order.edges);
    edges.sort((one, other) => one[2] - other[2]);
  } else if (order.uart) uarts[order.uart[0]] = Buffer.concat([uarts[order.uart[0]], Buffer.from(order.uart[1], "hex")]);
  else if ("answer" in order) answer = order;
  else if (order.bus) Object.assign(chip.bus, order.bus);
  else if ("ppm" in order) chip.drift(order.ppm);
  else if (order.hang) for (;;);
  else if (order.stall) for (const end = performance.now() + order.stall; performance.now() < end; );
  else if (order.timer !== undefined) chip.before += order.timer;
}

// Everything that has happened by now happens to the program: called whenever it touches the hardware.
function catchUp() {
  for (let order = wires.order(); order; order = wires.order()) obey(order);
  if (delivering || off) return;
  delivering = true;
  try {
    while (edges.length && edges[0][2] <= monotonic()) {
      const [pin, level, at] = edges.shift();
      if (levels.get(pin) === level) continue;
      levels.set(pin, level);
      if (level === 0) chip.fell(pin, at);
      const seen = Math.max(at + LATENCY + Math.random() * UNEVEN, at >= offSince && at < onSince ? onSince : 0);
      deliver(pin, level, chip.timer(Math.min(seen, monotonic())) & 0x3fffffff);
    }
  } finally {
    delivering = false;
  }
}

function wait(milliseconds, ready) {
  const end = performance.now() + milliseconds;
  for (;;) {
    const woken = wires.woken();
    catchUp();
    if (ready()) return true;
    const left = end - performance.now();
    const edge = edges.length ? (edges[0][2] - monotonic()) / 1e6 : left;
    if (left <= 0) return false;
    wires.sleep(Math.min(left, Math.max(edge, 0.05)), woken);
  }
}

function ask(question) {
  answer = undefined;
  wires.tell(question);
  wait(10_000, () => answer !== undefined);
  return answer ? answer.answer : null;
}

const end = (how) => {
  wires.flush();
  wires.tell({ reset: how, files: disk.changes(), scratch: chip.scratch });
  process.exit(0);
};

const hardware = {
  name: options.chip,
  id: options.id,
  exact: options.exact,
  faulty: options.faulty,
  on_edge: (call) => (deliver = call),
  level: (pin, pull) => {
    if (!levels.has(pin)) levels.set(pin, pull);
    return levels.get(pin);
  },
  catch_up: catchUp,
  ticks_us: () => (catchUp(), chip.timer() & 0x3fffffff),
  ticks_ms: () => (catchUp(), Math.floor(chip.micros() / 1000) & 0x3fffffff),
  sleep_us: (micros) => {
    const until = chip.micros() + micros;
    if (micros > 2000) wait(micros / 1000 - 1, () => false);
    while (chip.micros() < until);
    catchUp();
  },
  wait_input: (milliseconds) => wait(milliseconds, () => wires.arrived(0) > 0),
  read_byte: () => (wait(1e9, () => wires.arrived(0) > 0), wires.byte(0)),
  takes: () => wires.takes(),
  write: (hex) => wires.write(Buffer.from(hex, "hex")),
  interrupts: (on) => {
    if (!on && off++ === 0) offSince = monotonic();
    if (on && --off === 0) onSince = offSince + SHORT;
  },
  peek: (address) => {
    const value = chip.peek(address);
    hardware.high = value >>> 16;
    return value & 0xffff;
  },
  high_half: () => hardware.high,
  poke: (address, high, low) => chip.poke(address, high * 0x10000 + low),
  store_at_tick: (address, value) => {
    const value32 = chip.storeAtTick(address, value);
    hardware.high = value32 >>> 16;
    return value32 & 0xffff;
  },
  latch: () => chip.latch(),
  latched_word: (place) => {
    hardware.high = chip.latched[place] >>> 16;
    return chip.latched[place] & 0xffff;
  },
  wait_for_frame: (wait, reach) => {
    offSince = monotonic() + wait * 1000;
    const value32 = chip.waitForFrame(offSince, reach);
    onSince = Math.min(monotonic(), offSince + reach * 1000);
    hardware.high = value32 >>> 16;
    return value32 & 0xffff;
  },
  frequency: () => chip.frequency * 1_000_000,
  watch_pin: (machine, pin) => chip.attach(machine, pin),
  queued: (machine) => (catchUp(), chip.machines.get(machine).queue.length),
  take: (machine) => {
    const value32 = chip.machines.get(machine).queue.shift();
    hardware.high = value32 >>> 16;
    return value32 & 0xffff;
  },
  tell: (text) => wires.tell(JSON.parse(text)),
  ask: (text) => ask(JSON.parse(text)),
  uart_any: (number) => (catchUp(), uarts[number].length),
  uart_read: (number) => {
    const hex = uarts[number].toString("hex");
    uarts[number] = Buffer.alloc(0);
    return hex;
  },
  watch: (milliseconds) => wires.watch(milliseconds),
  urandom: (count) => [...crypto.getRandomValues(new Uint8Array(count))].map((b) => b.toString(16).padStart(2, "0")).join(""),
  reset: end,
};

const terminal = new Terminal(wires);
const mp = await loadMicroPython({ heapsize: HEAP, stdout: terminal.print, stderr: terminal.print, linebuffer: false });
mp.registerJsModule("_hardware", hardware);
const disk = new Disk(mp.FS, options);
disk.fill();
mp.FS.chdir("/");
mp.runPython("import simulated.install");
wires.tell({ running: true });
if (disk.has("/main.py")) mp.runPython("execfile('/main.py')");
wires.tell({ prompt: true });
terminal.prompt(mp, hardware.read_byte);
