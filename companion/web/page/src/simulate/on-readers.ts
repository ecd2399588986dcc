/** Which card is shown on which reader: one that is held to it for a moment, or one that was left there. */

import { Cell } from "../cell";
import type { Fact, Players } from "../wire";
import { TABLE } from "./devices";

export interface OnReader {
  card: string;
  stays: boolean;
}

/** How long a card is shown on a reader (milliseconds): long enough to be noticed, too short to look like one that was left there. */
const MOMENT = 1100;

export class OnReaders {
  readonly seen = new Cell<ReadonlyMap<number, OnReader>>(new Map());

  constructor(private readonly later: (milliseconds: number, call: () => void) => void) {}

  /** A card is held to the reader of that seat and taken away again. */
  pass(seat: number, card: string): void {
    if (this.seen.value.get(seat)?.stays) return;
    const passing: OnReader = { card, stays: false };
    this.set(seat, passing);
    this.later(MOMENT, () => {
      if (this.seen.value.get(seat) === passing) this.lift(seat);
    });
  }

  leave(seat: number, card: string): void {
    this.set(seat, { card, stays: true });
  }

  lift(seat: number): void {
    const seen = new Map(this.seen.value);
    seen.delete(seat);
    this.seen.value = seen;
  }

  clear(): void {
    this.seen.value = new Map();
  }

  private set(seat: number, on: OnReader): void {
    this.seen.value = new Map(this.seen.value).set(seat, on);
  }
}

/** Cards that computer players have just tapped: gone from a hand or from the top of the deck, and named in a fact. */
export function tapped(before: Players, after: Players, facts: readonly Fact[]): { seat: number; card: string }[] {
  const found: { seat: number; card: string }[] = [];
  for (const [key, hand] of Object.entries(before.hands)) {
    const seat = Number(key);
    const card = gone(hand, after.hands[key] ?? []);
    if (card !== null && facts.some((fact) => fact["card"] === card && fact["seat"] === seat)) found.push({ seat, card });
  }
  const { top } = before;
  if (top !== null && found.length === 0 && facts.some((fact) => fact["card"] === top)) found.push({ seat: TABLE, card: top });
  return found;
}

/** The one card that is only in the first hand; null if there is none or several. */
function gone(before: readonly string[], after: readonly string[]): string | null {
  const rest = [...before];
  for (const card of after) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest.length === 1 ? (rest[0] ?? null) : null;
}
