import { fileURLToPath } from "node:url";

import { defineConfig } from "vitest/config";

import { installable } from "./bundle/install";
import { licences } from "./bundle/licences";
import { words } from "./bundle/words";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const SHARED = /\/src\/(?:parts|style|sound)\/|\/src\/(?:words\/)?(?!main)[\w-]+\.ts|node_modules\/(?:lit|@lit|lit-html|lit-element|@fluent)/;

/** What only a hall's pages load: its own catalogues, and each of its pages. Their files begin with "hall". */
const HALL = /\/messages\/[a-z]{2}\/hall\.ftl|\/src\/hall\//;

/** Each language is one file, loaded when it is used; what all pages share is another, so that few files are loaded over the air. */
function fileOf(id: string): string | undefined {
  const language = /\/([a-z]{2})\/[\w-]+\.ftl\b/.exec(id)?.[1];
  const hall = HALL.test(id) ? "hall-" : "";
  if (language) return `${hall}words-${language}`;
  const page = /\/src\/hall\/(desk|screen|print|phone)\//.exec(id)?.[1];
  if (page) return `hall-${page}`;
  return SHARED.test(id) ? "shared" : undefined;
}

export default defineConfig({
  plugins: [licences(), installable(), words()],
  // Wokwi's elements bring an older Lit; all code uses one Lit.
  resolve: { dedupe: ["lit"] },
  // The catalogues are outside the page's folder and belong to the whole project.
  server: { fs: { allow: [here("."), here("../../messages")] }, proxy: { "/api": "http://localhost:8080", "/ws": { target: "ws://localhost:8080", ws: true } } },
  build: {
    outDir: here("../static"),
    emptyOutDir: true,
    target: "es2022",
    // No file is inlined into another: the security policy allows only files from our own server.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: [here("index.html"), here("hall.html")], output: { manualChunks: fileOf } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
