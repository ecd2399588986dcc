import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, it } from "vitest";

import { type Note, NOTES } from "../src/sound/tones";

/** The table of hardware/tones.py, read as text: one line per sound, made of Note(…) and _one_by_one(…). */
function written(): Record<string, Note[]> {
  const source = readFileSync(fileURLToPath(new URL("../../../../hardware/tones.py", import.meta.url)), "utf8");
  const [, names = "", values = ""] = /^([A-Z]\d(?:, [A-Z]\d)*) = ([\d., ]+)$/m.exec(source) ?? [];
  const pitch = new Map(names.split(", ").map((name, place) => [name, Number(values.split(", ")[place])]));
  const hertz = (text: string): number[] => text.split(",").map((one) => one.trim()).filter(Boolean).map((one) => pitch.get(one) ?? Number(one));
  const table: Record<string, Note[]> = {};
  for (const [, figure = "", line = ""] of source.matchAll(/^ {4}"([\w-]+)": (.*),$/gm)) {
    const notes: Note[] = [];
    for (const [, tones = "", long, pace, each = ""] of line.matchAll(/Note\(\(([^)]*)\), ([\d.]+)\)|_one_by_one\(([\d.]+), ([^()]*(?:\([^)]*\) \* \d+)?)\)/g)) {
      if (long !== undefined) notes.push({ hertz: hertz(tones), seconds: Number(long) });
      else for (const tone of hertz(repeated(each))) notes.push({ hertz: [tone], seconds: Number(pace) });
    }
    table[figure] = notes;
  }
  return table;
}

/** `*(C3, 110.0) * 6` written out. */
function repeated(text: string): string {
  const found = /^\*\(([^)]*)\) \* (\d+)$/.exec(text);
  return found ? Array.from({ length: Number(found[2]) }, () => found[1]).join(", ") : text;
}

it("plays the same figures as the buzzer", () => {
  const table = written();
  expect(Object.keys(table).length).toBeGreaterThan(10);
  expect(table).toEqual(NOTES);
});
