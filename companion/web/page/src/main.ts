/** The start of the app: the words, the cloth of the game, and the page of the address. */

import { wear } from "./games/ambyria/colours";
import { wearTextSize } from "./parts/text-size";
import { startRouting } from "./router";
import { startSound } from "./sound/sound";
import { store } from "./table";
import { tint, wearTheme } from "./theme";
import { follow, learn } from "./words/say";

const SOON_MS = 10_000;

async function begin(): Promise<void> {
  wearTheme();
  wearTextSize();
  store.state.watch(dress);
  store.lobby.watch(dress);
  await learn();
  startSound();
  startRouting();
  if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js").catch(() => null);
}

/** The cloth and the names of the game at the table, or of the one that is chosen for the next. */
function dress(): void {
  const [state, lobby] = [store.state.value, store.lobby.value];
  follow(state ?? (lobby && { number: 0, cards: {}, view: { game: lobby.choice.game, seats: lobby.seats } }));
  const game = state?.view.game ?? lobby?.choice.game;
  if (game === undefined) delete document.documentElement.dataset["game"];
  else document.documentElement.dataset["game"] = game;
  wear(document.body, state?.view ?? null);
  tint();
}

/** The table was updated while the page was open: files that are loaded later are gone, so the whole page is loaded again. */
window.addEventListener("vite:preloadError", (event) => {
  const before = Number(sessionStorage.getItem("renewed") ?? 0);
  if (Date.now() - before < SOON_MS) return; // it was loaded again a moment ago, which did not help
  event.preventDefault();
  sessionStorage.setItem("renewed", String(Date.now()));
  location.reload();
});

if (import.meta.env.DEV) await import("./dev/start");
void begin();
