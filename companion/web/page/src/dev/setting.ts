/** What a recorded game and the address together set up: the states that are sent, and to whom. */

import type { Action, Clock, Fact, Notice, Role, State, View } from "../wire";
import { alterations } from "./alterations";

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
  idle: boolean;
}

export function settingFrom(game: Recorded, moment: string, search: URLSearchParams): Setting {
  const at = game.frames.findIndex((frame) => frame.moments.includes(moment));
  const upTo = at < 0 ? game.frames.length : at + 1;
  const role = (search.get("as") ?? "table") as Role;
  const seat = role === "seat" ? Number(search.get("seat") ?? 1) : null;
  const states = game.frames.slice(0, upTo).map((frame, place) => stateOf(game, frame, place, seat));
  const setting: Setting = { role, seat, states, cards: game.data, notices: [], idle: false };
  for (const name of search.getAll("alter")) alterations[name]?.(setting);
  return setting;
}

function stateOf(game: Recorded, frame: Frame, version: number, seat: number | null): State {
  const { facts, reminders, awaits_card } = frame;
  const view = frame.views[String(seat ?? "")] ?? frame.view;
  return {
    tell: "state", version, view, facts, turned: 0, reminders, legal: frame.legal[String(seat ?? 0)] ?? [], number: 7, cards: game.cards, options: game.options,
    asked: null, halted: null, paused: false, clocks: clocks(game, frame), devices: {}, can_undo: version > 0, can_redo: false,
    board: null, faults: {}, tokens: view.seats.map(({ seat: one }) => one), awaits_card, players: null, seats_taken: [1, 2], played: version * 4, pace: 1,
  };
}

function clocks({ options }: Recorded, { view }: Frame): Clock[] {
  const { capture_seconds: grab = 0, turn_seconds: turn = 0 } = options;
  if (view.phase === "capture" && grab > 0 && !view.table.window?.time_up) return [{ name: "capture", left: 0.6, seconds: grab, seat: null }];
  if (["expose", "play", "effect"].includes(view.phase) && turn > 0) return [{ name: "turn", left: 0.7, seconds: turn, seat: view.turn }];
  return [];
}
