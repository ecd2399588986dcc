// node run.mjs IMAGE ROM: a Pico. Its serial port is standard input and output; orders come as lines on file 3, reports go to 4.
import fs from "node:fs";
import readline from "node:readline";
import { Chip } from "./chip.mjs";

const [image, romFile] = process.argv.slice(2);
const FLASH = 2 * 1024 * 1024; // bytes on a Pico
const rom = new Uint32Array(JSON.parse(fs.readFileSync(romFile, "utf8")));
const flash = new Uint8Array(FLASH).fill(0xff);
flash.set(fs.readFileSync(image));
const toBoard = []; // bytes of the host that the board has not taken yet
const tell = (report) => fs.writeSync(4, JSON.stringify(report) + "\n");
let starts = 0;
let chip;

function start(before) {
  const connected = () => tell({ connected: ++starts });
  const heard = (data) => fs.writeSync(1, data);
  toBoard.length = 0;
  chip = new Chip({ rom, ...before, connected, heard });
}

// Microseconds of the board's timer at which each edge will be are told back, with a fraction.
function obey({ edges = [], level, lived }) {
  const now = chip.clock.nanos;
  if (edges.length) {
    chip.move(edges.map(([pin, value, after]) => [pin, value, now + 1000 * after]));
    tell({ edges: edges.map(([, , after]) => now / 1000 + after) });
  }
  if (level !== undefined) tell({ level: chip.mcu.gpio[level].outputValue ? 1 : 0 });
  if (lived) tell({ lived: now / 1e9 });
}

process.stdin.on("data", (data) => toBoard.push(...data));
process.stdin.on("end", () => process.exit(0));
readline.createInterface({ input: fs.createReadStream("", { fd: 3 }) }).on("line", (line) => obey(JSON.parse(line)));

function live() {
  while (toBoard.length && !chip.serial.txFIFO.full) chip.serial.sendSerialByte(toBoard.shift());
  chip.run();
  if (chip.isOver) {
    tell({ reset: true });
    start({ flash: chip.mcu.flash, scratch: chip.watchdog.scratchData, reason: chip.watchdog.reason });
  }
  setImmediate(live);
}

start({ flash, scratch: new Uint32Array(8), reason: 0 });
live();
