/** Makes the page an app that can be installed and opens without the table: manifest, icons, a service worker. */

import { createHash } from "node:crypto";

import type { Plugin } from "vite";

import { iconPng, iconSvg } from "./icon";
import { workerSource } from "./worker";

const MANIFEST = {
  name: "Ambit",
  short_name: "Ambit",
  description: "A companion for a card table: it counts, times, remembers, referees and shows.",
  id: "/",
  start_url: "/join",
  scope: "/",
  display: "standalone",
  background_color: "#12262b",
  theme_color: "#12262b",
  // The ring has a margin, so a phone may crop the same picture to its own shape.
  icons: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
  ],
};

export function installable(): Plugin {
  const made: Record<string, string | Buffer> = {
    "icon.svg": iconSvg(),
    "icon-192.png": iconPng(192),
    "icon-512.png": iconPng(512),
    "manifest.webmanifest": JSON.stringify(MANIFEST),
  };
  return {
    name: "ambit-installable",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle): void {
      for (const [fileName, source] of Object.entries(made)) this.emitFile({ type: "asset", fileName, source });
      // Each file once: a cache refuses a list that names one twice. A table's phones need nothing of a hall's pages.
      const own = Object.keys(bundle).filter((name) => name !== "index.html" && !/^(?:assets\/)?hall\b/.test(name));
      const files = [...new Set(["/", ...own.map((name) => `/${name}`)])].sort();
      // File names contain a hash of the content; index.html does not, so its content is hashed here.
      const page = bundle["index.html"];
      const told = JSON.stringify([files, page?.type === "asset" ? String(page.source) : ""]);
      const version = createHash("sha256").update(told).digest("hex").slice(0, 12);
      this.emitFile({ type: "asset", fileName: "worker.js", source: workerSource(version, files) });
    },
  };
}
