/** What a drawing of a game is made from: one moment, now at the table or past in the history. */

import type { Store } from "../store";
import { localNow, store } from "../table";
import { type Means, meansOfAll } from "../parts/means";
import type { Clock, Fact, State, View } from "../wire";

export interface Scene<Table = unknown> {
  view: View<Table>;
  reminders: readonly string[];
  /** All facts up to this moment that were not taken back, oldest first. */
  facts: readonly Fact[];
  /** The same, one list for each step; some steps have none. */
  steps: readonly (readonly Fact[])[];
  /** The facts of the last step alone. */
  latest: readonly Fact[];
  /** Local seconds at which the last step was done; -Infinity if that was long ago. */
  done: number;
  clocks: readonly Clock[];
  /** Local seconds at which the timers had these values. */
  since: number;
  paused: boolean;
  options: Readonly<Record<string, unknown>>;
  /** With what the open question can be answered at this table; empty for the past. */
  means?: readonly Means[];
  /** The seat whose tapped card waits for its target. */
  asksTarget?: number;
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
export function sceneOf(state: State, { news, stateAt }: Pick<Store, "news" | "stateAt"> = store): Scene {
  const { view, reminders, clocks, paused, pace, options = {} } = state;
  const { facts, steps, latest, done } = news;
  const own = store.welcome.value?.role === "table";
  const [asksTarget = 0] = state.asks_target ?? [];
  return { view, reminders, clocks, paused, pace, options, facts, steps, latest, done, since: stateAt || localNow(), means: meansOfAll(state, own), asksTarget };
}

/** The scene of a past moment: no timer runs. */
export function pastScene(view: View, facts: readonly Fact[], latest: readonly Fact[], reminders: readonly string[] = []): Scene {
  return { view, reminders, facts, steps: [facts.slice(0, facts.length - latest.length), latest], latest, done: -Infinity, clocks: [], since: 0, paused: true, options: {} };
}

/** Facts since the last one of that name, without it. */
export function factsSince(facts: readonly Fact[], name: string): readonly Fact[] {
  return facts.slice(facts.map((fact) => fact.fact).lastIndexOf(name) + 1);
}
