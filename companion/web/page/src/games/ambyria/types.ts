/** What the view of Ambyria holds beside what all games have: see "State" in docs/rules/ambyria.md. */

import type { Icon } from "../../parts/icon";
import type { SeatView } from "../../wire";
import type { Scene } from "../scene";

/** Something under way: the last of the chain happens first. */
export interface Link {
  kind: "card" | "collect" | "event";
  seat: number;
  card?: string;
  effect?: number;
  /** What the effect that waits in its window will do. */
  does?: Declared[];
}

/** One operation of an announced effect, as everybody has heard it. */
export interface Declared {
  op: string;
  who: string;
  target: number | null;
  n: number | "all";
  from: string | null;
  /** Where the declared cards lie now. */
  slots: number[];
}

export interface Window {
  kind: "effect" | "collect" | "event";
  /** Whose effect or collection it is; of an event, who called. */
  seat: number;
  /** Who has claimed the response. */
  held: number | null;
  passed: number[];
}

export interface AmbyriaTable {
  heroes: Record<string, string>;
  first: number;
  ending: boolean;
  plays: number;
  chain: Link[];
  window: Window | null;
  owed: Record<string, number>;
  pending: { kind: "arcane" | "top" | "aim" | "resolve"; seat: number; deck?: number; op?: string } | null;
  /** Keys of the lasting effects that apply. */
  lasting: string[];
}

export type AmbyriaScene = Scene<AmbyriaTable>;

export const SLOTS = 5;
/** Cards that are enough for a collection in hasty mode. */
export const HASTY_SLOTS = 3;
/** A card that nobody has told the table, or that this viewer may not know. */
export const UNKNOWN = "?";
export const PHASES = ["collection", "mode", "draw", "play", "end"] as const;
export const MODES = ["protection", "attack", "hasty", "greedy"] as const;
export type Mode = (typeof MODES)[number];

const MODE_ICONS: Record<Mode, Icon> = { protection: "shield", attack: "sword", hasty: "hourglass", greedy: "cards" };

export const modeOf = ({ flags }: SeatView): Mode | null => MODES.find((mode) => flags.includes(mode)) ?? null;
export const modeIcon = (mode: Mode): Icon => MODE_ICONS[mode];

/** One place of an emberscape. */
export interface Slot {
  place: number;
  /** Null where no card lies; `UNKNOWN` where this viewer does not know which. */
  card: string | null;
  down: boolean;
  /** It lies sideways, for it has a lasting effect. */
  side?: boolean;
  /** The hero of its player. */
  hero?: boolean;
}

/** The row of five as it lies, free places and all. */
export function rowOf(one: SeatView | undefined): Slot[] {
  const zones = one?.zones ?? {};
  const cards = Array.isArray(zones["emberscape"]) ? zones["emberscape"].map(String) : [];
  const [down, side, hero] = ["down", "sideways", "hero"].map((zone) => slotsIn(zones[zone])) as [number[], number[], number[]];
  const places = Array.from({ length: Math.max(SLOTS, cards.length) }, (_, at) => at + 1);
  return places.map((place) => ({ place, card: cards[place - 1] ?? null, down: down.includes(place), ...(side.includes(place) && { side: true }), ...(hero.includes(place) && { hero: true }) }));
}

const slotsIn = (zone: unknown): number[] => (Array.isArray(zone) ? zone.map(Number) : []);

export const lying = (one: SeatView): number => rowOf(one).filter(({ card }) => card !== null).length;

/** Enough cards to be collected, by the mode. */
export function enough(one: SeatView): boolean {
  return lying(one) >= (modeOf(one) === "hasty" ? HASTY_SLOTS : SLOTS);
}

/** What a seat has answered in the window that is open, or what is asked of it otherwise. */
export type Answer = "has-it" | "effect" | "passed" | "may" | null;

export function answerOf({ window }: AmbyriaTable, seat: number, out: boolean): Answer {
  if (window === null || out) return null;
  if (window.held === seat) return "has-it";
  if (window.seat === seat) return window.kind === "event" ? null : "effect";
  if (window.held !== null) return null;
  return window.passed.includes(seat) ? "passed" : "may";
}
