/** Formations: read from the pictures on the cards, and found in the arena in all eight orientations. */

import type { Card } from "./cards";
import { coordinates, height, pieceAt, SQUARES, squareAt } from "./squares";
import { type Arena, type Place, type Rank, RANKS } from "./types";

/** A cell of a picture, as steps down and to the right from the summoning square. */
export interface FormCell {
  down: number;
  right: number;
  rank: Rank;
}

export interface Formation {
  /** The cells with a piece, without the summoning square. */
  cells: readonly FormCell[];
  /** The least rank of the own piece that must stand on the summoning square; null if it may be empty. */
  base: Rank | null;
  marks: readonly { down: number; right: number }[];
}

type Turn = (down: number, right: number) => [number, number];

/** By number (`as`): as printed and turned by quarters, then the same mirrored. */
const ORIENTATIONS: readonly Turn[] = [
  (down, right) => [down, right],
  (down, right) => [right, -down],
  (down, right) => [-down, -right],
  (down, right) => [-right, down],
  (down, right) => [down, -right],
  (down, right) => [-right, -down],
  (down, right) => [-down, right],
  (down, right) => [right, down],
];

const rankOf = (letter: string): Rank | null => RANKS.find((rank) => rank.startsWith(letter.toLowerCase())) ?? null;

/** The rows of a picture, each a list of its characters. */
export const rowsOf = (picture: string): string[][] => picture.trim().split(/[\/\n]/).map((row) => [...row]);
export const isBase = (letter: string): boolean => letter === "*" || (letter !== letter.toLowerCase() && rankOf(letter) !== null);

export function formationOf({ form, marks }: Pick<Card, "form" | "marks">): Formation | null {
  if (!form) return null;
  const drawn = lettersOf(form);
  const base = drawn.find(({ letter }) => isBase(letter));
  if (!base) return null;
  const from = <At extends { row: number; column: number }>({ row, column }: At): { down: number; right: number } => ({ down: row - base.row, right: column - base.column });
  return {
    base: base.letter === "*" ? null : rankOf(base.letter),
    cells: drawn.filter((cell) => cell !== base).flatMap((cell) => {
      const rank = rankOf(cell.letter);
      return rank ? [{ ...from(cell), rank }] : [];
    }),
    marks: marks ? lettersOf(marks).filter(({ letter }) => letter === "m").map(from) : [],
  };
}

function lettersOf(picture: string): { row: number; column: number; letter: string }[] {
  return rowsOf(picture).flatMap((letters, row) => letters.map((letter, column) => ({ row, column, letter }))).filter(({ letter }) => letter !== ".");
}

/** Who summons: the side, and the enemy colour of which one piece counts as the own, if any. */
export interface Summoner {
  side: number;
  impro?: number | undefined;
}

/** Every way to summon the creature, by square in reading order and then by orientation; equal ones once. */
export function matchesOf(arena: Arena, card: Card, summoner: Summoner): Place[] {
  const formation = formationOf(card);
  const rank = card.rank;
  if (formation === null || rank === undefined) return [];
  return SQUARES.filter((at) => height(pieceAt(arena, at)?.rank ?? "common") <= height(rank)).flatMap((at) => {
    const found = ORIENTATIONS.flatMap((turn, as) => {
      const place = placeAt(arena, formation, summoner, at, turn);
      return place ? [{ ...place, as }] : [];
    });
    return found.filter((one, place) => found.findIndex((other) => sameSquares(one, other)) === place);
  });
}

function placeAt(arena: Arena, formation: Formation, summoner: Summoner, at: string, turn: Turn): Omit<Place, "as"> | null {
  const [row, column] = coordinates(at);
  const needed: { square: string | null; rank: Rank }[] = formation.cells.map(({ down, right, rank }) => {
    const [rows, columns] = turn(down, right);
    return { square: squareAt(row + rows, column + columns), rank };
  });
  if (formation.base) needed.push({ square: at, rank: formation.base });
  if (!serves(arena, needed, summoner)) return null;
  const marks = formation.marks.map(({ down, right }) => turn(down, right)).flatMap(([rows, columns]) => squareAt(row + rows, column + columns) ?? []);
  return { at, used: inOrder(needed.flatMap(({ square }) => square ?? [])), marks: inOrder(marks) };
}

/** All pieces are there: the own ones, or with improvising exactly one of the other colour among them. */
function serves(arena: Arena, needed: readonly { square: string | null; rank: Rank }[], { side, impro }: Summoner): boolean {
  const sides = needed.map(({ square, rank }) => {
    const piece = square === null ? null : pieceAt(arena, square);
    return piece && height(piece.rank) >= height(rank) ? piece.side : null;
  });
  const others = sides.filter((one) => one !== side);
  return impro === undefined ? others.length === 0 : others.length === 1 && others[0] === impro;
}

const inOrder = (squares: readonly string[]): string[] => SQUARES.filter((square) => squares.includes(square));
const sameSquares = (one: Omit<Place, "as">, other: Omit<Place, "as">): boolean => one.used.join() === other.used.join() && one.marks.join() === other.marks.join();
