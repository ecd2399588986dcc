/** What a drawing of a game is made from: one moment, now at the table or past in the history. */

import { localNow, store } from "../table";
import type { Clock, Fact, State, View } from "../wire";

export interface Scene<Table = unknown> {
  view: View<Table>;
  reminders: readonly string[];
  /** All facts known up to this moment, oldest first. */
  facts: readonly Fact[];
  /** The facts of the last step alone. */
  latest: readonly Fact[];
  clocks: readonly Clock[];
  /** Local seconds at which the timers had these values. */
  since: number;
  paused: boolean;
  options: Readonly<Record<string, unknown>>;
  /** Game seconds per real second; a simulated game may go faster. */
  pace?: number;
}

/** How to sit down at this table with a phone, for the screen to show. */
export interface Invitation {
  address: string;
  code: string | null;
}

/** The properties that every game's table element has. */
export interface TableElement extends HTMLElement {
  scene: Scene;
  invitation: Invitation | null;
  /** Seats can be touched, to act for them; the event `seat` carries the seat's number. */
  touch: boolean;
}

/** The scene of the moment that the store holds. */
export function sceneOf(state: State): Scene {
  const { view, reminders, clocks, paused, pace, options = {} } = state;
  const facts = store.news.all.map((piece) => piece.fact);
  return { view, reminders, clocks, paused, pace, options, facts, latest: store.news.latest, since: store.stateAt || localNow() };
}

/** The scene of a past moment: no timer runs. */
export function pastScene(view: View, facts: readonly Fact[], latest: readonly Fact[], reminders: readonly string[] = []): Scene {
  return { view, reminders, facts, latest, clocks: [], since: 0, paused: true, options: {} };
}

/** Facts since the last one of that name, without it. */
export function factsSince(facts: readonly Fact[], name: string): readonly Fact[] {
  return facts.slice(facts.map((fact) => fact.fact).lastIndexOf(name) + 1);
}
