/** What is read from the view of any game. */

import type { View, Zone } from "./wire";

/** How many cards lie in a zone, whether they are named or only counted. */
export function sizeOf(zone: Zone | undefined): number {
  return typeof zone === "number" ? zone : (zone?.length ?? 0);
}

/** A number of a seat as it is shown beside the name; nothing where nobody knows it. */
export function counterText({ seats }: View, seat: number, counter: string): string {
  return String(seats.find((one) => one.seat === seat)?.counters[counter] ?? "");
}
