/**
 * Stand-ins for the table, for looking at the page without one. `?mock` lists all recorded moments,
 * `?mock=ambush-four/turn` shows one, `?mock=lobby/three` a lobby; `&as=seat&seat=2`, `&language=fr`, `&theme=light` and `&alter=…` change how.
 * Recorded by `npm run record`.
 */

import { language } from "../words/say";
import { theme, themes } from "../theme";
import { fetchFrom } from "./http";
import { MockSocket } from "./socket";
import { type Recorded, type Setting, settingFrom, settingOfLobby } from "./setting";

const recorded = import.meta.glob<Recorded>("./recorded/*.json", { import: "default" });

const search = new URLSearchParams(location.search);
const wanted = search.get("mock");
const nameOf = (path: string): string => path.replace(/^.*\/|\.json$/g, "");

async function load(name: string): Promise<Recorded> {
  const found = Object.entries(recorded).find(([path]) => nameOf(path) === name);
  if (!found) throw new Error(`nothing is recorded as ${name}; run: npm run record`);
  return found[1]();
}

async function list(): Promise<never> {
  for (const path of Object.keys(recorded)) {
    const { frames } = await load(nameOf(path));
    for (const moment of frames.flatMap((frame) => frame.moments)) {
      const link = document.createElement("a");
      link.href = link.textContent = `?mock=${nameOf(path)}/${moment}`;
      document.body.append(link, document.createElement("br"));
    }
  }
  return new Promise(() => undefined);
}

function stand(setting: Setting): void {
  MockSocket.setting = setting;
  window.WebSocket = MockSocket as unknown as typeof WebSocket;
  window.fetch = fetchFrom(setting, window.fetch.bind(window));
}

if (wanted === "") await list();
if (wanted) {
  const [name = "", moment = ""] = wanted.split("/");
  language.value = search.get("language") ?? "en";
  theme.value = themes.find((one) => one === search.get("theme")) ?? "dark";
  stand(name === "lobby" ? settingOfLobby(moment, search) : settingFrom(await load(name), moment, search));
}
