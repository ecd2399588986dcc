/** The text of a card in a few words, for lists. Names of fields and operations come from the catalogues if they are there. */

import { effectMessage } from "../words/effect";
import { say, sayMessage, speaker } from "../words/say";
import type { Says } from "./requests";

const COMMON = ["id", "name"];
const MAIN = "effects";

/** The words for a field, an operation or a value of a card. */
export function wordFor(kind: "field" | "op" | "value", name: string): string {
  const id = `cards-page-${kind}-${name.replaceAll("_", "-")}`;
  return speaker.value.knows(id) ? say(id) : name.replaceAll(/[-_]/g, " ");
}

export function summary(says: Says, game: string): string {
  const parts = Object.entries(says).filter(([name]) => !COMMON.includes(name)).map(([name, value]) => part(game, name, value));
  return parts.filter((text) => text !== "").join("; ");
}

function part(game: string, name: string, value: unknown): string {
  if (value === false || value === null) return "";
  if (value === true) return wordFor("field", name);
  if (!Array.isArray(value)) return `${wordFor("field", name)} ${plain(value)}`;
  const sentences = name === MAIN ? whole(game, value) : null;
  if (sentences !== null) return sentences;
  const told = value.map(plain).join(", ");
  // The effects of a card need no heading; lists for special moments do.
  return told === "" || name === MAIN ? told : `${wordFor("field", name)}: ${told}`;
}

/** A sentence for each effect, if the game has words for all of them. */
function whole(game: string, effects: readonly unknown[]): string | null {
  const words = effects.map((effect) => effectMessage(game, effect as Record<string, unknown>));
  return words.length > 0 && words.every(({ id }) => speaker.value.knows(id)) ? words.map(sayMessage).join(" ") : null;
}

function plain(value: unknown): string {
  if (typeof value !== "object" || value === null) return wordFor("value", String(value));
  const { op, n, ...rest } = value as Record<string, unknown>;
  const extra = Object.values(rest).filter((one) => typeof one === "string").map((one) => wordFor("value", String(one)));
  const main = [op === undefined ? "" : wordFor("op", String(op)), n === undefined ? "" : String(n)].filter(Boolean).join(" ");
  return extra.length > 0 && main ? `${main} (${extra.join(", ")})` : main || extra.join(", ");
}
