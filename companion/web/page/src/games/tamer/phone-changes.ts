/** What an effect did that the engine does not know, as its player enters it: dice of creatures, and cards flipped from a deck. */

import type { Die } from "./types";

export interface DieChange {
  kind: "die";
  /** Whose creature, and which; null until one is touched. */
  seat: number;
  creature: string | null;
  die: Die;
  by: number;
}

export interface FlipChange {
  kind: "flip";
  deck: number;
}

export type Entered = DieChange | FlipChange;

/** The creatures of one side that a change may reach, in their order. */
export interface Reach {
  seat: number;
  name: string;
  keys: readonly string[];
}

/** A new line: for the first creature that may be meant. */
export function begunDie(reach: readonly Reach[], creature: string | null): DieChange {
  const [own] = reach;
  const first = creature !== null && own?.keys.includes(creature) ? creature : (own?.keys[0] ?? null);
  return { kind: "die", seat: own?.seat ?? 0, creature: first, die: "perm_power", by: 1 };
}

/** As the rules take it: without lines that change nothing; a seat is named only where it is the other one. */
export function told(entered: readonly Entered[], me: number): Record<string, unknown>[] {
  return entered.flatMap((one): Record<string, unknown>[] => {
    if (one.kind === "flip") return [{ flip: one.deck }];
    if (one.creature === null || one.by === 0) return [];
    return [{ creature: one.creature, die: one.die, by: one.by, ...(one.seat === me ? {} : { seat: one.seat }) }];
  });
}
