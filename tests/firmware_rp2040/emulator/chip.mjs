// An RP2040 of rp2040js with what it lacks for us: state machines in step with the processor, starts of USB frames,
// writing to flash (done where the boot ROM's functions begin), and restarts that keep flash and scratch words.
import { LogLevel, ConsoleLogger, Simulator, USBCDC } from "rp2040js";

const CYCLE = 1e9 / 125_000_000; // ns
const FLASH = 0x10000000;
const FRAME = 1_000_000; // ns
const [SOF_RD, DEV_SOF] = [0x48, 1 << 17];
const [WATCHDOG, OSCILLATOR, RANDOM_BIT] = [0x40058, 0x40060, 0x1c]; // pages of peripherals, a register
const [FIFO_ST, FIFO_RD, READY] = [0x50, 0x58, 0b11]; // between the two processors: takes a word, and has one
const AT_ONCE = 20_000; // instructions before the serial port is looked at again

// The addresses of functions of the boot ROM, which lists them by two letters.
function romFunctions(rom) {
  const bytes = new DataView(rom.buffer, rom.byteOffset);
  const found = {};
  for (let place = bytes.getUint16(0x14, true); bytes.getUint16(place, true); place += 4)
    found[String.fromCharCode(bytes.getUint8(place), bytes.getUint8(place + 1))] = bytes.getUint16(place + 2, true) & ~1;
  return found;
}

export class Chip {
  // `flash`: its contents; `scratch` and `reason`: words of the watchdog that outlive a restart.
  constructor({ rom, flash, scratch, reason, connected, heard }) {
    this.simulator = new Simulator();
    this.mcu = this.simulator.rp2040;
    this.clock = this.simulator.clock;
    this.mcu.logger = new ConsoleLogger(LogLevel.Error);
    this.mcu.loadBootrom(rom);
    this.mcu.flash.set(flash);
    this.watchdog = this.mcu.peripherals[WATCHDOG];
    this.watchdog.reason = reason;
    this.watchdog.scratchData.set(scratch);
    this.watchdog.onWatchdogTrigger = () => (this.isOver = true);
    this.functions(romFunctions(rom));
    this.frames();
    this.chance();
    this.alone();
    for (const pin of this.mcu.gpio) pin.setInputValue(true); // pulls are not emulated: open contacts are high
    for (const pio of this.mcu.pio) pio.run = () => {};
    this.waiting = [];
    this.serial = new USBCDC(this.mcu.usbCtrl);
    this.serial.onDeviceConnected = connected;
    this.serial.onSerialData = heard;
    this.mcu.core.PC = FLASH;
  }

  // Flash is written by the boot ROM; its way over the flash chip's own bus is not emulated.
  functions({ RE, RP, IF, EX, FC, CX }) {
    const { flash, core } = this.mcu;
    const words = core.registers;
    this.replaced = new Map([
      [RE, () => flash.fill(0xff, words[0], words[0] + words[1])],
      [RP, () => this.program(words[0], words[1], words[2])],
      ...[IF, EX, FC, CX].map((place) => [place, () => {}]),
    ]);
  }

  program(offset, from, count) {
    for (let place = 0; place < count; place++) this.mcu.flash[offset + place] &= this.mcu.readUint8(from + place);
  }

  // A host begins a frame each millisecond, as a device hears it; reading the number clears the flag.
  frames() {
    const { usbCtrl } = this.mcu;
    const alarm = this.clock.createAlarm(() => {
      usbCtrl.sofFrameNumber = (usbCtrl.sofFrameNumber + 1) & 0x7ff;
      usbCtrl.intRaw |= DEV_SOF;
      usbCtrl.checkInterrupts();
      alarm.schedule(FRAME);
    });
    const read = usbCtrl.readUint32.bind(usbCtrl);
    usbCtrl.readUint32 = (offset) => {
      const value = read(offset);
      if (offset === SOF_RD) {
        usbCtrl.intRaw &= ~DEV_SOF;
        usbCtrl.checkInterrupts();
      }
      return value;
    };
    alarm.schedule(FRAME);
  }

  // The ring oscillator's random bit, of which MicroPython makes its random bytes.
  chance() {
    const oscillator = this.mcu.peripherals[OSCILLATOR];
    const read = oscillator.readUint32.bind(oscillator);
    oscillator.readUint32 = (offset) => (offset === RANDOM_BIT ? Math.round(Math.random()) : read(offset));
  }

  // The second processor is not emulated: it says 0, as one that has just been reset.
  alone() {
    const { sio } = this.mcu;
    const read = sio.readUint32.bind(sio);
    sio.readUint32 = (offset) => (offset === FIFO_ST ? READY : offset === FIFO_RD ? 0 : read(offset));
  }

  // Levels of pins at moments to come (ns of the simulation), the earliest first.
  move(edges) {
    this.waiting.push(...edges);
    this.waiting.sort((one, other) => one[2] - other[2]);
  }

  run() {
    const { core, pio } = this.mcu;
    for (let turn = 0; turn < AT_ONCE && !this.isOver; turn++) {
      const replaced = this.replaced.get(core.PC);
      if (replaced) {
        replaced();
        core.PC = core.LR & ~1;
      }
      const nanos = core.waiting ? Math.min(this.clock.nanosToNextAlarm, 100 * CYCLE) : core.executeInstruction() * CYCLE;
      this.clock.tick(nanos);
      while (this.waiting.length && this.waiting[0][2] <= this.clock.nanos) {
        const [pin, level] = this.waiting.shift();
        this.mcu.gpio[pin].setInputValue(level === 1);
      }
      for (const block of pio) if (!block.stopped) step(block, Math.round(nanos / CYCLE));
    }
  }
}

// Dividers are not emulated: a state machine makes one step in every cycle.
function step(block, cycles) {
  for (const machine of block.machines)
    if (machine.enabled) for (let cycle = 0; cycle < cycles; cycle++) machine.step();
  block.checkChangedPins();
}
