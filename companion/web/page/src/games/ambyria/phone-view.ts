/** What the phone reads from the view of Ambyria. */

import type { Now } from "../../seat/phone";
import type { AmbyriaTable } from "./types";

export const tableOf = (now: Now): AmbyriaTable => now.view.table as AmbyriaTable;

/** What is waited for, as the prompt calls it: play, window, aim. */
export const askedOf = (now: Now): string => now.view.prompt.id.split(".")[1] ?? "";

export const holds = (now: Now): boolean => tableOf(now).window?.held === now.me.seat;

/** The round button: lit while a response may be claimed, calm while nothing is announced. */
export function lamp(now: Now): "lit" | "dark" | "pressed" {
  const { window } = tableOf(now);
  if (window?.held === now.me.seat) return "pressed";
  return window !== null && window.held === null && window.seat !== now.me.seat ? "lit" : "dark";
}
