// What MicroPython prints, and its own prompt on the serial port once the program has ended.
const [CTRL_A, CTRL_D, CTRL_E, NEW_LINE, RETURN] = [1, 4, 5, 10, 13];
const CANNOT_PASTE = Buffer.from("R\0");

export class Terminal {
  constructor(wires) {
    this.wires = wires;
    this.isPrompt = false;
    this.previous = 0;
    this.print = (bytes) => (this.isPrompt ? wires.write(this.withReturns(bytes)) : process.stderr.write(bytes));
  }

  // As a board prints: a carriage return before every new line that has none.
  withReturns(bytes) {
    const all = [];
    for (const byte of bytes) {
      if (byte === NEW_LINE && this.previous !== RETURN) all.push(RETURN);
      all.push(byte);
      this.previous = byte;
    }
    return Buffer.from(all);
  }

  // MicroPython's prompt itself, byte by byte. It cannot paste here (its reader would wait inside the interpreter), and a
  // soft reset forgets no names; a board does both.
  prompt(interpreter, next) {
    this.isPrompt = true;
    interpreter.replInit();
    for (let isStart = true; ; ) {
      const byte = next();
      if (byte === CTRL_E && isStart && this.isRaw) {
        next();
        next();
        this.wires.write(CANNOT_PASTE);
        continue;
      }
      if (byte === CTRL_A) this.isRaw = true;
      isStart = byte === CTRL_A || byte === CTRL_D;
      if (interpreter.replProcessChar(byte)) this.restart(interpreter);
      this.wires.flush();
    }
  }

  restart(interpreter) {
    this.print(Buffer.from("MPY: soft reboot\r\n"));
    interpreter.replInit();
  }
}
