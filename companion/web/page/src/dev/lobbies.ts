/** Lobbies to look at without a table: `?mock=lobby/three`, `&as=seat&seat=2`, `&alter=guest`. */

import type { Lobby, LobbySeat, State } from "../wire";

const seat = (number: number, name: string, more: Partial<LobbySeat> = {}): LobbySeat => ({
  seat: number, name, taken: true, phone: "here", free_to_take: false, boxes: ["ok", "no", "call", "reader", "dial"], host: false, again: null, ...more,
});
const free = (number: number): LobbySeat => seat(number, "", { taken: false, phone: null });

const devices = (count: number, silent: readonly string[] = []): Lobby["devices"] =>
  Object.fromEntries(
    Array.from({ length: count }, (_, place) => ["ok", "no", "call", "reader"].map((role) => `seat${place + 1}.${role}`))
      .flat()
      .map((name) => [name, { up: !silent.includes(name), why: "silent" }]),
  );

const ago = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

const THREE: Lobby = {
  tell: "lobby", phase: "lobby", choice: { game: "tash_kalar", mode: "melee-a-mort", options: {}, training: false },
  seats: [seat(1, "Ana", { host: true }), seat(2, "Bo"), seat(3, "Cy", { phone: null }), free(4)],
  prompt: { id: "seat-unnamed", args: { number: 3 } }, hint: null, can_begin: true, can_practise: false,
  saved: [
    { number: 4, game: "ambyria", mode: "standard", round: 6, names: ["Ana", "Bo", "Cy", "Di"], at: ago(1) },
    { number: 3, game: "tamer", mode: "referee", round: 2, names: ["Ana", "Bo", "Cy", "Di", "Eve", "Fay"], at: ago(3) },
  ],
  tonight: [{ name: "Ana", won: 1, played: 2, games: { ambush: 1 } }, { name: "Bo", won: 1, played: 2, games: { ambal: 1 } }, { name: "Cy", won: 0, played: 1, games: {} }],
  devices: devices(4, ["seat3.reader"]), touched: {}, focus: null, asks_host: null, host: true, address: "ambit.local", code: "KITE 427", pin: "4711", next: null, hall: null,
};

export const lobbies: Record<string, Lobby> = {
  three: THREE,
  nobody: { ...THREE, seats: [1, 2, 3, 4].map(free), saved: [], tonight: [], can_begin: false, choice: { game: "ambush", mode: "standard", options: {}, training: true } },
  bare: { ...THREE, seats: [{ ...free(1), boxes: [] }], saved: [], tonight: [], devices: {}, can_begin: false, choice: { game: "ambal", mode: "single-regular", options: {}, training: true } },
  eight: {
    ...THREE, seats: ["Ana", "Bo", "Cléo", "Di", "Eve", "Fay", "Gus", "Maximilian"].map((name, place) => seat(place + 1, name, place === 5 ? { phone: "away", free_to_take: true } : {})),
    devices: devices(8, ["seat3.reader"]), choice: { game: "tamer", mode: "referee", options: { ko: "more-than" }, training: true },
    asks_host: { seat: 2, seconds: 28 }, focus: { on: "game", value: "ambyria" },
  },
};

/** After the recorded game: three of its seats want another one. */
export function afterGame({ view }: Pick<State, "view">): Lobby {
  const seats = view.seats.map(({ seat: number, name }, place) => seat(number, name, { again: place < view.seats.length - 1, phone: place === 2 ? null : "here", host: place === 0 }));
  return { ...THREE, phase: "over", seats, choice: { game: view.game, mode: view.mode, options: {}, training: false }, tonight: view.seats.map(({ name }, place) => ({ name, won: place % 3, played: 3, games: place % 3 ? { ambush: 1, [view.game]: (place % 3) - 1 } : {} })) };
}

/** During a game. */
export const inGame = (state: Pick<State, "view">): Lobby => ({ ...afterGame(state), phase: "game" });
