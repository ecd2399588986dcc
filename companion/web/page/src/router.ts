/** From an address to a page: loads its element and puts it into the document; links inside the app do not reload. */

import { type Page, pageAt } from "./pages";
import { GUIDE } from "./parts/to-guide";
import { connect, disconnect, store } from "./table";
import { wearTheme } from "./theme";
import { say, speaker } from "./words/say";

let shown: Page | null = null;
/** What an entry of the browser's history holds that a link of the app has made. */
const INSIDE = { inside: true };

export function startRouting(): void {
  addEventListener("popstate", () => void show());
  document.addEventListener("click", followed);
  speaker.watch(titled);
  void show();
}

/** Go to another page of the app, as if a link had been followed. */
export function go(path: string): void {
  history.pushState(INSIDE, "", path);
  void show();
}

/** Back to the page from which a link led here; to the table's page for an address that was typed. */
export function back(): void {
  if ((history.state as typeof INSIDE | null)?.inside) history.back();
  else go("/");
}

async function show(): Promise<void> {
  const page = pageAt(location.pathname);
  if (page === shown) return;
  shown = page;
  await page.load();
  if (page !== shown) return; // somebody went to another page while it was loading
  const root = document.documentElement;
  root.dataset["reach"] = page.reach;
  root.toggleAttribute("data-bare", page.bare ?? false);
  wearTheme(page.bare ? "dark" : null);
  if (page.apart) disconnect();
  else if (!page.keeps || store.link.value.state === "closed") connect(page.as);
  document.body.replaceChildren(document.createElement(page.element));
  titled();
}

function titled(): void {
  if (shown !== null) document.title = `${say(shown.title)} · Ambit`;
}

/** A click on a link of the app changes the page without loading everything again. */
function followed(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.composedPath().find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement);
  if (!link?.href || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || link.pathname === GUIDE) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
