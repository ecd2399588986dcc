/** What a recorded game and the address together set up: the states that are sent, and to whom. */

import type { Action, Clock, Fact, Lobby, Notice, Role, State, View } from "../wire";
import { alterations } from "./alterations";
import { afterGame, inGame, lobbies } from "./lobbies";

export interface Frame {
  view: View<{ window?: { time_up: boolean } | null }>;
  /** What each seat sees. */
  views: Record<string, View>;
  facts: Fact[];
  reminders: string[];
  legal: Record<string, Action[]>;
  awaits_card: number[];
  moments: string[];
}

export interface Recorded {
  cards: Record<string, string>;
  /** What is known of each card. */
  data: unknown[];
  options: { capture_seconds?: number; turn_seconds?: number };
  frames: Frame[];
}

export interface Setting {
  role: Role;
  seat: number | null;
  states: State[];
  cards: unknown[];
  notices: Notice[];
  lobby: Lobby;
}

export function settingFrom(game: Recorded, moment: string, search: URLSearchParams): Setting {
  const at = game.frames.findIndex((frame) => frame.moments.includes(moment));
  const upTo = at < 0 ? game.frames.length : at + 1;
  const role = (search.get("as") ?? "table") as Role;
  const seat = role === "seat" ? Number(search.get("seat") ?? 1) : null;
  const states = game.frames.slice(0, upTo).map((frame, place) => stateOf(game, frame, place, seat));
  const setting: Setting = { role, seat, states, cards: game.data, notices: [], lobby: lobbyOf(states.at(-1), role, seat) };
  for (const name of search.getAll("alter")) alterations[name]?.(setting);
  return setting;
}

function lobbyOf(state: State | undefined, role: Role, seat: number | null): Lobby {
  const lobby = state ? (state.view.result ? afterGame(state) : inGame(state)) : (lobbies["three"] as Lobby);
  return { ...lobby, host: role === "table" || seat === 1 };
}

/** Nothing is played: only the lobby of that name. */
export function settingOfLobby(name: string, search: URLSearchParams): Setting {
  const role = (search.get("as") ?? "table") as Role;
  const seat = role === "seat" ? Number(search.get("seat") ?? 1) : null;
  const lobby = lobbies[name] ?? (lobbies["three"] as Lobby);
  return { role, seat, states: [], cards: [], notices: [], lobby: { ...lobby, host: role === "table" || seat === 1 } };
}

function stateOf(game: Recorded, frame: Frame, version: number, seat: number | null): State {
  const { facts, reminders, awaits_card } = frame;
  const view = frame.views[String(seat ?? "")] ?? frame.view;
  return {
    tell: "state", version, view, story: { since: version, steps: [{ facts, played: version * 4 }], age: 0 }, reminders, legal: frame.legal[String(seat ?? 0)] ?? [], number: 7, cards: game.cards, options: game.options,
    asked: null, halted: null, paused: false, paused_by: null, clocks: clocks(game, frame), devices: {}, can_undo: version > 0, can_redo: false,
    board: null, faults: {}, tokens: view.seats.map(({ seat: one }) => one), awaits_card, players: null, seats_taken: [1, 2], played: version * 4, pace: 1,
  };
}

function clocks({ options }: Recorded, { view }: Frame): Clock[] {
  const { capture_seconds: grab = 0, turn_seconds: turn = 0 } = options;
  if (view.phase === "capture" && grab > 0 && !view.table.window?.time_up) return [{ name: "capture", left: 0.6, seconds: grab, seat: null }];
  if (["expose", "play", "effect"].includes(view.phase) && turn > 0) return [{ name: "turn", left: 0.7, seconds: turn, seat: view.turn }];
  return [];
}
