/** What a player at a seat uses: a phone that joined, buttons that the table has there, both, or nothing yet. */

import type { State } from "../../wire";

export type Sits = "both" | "phone" | "buttons" | "free";

export function how({ seats_taken, devices }: Pick<State, "seats_taken" | "devices">, seat: number): Sits {
  const buttons = Object.keys(devices).some((name) => name.startsWith(`seat${seat}.`));
  if (seats_taken.includes(seat)) return buttons ? "both" : "phone";
  return buttons ? "buttons" : "free";
}
