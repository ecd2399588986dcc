/** Catalogues travel without what only their authors read: comments, and more than one space at the beginning of a line. */

import { readFile } from "node:fs/promises";

import type { Plugin } from "vite";

const RAW = /\.ftl\?raw$/;

export function compact(text: string): string {
  return text.replaceAll(/^#.*\n/gm, "").replaceAll(/^ +/gm, " ");
}

export function words(): Plugin {
  return {
    name: "ambit-words",
    enforce: "pre",
    async load(id) {
      if (!RAW.test(id)) return null;
      return `export default ${JSON.stringify(compact(await readFile(id.replace(/\?raw$/, ""), "utf8")))}`;
    },
  };
}
