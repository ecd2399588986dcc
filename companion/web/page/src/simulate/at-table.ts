/** What the virtual devices are drawn from: the game, or in the lobby a table at which nothing is played yet. */

import { store } from "../table";
import type { Lobby, SeatView, State } from "../wire";
import { say } from "../words/say";

export function atTable(): State | null {
  const { state, lobby } = store;
  return state.value ?? (lobby.value?.phase === "lobby" ? inLobby(lobby.value) : null);
}

/** Every seat with a box is there; keys of everybody may be pressed, and no card is awaited. */
export function inLobby({ choice, seats, devices, prompt }: Lobby): State {
  const boxed = seats.filter(({ boxes, taken }) => boxes.length > 0 || taken);
  const seatViews = boxed.map(({ seat, name, taken }): SeatView => ({ seat, name: taken ? name || say("seat-unnamed", { number: seat }) : say("evening-free-seat"), team: null, counters: {}, zones: {}, flags: [] }));
  return {
    tell: "state", version: 0, number: 0, legal: [], reminders: [], story: { since: 0, steps: [], age: null }, cards: {}, asked: null, halted: null, paused: false, paused_by: null, clocks: [],
    devices, can_undo: false, can_redo: false, board: null, faults: {}, tokens: [], awaits_card: [], players: null, seats_taken: [], played: 0, pace: 0, options: choice.options,
    view: { game: choice.game, mode: choice.mode, round: 0, turn: 0, phase: "lobby", moment: "lobby", to_act: [], prompt, seats: seatViews, table: {}, result: null },
  };
}
