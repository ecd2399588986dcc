// The board's files: those of the firmware folder, and what differs from them, which is all that is kept over a restart.
import fs from "node:fs";
import path from "node:path";

const HERE = path.dirname(new URL(import.meta.url).pathname);

export class Disk {
  constructor(memory, { firmware, files }) {
    this.memory = memory;
    this.shipped = { "/main.py": read(firmware, "main.py"), ...folder(path.join(firmware, "ambit"), "/ambit") };
    this.kept = files; // path to text; null: a shipped file that is gone
  }

  fill() {
    const simulated = folder(path.join(HERE, "simulated"), "/lib/simulated");
    for (const [name, text] of Object.entries({ ...this.shipped, ...simulated, ...this.kept })) {
      if (text === null) continue;
      this.memory.mkdirTree(path.dirname(name));
      this.memory.writeFile(name, text);
    }
  }

  changes() {
    const now = this.files("/");
    const changed = Object.entries(now).filter(([name, text]) => this.shipped[name] !== text);
    const gone = Object.keys(this.shipped).filter((name) => !(name in now));
    return Object.fromEntries([...changed, ...gone.map((name) => [name, null])]);
  }

  files(from) {
    const found = this.memory.readdir(from).filter((name) => from !== "/" || name === "ambit" || name.includes("."));
    return Object.fromEntries(
      found
        .filter((name) => !/^\.+$/.test(name))
        .map((name) => path.join(from, name))
        .flatMap((name) => (isFolder(this.memory, name) ? Object.entries(this.files(name)) : [[name, this.text(name)]])),
    );
  }

  has(name) {
    return this.memory.analyzePath(name).exists;
  }

  text(name) {
    return this.memory.readFile(name, { encoding: "utf8" });
  }
}

const read = (...names) => fs.readFileSync(path.join(...names), "utf8");
const isFolder = (memory, name) => memory.isDir(memory.stat(name).mode);

function folder(from, to) {
  const names = fs.readdirSync(from).filter((name) => name.endsWith(".py"));
  return Object.fromEntries(names.map((name) => [`${to}/${name}`, read(from, name)]));
}
