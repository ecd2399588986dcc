/** What a drawing of a game is made from: one moment, be it now at the table or then in the history. */

import { localNow, store } from "../table";
import type { Clock, Fact, State, View } from "../wire";

export interface Scene<Table = unknown> {
  view: View<Table>;
  reminders: readonly string[];
  /** All facts known up to this moment, oldest first. */
  facts: readonly Fact[];
  /** Those of the last step alone. */
  latest: readonly Fact[];
  clocks: readonly Clock[];
  /** Local seconds at which the clocks stood so. */
  since: number;
  paused: boolean;
  options: Readonly<Record<string, unknown>>;
  /** How fast the clock of the game goes: a simulated one may run. */
  pace?: number;
}

/** How to sit down at this table with a phone, for the screen to show. */
export interface Invitation {
  address: string;
  code: string | null;
}

/** What every game's table element takes. */
export interface TableElement extends HTMLElement {
  scene: Scene;
  invitation: Invitation | null;
  /** Seats can be touched, to act for them; the event `seat` carries which. */
  touch: boolean;
}

/** The moment that the store holds. */
export function sceneOf(state: State): Scene {
  const { view, reminders, clocks, paused, pace, options = {} } = state;
  const facts = store.news.all.map((piece) => piece.fact);
  return { view, reminders, clocks, paused, pace, options, facts, latest: store.news.latest, since: store.stateAt || localNow() };
}

/** A moment of the past: nothing runs. */
export function pastScene(view: View, facts: readonly Fact[], latest: readonly Fact[], reminders: readonly string[] = []): Scene {
  return { view, reminders, facts, latest, clocks: [], since: 0, paused: true, options: {} };
}

/** Facts told since the last one of that name, itself left out. */
export function factsSince(facts: readonly Fact[], name: string): readonly Fact[] {
  return facts.slice(facts.map((fact) => fact.fact).lastIndexOf(name) + 1);
}
