import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { describe, expect, it } from "vitest";

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8");
const wire = read("../src/wire.ts");

/** The structs of companion/web/protocol.py: each with the names of its fields. */
const structs = read("../../protocol.py")
  .split(/^class /m)
  .slice(1)
  .map((text) => ({ name: /^\w+/.exec(text)?.[0] ?? "", fields: [...text.matchAll(/^ {4}(\w+): /gm)].map((match) => match[1] ?? "") }))
  .filter(({ name }) => !["Said", "Told"].includes(name));

describe("the messages of the socket", () => {
  it.each(structs)("$name has every field that the table knows", ({ name, fields }) => {
    const body = new RegExp(`interface ${name} \\{([^}]*(?:\\{[^}]*\\}[^}]*)*)\\}`).exec(wire)?.[1] ?? "";
    expect(body, `no interface ${name}`).not.toBe("");
    expect(fields.filter((field) => !new RegExp(`\\b${field}\\??:`).test(body))).toEqual([]);
  });
});
