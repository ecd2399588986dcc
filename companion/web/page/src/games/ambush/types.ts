/** What the view of Ambush holds beside what all games have: see "State" in docs/rules/ambush.md. */

import type { Scene } from "../scene";

export interface Pending {
  place: number;
  from: "deck" | "hand" | "any" | null;
  up_to: boolean;
  resolve: boolean;
}

export interface Window {
  open: boolean;
  presses: { seat: number; reaction_ms: number | null; behind_ms: number }[];
  callers: number[];
  heat: boolean;
  time_up: boolean;
  verdict: "good" | "false" | null;
}

export interface Stats {
  good_calls: number;
  false_calls: number;
  heats: number;
  false_starts: number;
  presses: number;
  last_ms: number | null;
  best_ms: number | null;
  mean_ms: number | null;
}

export interface AmbushTable {
  deck: number;
  battlefield: number;
  in_play: number;
  shown: string | null;
  calls_open: boolean;
  castles: Record<string, string | null>;
  first: number | null;
  pending: Pending | null;
  window: Window | null;
  stats: Record<string, Stats>;
}

export type AmbushScene = Scene<AmbushTable>;
