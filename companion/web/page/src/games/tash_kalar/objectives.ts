/** Objectives: what they ask for in a few words, and in board tracking how far each side is. */

import { say } from "../../words/say";
import type { Need, Square } from "./cards";
import { adjacent, CENTRE, GREEN, pieceAt, RED, SQUARES, squaresOf } from "./squares";
import { type Arena, enemiesOf, type Rank, type TashView } from "./types";

const SQUARES_OF: Record<Square, readonly string[]> = { red: RED, green: GREEN, colored: [...RED, ...GREEN], center: CENTRE };
const CROSSES: readonly (readonly string[])[] = [["e4", "d5", "e5", "f5", "e6"], ["d4", "f4", "e5", "d6", "f6"]];
const LINES: readonly (readonly string[])[] = [..."456"].map((row) => SQUARES.filter((square) => square.endsWith(row))).concat([..."def"].map((column) => SQUARES.filter((square) => square.startsWith(column))));
const DIAGONALS: readonly (readonly string[])[] = [["b2", "c3", "d4", "e5", "f6", "g7", "h8"], ["h2", "g3", "f4", "e5", "d6", "c7", "b8"]];

const upgraded = (rank: Rank): boolean => rank !== "common";

/** What must hold, as a few words: "3 red squares, 2 upgraded". */
export function needsText(needs: readonly Need[]): string {
  return needs.map(needText).join(" ");
}

function needText(need: Need): string {
  if (need.need === "either") return (need.of as Need[][]).map(needsText).map(goingOn).join(` ${say("show-tash-or")} `);
  const { n = 0, upgraded: high = 0, legendary = 0, heroic = 0, on = "none", on_n = 1, by = 0, between = "none", of = "none" } = need;
  return say(`show-tash-need-${need.need}`, { n, upgraded: high, legendary, heroic, on, on_n, by, between, of: String(of) });
}

/** A sentence that goes on after another begins with a small letter. */
function goingOn(text: string, place: number): string {
  return place === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** How far a side is, as numbers; empty where the page cannot count it. */
export function stateOf(view: TashView, side: number, needs: readonly Need[]): string {
  return needs.map((need) => needState(view, side, need)).filter((part) => part !== "").join(", ");
}

function needState(view: TashView, side: number, need: Need): string {
  const { arena } = view.table;
  if (need.need === "destroyed") return destroyedState(view, side, need);
  if (need.need === "summoned") return summonedState(view, side, need);
  if (arena === null) return "";
  const counted = COUNTED[need.need]?.(view, arena, side, need);
  if (counted === undefined) return "";
  return typeof counted === "string" ? counted : say("show-tash-so-far", { count: counted[0], all: counted[1] });
}

/** Only the side whose turn it is has destroyed or summoned anything in this turn. */
function destroyedState(view: TashView, side: number, need: Need): string {
  const turn = view.table.this_turn;
  if (turn === null || String(side) in turn.destroyed) return "";
  const all = Object.values(turn.destroyed);
  const sum = (ranks: readonly Rank[]): number => all.reduce((total, one) => total + ranks.reduce((some, rank) => some + one[rank], 0), 0);
  return say("show-tash-destroyed-so-far", { count: sum(["common", "heroic", "legendary"]), upgraded: sum(["heroic", "legendary"]), all: need.n ?? 0 });
}

function summonedState(view: TashView, side: number, need: Need): string {
  const turn = view.table.this_turn;
  if (turn === null || String(side) in turn.destroyed) return "";
  return say("show-tash-so-far", { count: turn.summoned, all: need.n ?? 0 });
}

type Counted = (view: TashView, arena: Arena, side: number, need: Need) => [number, number] | string;

const COUNTED: Partial<Record<Need["need"], Counted>> = {
  hold: (_, arena, side, { on = "red" }) => {
    const own = standing(arena, side, SQUARES_OF[on]);
    return say("show-tash-held", { count: own.length, upgraded: own.filter(upgraded).length });
  },
  lead: (view, arena, side, { on = "red", of }) => {
    const count = (one: number): number => standing(arena, one, SQUARES_OF[on]).filter((rank) => of === "pieces" || upgraded(rank)).length;
    const others = enemiesOf(view, side).reduce((sum, enemy) => sum + count(enemy), 0);
    const lead = count(side) - others;
    return say("show-tash-ahead", { count: Math.abs(lead), on, is: lead < 0 ? "behind" : "ahead" });
  },
  line: (view, arena, side, { by = 6 }) => {
    const ahead = (line: readonly string[]): number => standing(arena, side, line).length - enemiesOf(view, side).reduce((sum, enemy) => sum + standing(arena, enemy, line).length, 0);
    return [Math.max(0, ...LINES.map(ahead)), by];
  },
  cross: (_, arena, side) => [Math.max(...CROSSES.map((cross) => standing(arena, side, cross).length)), 5],
  diagonals: (_, arena, side, { n = 4 }) => [Math.min(...DIAGONALS.map((line) => standing(arena, side, line).length)), n],
  around: (view, arena, side, { n = 6 }) => {
    const enemies = enemiesOf(view, side).flatMap((enemy) => squaresOf(arena, enemy));
    return [Math.max(0, ...enemies.map((square) => standing(arena, side, adjacent(square)).length)), n];
  },
};

/** The ranks of a side's pieces on those squares. */
function standing(arena: Arena, side: number, squares: readonly string[]): Rank[] {
  return squares.flatMap((square) => {
    const piece = pieceAt(arena, square);
    return piece?.side === side ? [piece.rank] : [];
  });
}
