/** The scores of a finished game, whatever they are made of: one number a seat, or several by name. */

import type { Result, Score, SeatView } from "../wire";

/** A line of the table of scores: null is the score itself, otherwise the name of a counter. */
export interface ScoreLine {
  name: string | null;
  values: Readonly<Record<string, number>>;
}

const parts = (score: Score): [string | null, number][] => (typeof score === "number" ? [[null, score]] : Object.entries(score));

/** One line for each number that a score is made of, in the order in which they count. */
export function scoreLines({ scores }: Result): ScoreLine[] {
  const lines = new Map<string | null, Record<string, number>>();
  for (const [seat, score] of Object.entries(scores)) {
    for (const [name, value] of parts(score)) lines.set(name, { ...lines.get(name), [seat]: value });
  }
  return [...lines].map(([name, values]) => ({ name, values }));
}

/** The totals of a game in which a score is one number. */
export function totals(result: Result | null): Record<string, number> {
  return Object.fromEntries(Object.entries(result?.scores ?? {}).filter((one): one is [string, number] => typeof one[1] === "number"));
}

/** Winners first, then by the scores, number by number; equal ones as they sit. */
export function ranked(seats: readonly SeatView[], result: Result): SeatView[] {
  const numbers = ({ seat }: SeatView): number[] => [Number(result.winners.includes(seat)), ...parts(result.scores[seat] ?? 0).map(([, value]) => value)];
  return [...seats].sort((one, other) => {
    const [left, right] = [numbers(one), numbers(other)];
    return left.map((value, place) => (right[place] ?? 0) - value).find((difference) => difference !== 0) ?? 0;
  });
}
