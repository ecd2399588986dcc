/** The card in the hand of whoever sits at this screen: picked up, carried, and held to a reader or put back. */

import { Cell } from "../cell";

export interface Held {
  card: string;
  /** Whose card it is. */
  seat: number;
  /** Which one in the row, so that only that copy is seen raised. */
  place: number;
}

/** Carried by a finger: where it is on the screen. */
export interface Carried extends Held {
  x: number;
  y: number;
}

export const held = new Cell<Held | null>(null);
export const carried = new Cell<Carried | null>(null);

/** A place where a card can be dropped. */
export interface Landing {
  seat: number;
  getBoundingClientRect(): { left: number; right: number; top: number; bottom: number };
}

const landings = new Set<Landing>();

export function offer(landing: Landing): () => void {
  landings.add(landing);
  return () => landings.delete(landing);
}

/** The reader under a finger; fingers are broad, so a little beside it counts. */
export function landingAt(x: number, y: number, among: Iterable<Landing> = landings, around = 12): Landing | null {
  for (const landing of among) {
    const { left, right, top, bottom } = landing.getBoundingClientRect();
    if (x >= left - around && x <= right + around && y >= top - around && y <= bottom + around) return landing;
  }
  return null;
}

/** A finger must go so far before it carries; less is a click. */
export const SLIP = 6;

export function slipped(from: { x: number; y: number }, to: { x: number; y: number }): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > SLIP;
}
