// The page's own src/changes.ts, asked from outside: each line is `[old, change, change, …]`, and each answer what became of it.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const page = new URL("../../../companion/web/page/", import.meta.url);
const typescript = createRequire(new URL("package.json", page))("typescript");
const written = readFileSync(new URL("src/changes.ts", page), "utf8");
const { outputText } = typescript.transpileModule(written, { compilerOptions: { module: "ESNext", target: "ES2022" } });
const { become } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);

for await (const line of createInterface({ input: process.stdin })) {
  const [old, ...changes] = JSON.parse(line);
  console.log(JSON.stringify(changes.reduce(become, old)));
}
