/** The start of a hall's pages: the words, the cloth of the game, and the page of the address. */

import { wearTextSize } from "../parts/text-size";
import { tint, wearTheme } from "../theme";
import { askNobody, learn, library, say, speaker } from "../words/say";
import { hallWords } from "./catalogues";
import { connect, hall } from "./hall";
import { pageAt } from "./pages";

async function begin(): Promise<void> {
  wearTheme();
  wearTextSize();
  library.also(hallWords);
  askNobody();
  const page = pageAt(location.pathname);
  const root = document.documentElement;
  root.toggleAttribute("data-hall", true);
  // A screen that somebody opens on a phone is read in the hand.
  const wide = matchMedia("(min-width: 700px)");
  const reach = (): void => void (root.dataset["reach"] = page.reach === "far" && wide.matches ? "far" : "near");
  reach();
  wide.addEventListener("change", reach);
  await Promise.all([learn(), page.load()]);
  hall.watch(dress);
  speaker.watch(titled);
  titled();
  connect(page.as);
  document.body.replaceChildren(document.createElement(page.element));

  function titled(): void {
    document.title = `${say(page.title)} · ${hall.value?.hall || "Ambit"}`;
  }

  function dress(): void {
    titled();
    if (hall.value?.game) root.dataset["game"] = hall.value.game;
    else delete root.dataset["game"];
    tint();
  }
}

void begin();
