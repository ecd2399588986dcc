// The board's two connections: the serial port with USB's small buffer, and control, over which contacts and chips are reached.
import fs from "node:fs";
import { Worker } from "node:worker_threads";
import { HEAD, ROOM, WATCHDOG, WOKEN } from "./rings.mjs";

const USB_BUFFER = 256; // bytes that wait for a host that does not read
const USB_PATIENCE = 500; // ms after which a write gives up

export class Wires {
  constructor({ serial_in, serial_out, control_in, control_out }) {
    this.serialOut = serial_out;
    this.controlOut = control_out;
    this.shared = new SharedArrayBuffer(4 * HEAD + 2 * ROOM);
    this.head = new Int32Array(this.shared, 0, HEAD);
    this.rings = [0, 1].map((ring) => new Uint8Array(this.shared, 4 * HEAD + ring * ROOM, ROOM));
    this.unsent = Buffer.alloc(0);
    this.line = [];
    new Worker(new URL("./reading.mjs", import.meta.url), {
      workerData: { shared: this.shared, serial: serial_in, control: control_in },
    });
  }

  arrived(ring) {
    return Atomics.load(this.head, 2 * ring) - Atomics.load(this.head, 2 * ring + 1);
  }

  byte(ring) {
    const place = Atomics.load(this.head, 2 * ring + 1);
    const value = this.rings[ring][place % ROOM];
    Atomics.store(this.head, 2 * ring + 1, place + 1);
    return value;
  }

  woken() {
    return Atomics.load(this.head, WOKEN);
  }

  sleep(milliseconds, since) {
    if (milliseconds > 0) Atomics.wait(this.head, WOKEN, since, milliseconds);
  }

  // The next line of control, without its end; undefined if none is whole.
  order() {
    while (this.arrived(1)) {
      const value = this.byte(1);
      if (value !== 10) this.line.push(value);
      else {
        const text = Buffer.from(this.line).toString();
        this.line = [];
        return JSON.parse(text);
      }
    }
    return undefined;
  }

  tell(report) {
    const bytes = Buffer.from(JSON.stringify(report) + "\n");
    for (let done = 0; done < bytes.length; ) done += fs.writeSync(this.controlOut, bytes, done);
  }

  takes() {
    this.flush();
    return this.unsent.length < USB_BUFFER;
  }

  write(bytes) {
    this.unsent = Buffer.concat([this.unsent, bytes]);
    const end = performance.now() + USB_PATIENCE;
    this.flush();
    while (this.unsent.length > USB_BUFFER && performance.now() < end) {
      this.sleep(1, this.woken());
      this.flush();
    }
    if (this.unsent.length > USB_BUFFER) this.unsent = this.unsent.subarray(0, USB_BUFFER);
  }

  flush() {
    try {
      while (this.unsent.length) this.unsent = this.unsent.subarray(fs.writeSync(this.serialOut, this.unsent));
    } catch (error) {
      if (error.code !== "EAGAIN") throw error;
    }
  }

  watch(milliseconds) {
    Atomics.store(this.head, WATCHDOG, Number((process.hrtime.bigint() / 1_000_000n) % 0x40000000n) + milliseconds || 1);
  }
}
