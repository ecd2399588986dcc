/** The arena: its 69 squares as on the printed board, and what stands on them. */

import { type Arena, type Piece, type Rank, RANKS, type Written } from "./types";

export const COLUMNS = [..."abcdefghi"];
export const ROWS = [..."123456789"];
const CORNERS = new Set(["a1", "b1", "a2", "h1", "i1", "i2", "a8", "a9", "b9", "i8", "h9", "i9"]);

export const RED: readonly string[] = ["c8", "d2", "e5", "h6"];
export const GREEN: readonly string[] = ["a5", "c3", "f8", "g3", "i4"];
export const CENTRE: readonly string[] = ["d4", "e4", "f4", "d5", "e5", "f5", "d6", "e6", "f6"];
/** Where a duel begins, and a melee: one square of each pair. */
export const START: readonly string[] = ["c5", "g5"];
export const START_PAIRS: readonly (readonly string[])[] = [["f2", "g2"], ["g6", "g7"], ["b7", "c7"]];

/** All 81 places in reading order; those in the corners are no squares. */
export const PLACES: readonly string[] = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));
export const inArena = (square: string): boolean => PLACES.includes(square) && !CORNERS.has(square);
export const SQUARES: readonly string[] = PLACES.filter(inArena);

const NUMBERS = new Map(PLACES.map((square, place) => [square, place]));

/** Row and column, counted from 0. */
export function coordinates(square: string): [number, number] {
  const place = NUMBERS.get(square) ?? 0;
  return [Math.floor(place / COLUMNS.length), place % COLUMNS.length];
}

/** The square at that row and column, or null outside the arena. */
export function squareAt(row: number, column: number): string | null {
  const square = `${COLUMNS[column] ?? ""}${ROWS[row] ?? ""}`;
  return inArena(square) ? square : null;
}

export function distance(one: string, other: string): number {
  const [row, column] = coordinates(one);
  const [toRow, toColumn] = coordinates(other);
  return Math.max(Math.abs(row - toRow), Math.abs(column - toColumn));
}

export const adjacent = (square: string): string[] => SQUARES.filter((other) => distance(square, other) === 1);

export function pieceOf(written: Written | null | undefined): Piece | null {
  if (!written) return null;
  const rank = RANKS.find((one) => one.startsWith(written.slice(-1)));
  return rank ? { side: Number(written.slice(0, -1)), rank } : null;
}

export const pieceAt = (arena: Arena | null, square: string): Piece | null => pieceOf(arena?.[square]);
export const written = ({ side, rank }: Piece): Written => `${side}${rank.slice(0, 1)}`;
export const height = (rank: Rank): number => RANKS.indexOf(rank);

/** Squares of a side, those of one rank or of all. */
export function squaresOf(arena: Arena, side: number, fits: (rank: Rank) => boolean = () => true): string[] {
  return SQUARES.filter((square) => {
    const piece = pieceAt(arena, square);
    return piece?.side === side && fits(piece.rank);
  });
}
