// Reads the host's bytes and the hand's orders into rings of shared memory, wakes the interpreter, and is its watchdog.
import fs from "node:fs";
import { workerData } from "node:worker_threads";
import { HEAD, ROOM, WATCHDOG, WOKEN } from "./rings.mjs";

const { shared, serial, control } = workerData;
const head = new Int32Array(shared, 0, HEAD);
// A thread cannot end the other one by leaving: the whole process gets a signal, of its own for the watchdog.
const end = (signal) => process.kill(process.pid, signal);

function read(fd, ring) {
  const room = new Uint8Array(shared, 4 * HEAD + ring * ROOM, ROOM);
  const buffer = Buffer.alloc(4096);
  const next = () =>
    fs.read(fd, buffer, 0, buffer.length, null, (error, count) => {
      if (error || count === 0) return end("SIGKILL"); // the hand has let go of the board
      put(room, ring, buffer, count);
      next();
    });
  next();
}

function put(room, ring, buffer, count) {
  const [write, taken] = [2 * ring, 2 * ring + 1];
  for (let place = 0; place < count; place++) {
    while (Atomics.load(head, write) - Atomics.load(head, taken) >= ROOM) Atomics.wait(head, taken, Atomics.load(head, taken), 1);
    room[Atomics.load(head, write) % ROOM] = buffer[place];
    Atomics.add(head, write, 1);
  }
  Atomics.add(head, WOKEN, 1);
  Atomics.notify(head, WOKEN);
}

read(serial, 0);
read(control, 1);
setInterval(() => {
  const until = Atomics.load(head, WATCHDOG);
  if (until && Number(process.hrtime.bigint() / 1_000_000n % 0x40000000n) > until) end("SIGALRM");
}, 20);
