/** Collects the licences of all packages of which something is in the built page, into one file that is served with it. */

import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import type { Plugin } from "vite";

export const FILE = "licences.txt";
const FOLDER = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const HEAD = "The page of Ambit is under the MIT licence. It holds parts of these packages, each under its own licence.\n";

/** The folder of the package in which a module lies; undefined for a module of our own. */
export function packageOf(id: string): string | undefined {
  return FOLDER.exec(id.replace(/^\0/, ""))?.[1];
}

/** Name, version and licence of a package, with the text of the licence. Throws where there is none: it must not be forgotten. */
export function licenceOf(folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { name: string; version: string; license: string; author?: string | { name: string } };
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.\w+)?$/i.test(name));
  const author = typeof about.author === "string" ? about.author : about.author?.name;
  const text = file === undefined ? missingText(about.name, about.license, author) : readFileSync(join(folder, file), "utf8");
  return `${about.name} ${about.version} (${about.license})\n\n${text.trim()}\n`;
}

/** Some packages name the Apache licence without its text; the package of TypeScript, which builds this page, has it. */
function missingText(name: string, licence: string, author = name): string {
  if (licence !== "Apache-2.0") throw new Error(`${name} names its licence, ${licence}, and does not bring its text`);
  const text = readFileSync(join(createRequire(import.meta.url).resolve("typescript/package.json"), "..", "LICENSE.txt"), "utf8");
  return `Copyright ${author}\n\n${text}`;
}

export function licences(): Plugin {
  return {
    name: "ambit-licences",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle): void {
      const modules = Object.values(bundle).flatMap((part) => (part.type === "chunk" ? Object.keys(part.modules) : []));
      const folders = [...new Set(modules.map(packageOf).filter((folder) => folder !== undefined))].sort();
      const source = [HEAD, ...folders.map(licenceOf)].join(`\n${"-".repeat(80)}\n\n`);
      this.emitFile({ type: "asset", fileName: FILE, source });
    },
  };
}
