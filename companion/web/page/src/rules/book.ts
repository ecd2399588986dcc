/** The rules of a game as the table tells them: fetched once, so that they can be read on while the table is off. */

import { type Clause, get } from "../api";
import { fold } from "../handheld/search";

export interface Section {
  heading: string;
  clauses: Clause[];
}

export interface Rulebook {
  game: string;
  sections: Section[];
}

/** The book of the table itself, beside those of the games. */
export const TABLE = "table";

const books = new Map<string, Promise<Rulebook>>();

/** The book of a game in this language; throws Declined if there is none or the table does not answer. */
export function book(game: string, language: string): Promise<Rulebook> {
  const path = `/api/rulebook/${encodeURIComponent(game)}?language=${encodeURIComponent(language)}`;
  const known = books.get(path) ?? get<Rulebook>(path);
  books.set(path, known);
  known.catch(() => books.delete(path));
  return known;
}

/** The book that holds a clause: that of the table, of the game that is asked for, or any other. Null if none does. */
export async function bookOf(clause: string, games: readonly string[], language: string): Promise<Rulebook | null> {
  const likely = clause.startsWith("TABLE-") ? [TABLE, ...games] : [...games, TABLE];
  for (const game of likely) {
    const found = await book(game, language).catch(() => null);
    if (found !== null && holds(found, clause)) return found;
  }
  return null;
}

export function holds({ sections }: Rulebook, clause: string): boolean {
  return sections.some(({ clauses }) => clauses.some((one) => one.clause === clause));
}

/** What is left of the book when every typed word must be in a rule: in its text, its rulings, its heading or its id. */
export function found({ sections }: Rulebook, typed: string): Section[] {
  const words = fold(typed).split(" ").filter((word) => word !== "");
  if (words.length === 0) return sections;
  const left = sections.map(({ heading, clauses }) => ({ heading, clauses: clauses.filter((one) => fits(heading, one, words)) }));
  return left.filter(({ clauses }) => clauses.length > 0);
}

function fits(heading: string, { clause, text, rulings }: Clause, words: readonly string[]): boolean {
  const whole = fold([heading, clause, text, ...rulings].join(" "));
  return words.every((word) => whole.includes(word));
}

/** The address of the rules: all of a game, or one clause of it. */
export function rulesPath(about: { game?: string | undefined; clause?: string | undefined } = {}): string {
  const asks = new URLSearchParams(Object.entries(about).filter((pair): pair is [string, string] => Boolean(pair[1])));
  return asks.size > 0 ? `/rules?${asks.toString()}` : "/rules";
}
