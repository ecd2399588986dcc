/** The end of the game in numbers: what is compared, in the order of the rules, up to the comparison that decided. */

import { isHighForm, isMelee, ofSide, sidesOf, type TashView } from "./types";

export interface Line {
  /** The last part of the id of its message. */
  what: "tasks" | "legends" | "points" | "lowest" | "second" | "third" | "upgraded" | "pieces";
  values: { side: number; count: number }[];
  /** The comparison that left one winner. */
  decides: boolean;
}

const COLOURS: readonly Line["what"][] = ["lowest", "second", "third"];
/** The clauses of the comparisons of a melee, then of those that every mode has. */
const BY_COLOUR = ["TASH-WIN-03", "TASH-WIN-04", "TASH-WIN-05"];
const BY_PIECES: readonly [string, Line["what"]][] = [["TASH-WIN-06", "upgraded"], ["TASH-WIN-07", "pieces"]];

export function countedOut(view: TashView): Line[] {
  const reason = view.result?.reason ?? "";
  const line = (what: Line["what"], count: (side: number) => number, decides: boolean): Line => ({ what, decides, values: sidesOf(view).map((side) => ({ side, count: count(side) })) });
  const points = isMelee(view) ? COLOURS.slice(0, Math.max(1, sidesOf(view).length - 1)).map((what, place) => line(what, (side) => coloursOf(view, side)[place] ?? 0, BY_COLOUR[place] === reason)) : [
    ...(isHighForm(view) ? [line("tasks", (side) => ofSide(view, side, "tasks"), false), line("legends", (side) => ofSide(view, side, "legendary"), false)] : []),
    line("points", (side) => ofSide(view, side, "score"), reason === "TASH-WIN-02"),
  ];
  const pieces = BY_PIECES.map(([clause, what]) => line(what, (side) => ofSide(view, side, what), clause === reason));
  const all = [...points, ...pieces];
  const last = all.findIndex(({ decides }) => decides);
  // A game that was given up is decided by no number; a shared victory by none of all.
  if (last < 0) return reason === "TASH-WIN-08" ? all : points;
  return all.slice(0, last + 1);
}

/** Melee: a player's points in the enemy colours, the fewest first. */
export function coloursOf(view: TashView, side: number): number[] {
  return sidesOf(view).filter((other) => other !== side).map((other) => ofSide(view, side, `points_${other}`)).sort((one, other) => one - other);
}
