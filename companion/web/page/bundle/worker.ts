/**
 * The service worker stores the files of the page, so that it opens at once and also while the table is off.
 * It never answers for the table: requests under /api and the socket always go to the network.
 */

const WORKER = `
const SHELL = "ambit-" + VERSION;
addEventListener("install", (event) => event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll(FILES)).then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name)))).then(() => clients.claim()),
));
addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin || address.pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match("/")));
  } else if (FILES.includes(address.pathname)) {
    event.respondWith(caches.match(address.pathname).then((kept) => kept ?? fetch(event.request)));
  }
});
`;

export function workerSource(version: string, files: readonly string[]): string {
  return `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};${WORKER}`;
}
