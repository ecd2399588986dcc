/** Fake answers of the server, made from the recorded game. */

import type { GameInfo, TableInfo } from "../api";
import type { Setting } from "./setting";

const GAMES: GameInfo[] = [
  {
    name: "ambush", title: "Ambush", profiles: [], training: true, by_itself: true, sandbox: false,
    modes: [{ name: "standard", seats: [2, 3, 4] }, { name: "practice", seats: [2, 3, 4] }],
    options: [],
  },
];

export function fetchFrom(setting: Setting, real: typeof fetch): typeof fetch {
  return async (input, init) => {
    const path = new URL(String(input instanceof Request ? input.url : input), location.origin).pathname;
    if (!path.startsWith("/api/")) return real(input, init);
    const found = answer(setting, path);
    return new Response(JSON.stringify(found ?? { message: { id: "page-turned", args: {} } }), { status: found ? 200 : 404 });
  };
}

function answer(setting: Setting, path: string): unknown {
  if (path === "/api/table") return tableInfo(setting);
  if (path === "/api/games") return GAMES;
  if (path === "/api/game/cards") return { number: setting.states.at(-1)?.number ?? 0, cards: setting.cards };
  if (path.startsWith("/api/words/")) return {};
  if (path === "/api/screen") return { token: "screen" };
  if (path === "/api/join") return { token: "seat", expires: "", seat: 2 };
  if (path.startsWith("/api/rules/")) return { clause: path.split("/").at(-1), section: "Turn", text: "Only the player whose turn it is exposes and plays.", rulings: [] };
  return null;
}

function tableInfo(setting: Setting): TableInfo {
  const view = setting.idle ? null : setting.states.at(-1)?.view;
  const seats = (view?.seats ?? []).map(({ seat, name }) => ({ seat, name, taken: seat < 3 }));
  return { game: view?.game ?? null, mode: view?.mode ?? null, number: view ? 7 : null, seats, simulated: true, languages: ["en", "fr"], address: "ambit.local", code: "KITE 42" };
}
