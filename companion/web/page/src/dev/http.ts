/** Fake answers of the server, made from the recorded game. */

import type { GameInfo, TableInfo } from "../api";
import type { Setting } from "./setting";

/** Something square: nobody scans it. */
const QR = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h3v3H0zM5 0h3v3H5zM0 5h3v3H0zM4 4h1v1H4zM6 5h1v2H6z"/></svg>`;

const game = (name: string, title: string, modes: Record<string, number[]>, options: GameInfo["options"] = []): GameInfo => ({
  name, title, options, profiles: [], training: true, by_itself: true, sandbox: false,
  modes: Object.entries(modes).map(([mode, seats]) => ({ name: mode, seats })),
});

const GAMES: GameInfo[] = [
  game("ambush", "Ambush", { standard: [2, 3, 4], practice: [2, 3, 4] }, [{ name: "castle", schema: { type: "integer", minimum: 1, maximum: 99 }, default: 20 }]),
  game("ambal", "Ambal", { "single-regular": [2], "single-advanced": [2], "double-regular": [4], "double-advanced": [4], draft: [2] }),
  game("ambyria", "Ambyria", { standard: [2, 3, 4] }),
  game("tamer", "Tamer", { referee: [4, 5, 6, 7, 8], manual: [4, 5, 6, 7, 8], duel: [2] }, [{ name: "ko", schema: { enum: ["at-least", "more-than"] }, default: "at-least" }]),
  game("tash_kalar", "Tash-Kalar", { "duel-ancestral": [2], "duel-ancestral-teams": [4], "match-a-mort": [2], "match-a-mort-teams": [4], "melee-a-mort": [3, 4] }),
];

export function fetchFrom(setting: Setting, real: typeof fetch): typeof fetch {
  return async (input, init) => {
    const path = new URL(String(input instanceof Request ? input.url : input), location.origin).pathname;
    if (!path.startsWith("/api/")) return real(input, init);
    if (path === "/api/qr.svg") return new Response(QR, { headers: { "content-type": "image/svg+xml" } });
    const found = answer(setting, path);
    return new Response(JSON.stringify(found ?? { message: { id: "page-turned", args: {} } }), { status: found ? 200 : 404 });
  };
}

function answer(setting: Setting, path: string): unknown {
  if (path === "/api/table") return tableInfo(setting);
  if (path === "/api/history") return [{ seats: ["Ana", "Bo", "Cléo", "Idris"] }];
  if (path === "/api/games") return GAMES;
  if (path === "/api/game/cards") return { number: setting.states.at(-1)?.number ?? 0, cards: setting.cards };
  if (path === "/api/game/corrections") return { number: setting.states.at(-1)?.number ?? 0, version: 0, legal: [] };
  if (path.startsWith("/api/words/")) return {};
  if (path === "/api/screen") return { token: "screen" };
  if (path === "/api/join") return { token: "seat", expires: "", seat: 2 };
  if (path.startsWith("/api/rules/")) return { clause: path.split("/").at(-1), section: "Turn", text: "Only the player whose turn it is exposes and plays.", rulings: [], language: "en" };
  return null;
}

function tableInfo(setting: Setting): TableInfo {
  const view = setting.states.at(-1)?.view;
  const seats = (view?.seats ?? []).map(({ seat, name }) => ({ seat, name, taken: seat < 3 }));
  return { game: view?.game ?? null, mode: view?.mode ?? null, number: view ? 7 : null, seats, simulated: true, languages: ["en", "fr"], address: "ambit.local", code: "KITE 427" };
}
