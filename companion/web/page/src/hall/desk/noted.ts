/** What became true, as a sentence for the desk. */

import { say } from "../../words/say";
import { namesOf } from "../names";
import type { Deed, Hall, HallFact } from "../wire";

const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.filter((one): one is number => typeof one === "number") : typeof value === "number" ? [value] : []);

/** A fact that people should know of: who meets again, who waits again, how many have no table. */
export function noted(hall: Hall, { fact, ...rest }: HallFact): string {
  const names = namesOf(hall, [...numbers(rest["players"]), ...numbers(rest["player"])]);
  return say(`hall-note-${fact}`, { ...rest, names, winners: namesOf(hall, numbers(rest["winners"])) });
}

/** Facts that are told after something was done; the others can be seen on the page. */
export const worthTelling = (facts: readonly HallFact[]): HallFact[] => facts.filter(({ fact }) => ["again", "second-bye", "no-table"].includes(fact));

/** What was done last, for the key that takes it back. */
export function done(hall: Hall, deed: Deed): string {
  const names = namesOf(hall, [...numbers(deed["player"]), ...numbers(deed["players"]), ...numbers(deed["one"]), ...numbers(deed["other"])]);
  return say(`hall-deed-${deed.do}`, { names: names || String(deed["name"] ?? ""), table: String(deed["table"] ?? "") });
}
