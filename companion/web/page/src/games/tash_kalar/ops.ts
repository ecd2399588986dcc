/** What an effect does, as operations: from a touch of the arena, or from the pad of a board that is only counted. */

import { distance, height, pieceAt } from "./squares";
import type { Arena, HandDeck, Op, Piece, Rank } from "./types";

export interface Operation {
  op: Op;
  [field: string]: unknown;
}

/** How a card words what it does, where no script says it. */
export interface Wording {
  /** The card says that what is destroyed does not count. */
  uncounted?: boolean | undefined;
  /** The rank of a piece that is placed, or that a converted one becomes. */
  rank?: Rank | undefined;
  /** The colour of a piece that is placed; the own one if none is said. */
  side?: number | undefined;
}

/** What can be done with a piece that stands there. */
export function opsOn(standing: Piece, side: number): Op[] {
  const all: [Op, boolean][] = [
    ["move", true], ["destroy", true], ["upgrade", standing.rank !== "legendary"], ["downgrade", standing.rank !== "common"], ["convert", standing.side !== side],
  ];
  return all.filter(([, fits]) => fits).map(([op]) => op);
}

/** An operation on one square. */
export function opAt(op: Op, at: string, wording: Wording): Operation {
  const { uncounted, rank, side } = wording;
  const counted = (op === "destroy" || op === "convert") && uncounted ? { uncounted: true } : {};
  const ranked = (op === "place" || op === "convert") && rank !== undefined ? { rank } : {};
  const coloured = op === "place" && side !== undefined ? { side } : {};
  return { op, at, ...ranked, ...coloured, ...counted };
}

/** A move: the script says of which kind it is; without one, it is the mildest kind that goes there. */
export function moveOp(arena: Arena, from: string, to: string, scripted: boolean, wording: Wording): Operation {
  const uncounted = wording.uncounted ? { uncounted: true } : {};
  if (scripted) return { op: "move", from, to, ...uncounted };
  const leap = distance(from, to) > 1 ? { leap: true } : {};
  const kind = kindOf(pieceAt(arena, from), pieceAt(arena, to));
  return { op: "move", from, to, ...(kind === "standard" ? {} : { kind }), ...leap, ...uncounted };
}

function kindOf(moving: Piece | null, met: Piece | null): "standard" | "combat" | "move" {
  if (moving === null || met === null || height(met.rank) < height(moving.rank)) return "standard";
  return met.rank === moving.rank ? "combat" : "move";
}

/** The same where only numbers are kept: `n` pieces of that side and rank. */
export function countedOp(op: Op, { side, rank }: Piece, n: number, { uncounted, rank: to }: Wording): Operation {
  if (op === "move") return { op, hits: { side, rank }, ...(uncounted ? { uncounted: true } : {}) };
  const counted = (op === "destroy" || op === "convert") && uncounted ? { uncounted: true } : {};
  return { op, side, rank, ...(op === "convert" && to !== undefined ? { to } : {}), ...(n > 1 ? { n } : {}), ...counted };
}

export const gainOp = (): Operation => ({ op: "gain" });
export const extraOp = (deck: HandDeck): Operation => ({ op: "extra", deck });
