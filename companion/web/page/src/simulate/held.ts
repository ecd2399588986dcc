/** The card that the person at this screen holds: picked up, dragged, and held to a reader or put back. */

import { Cell } from "../cell";

export interface Held {
  card: string;
  /** The seat that the card belongs to. */
  seat: number;
  /** Its place in the row, so that only this copy is drawn raised. */
  place: number;
}

/** A card that is being dragged: where it is on the screen. */
export interface Carried extends Held {
  x: number;
  y: number;
}

export const held = new Cell<Held | null>(null);
export const carried = new Cell<Carried | null>(null);

/** A reader on the screen, where a card can be dropped. */
export interface Landing {
  seat: number;
  getBoundingClientRect(): { left: number; right: number; top: number; bottom: number };
}

const landings = new Set<Landing>();

export function offer(landing: Landing): () => void {
  landings.add(landing);
  return () => landings.delete(landing);
}

/** The reader under a finger; fingers are broad, so a position close to it counts. */
export function landingAt(x: number, y: number, among: Iterable<Landing> = landings, around = 12): Landing | null {
  for (const landing of among) {
    const { left, right, top, bottom } = landing.getBoundingClientRect();
    if (x >= left - around && x <= right + around && y >= top - around && y <= bottom + around) return landing;
  }
  return null;
}

/** A pointer must move this far (pixels) to drag; less is a click. */
export const SLIP = 6;

export function slipped(from: { x: number; y: number }, to: { x: number; y: number }): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > SLIP;
}
