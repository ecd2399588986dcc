/** The text of a card in a few words, for lists. Names of fields and operations come from the catalogues if they are there. */

import { effectMessage } from "../words/effect";
import { say, sayMessage, speaker } from "../words/say";
import type { Message } from "../wire";
import type { CardsInfo, Says } from "./requests";
import { fieldsOf, type Shape } from "./schema";

const COMMON = ["id", "name"];
const MAIN = "effects";

/**
 * The words for a field, an operation or a value of a card: the game's own where it has them, else those that all share.
 * `path`: the fields in which it stands, where the same name means different things in different places.
 */
export function wordFor(game: string, kind: "field" | "op" | "value", name: string, path: readonly string[] = []): string {
  const names = [[game, ...path, name], [game, name], [name]].map((parts) => parts.join("-").replaceAll("_", "-"));
  const ids = names.map((each) => `cards-page-${kind}-${each}`);
  const known = ids.find((id) => speaker.value.knows(id));
  return known === undefined ? name.replaceAll(/[-_]/g, " ") : say(known);
}

export function summary(says: Says, { game, schema }: Pick<CardsInfo, "game" | "schema">): string {
  const shapes = new Map(fieldsOf(schema).map(({ name, shape }) => [name, shape]));
  const told = Object.entries(says).filter(([name]) => !COMMON.includes(name));
  return told.map(([name, value]) => part(game, name, value, shapes.get(name))).filter((text) => text !== "").reduce(joined, "");
}

/** After a sentence comes another one; what is no sentence is followed by a semicolon. */
function joined(said: string, next: string): string {
  if (said === "") return next;
  return said.endsWith(".") ? `${said} ${next.charAt(0).toUpperCase()}${next.slice(1)}` : say("cards-page-further", { said, next });
}

type Fields = Record<string, unknown>;

/** A message for each effect, with what holds where the card says nothing of it. Effects that happen together stand one after the other. */
function messages(game: string, name: string, value: unknown, shape: Shape | undefined): Message[] {
  if (shape?.kind === "list" && Array.isArray(value)) return value.flatMap((one) => messages(game, name, one, shape.of));
  const said = value as Fields;
  if (shape?.kind === "tagged") return [effectMessage(game, { ...usual(shape.of[String(said[shape.tag])]), ...said })];
  return shape?.kind === "record" ? [{ id: `effect-${game}-${name}`, args: { ...usual(shape), ...said } }] : [];
}

function usual(shape: Extract<Shape, { kind: "record" }> | undefined): Fields {
  return Object.fromEntries(shape?.fields.filter((field) => field.usual !== undefined).map((field) => [field.name, field.usual]) ?? []);
}

function part(game: string, name: string, value: unknown, shape: Shape | undefined): string {
  if (value === false || value === null) return "";
  if (value === true) return wordFor(game, "field", name);
  if (!Array.isArray(value)) return `${wordFor(game, "field", name)} ${plain(game, value)}`;
  const sentences = whole(messages(game, name, value, shape));
  if (sentences !== null) return name === MAIN ? sentences : named(game, name, sentences);
  const told = value.flat().map((one) => plain(game, one)).join(", ");
  // The effects of a card need no heading; lists for special moments do.
  return told === "" || name === MAIN ? told : named(game, name, told);
}

const named = (game: string, name: string, says: string): string => say("cards-page-named", { field: wordFor(game, "field", name), says });

/** A sentence for each effect, if the game has words for all of them. */
function whole(words: readonly Message[]): string | null {
  return words.length > 0 && words.every(({ id }) => speaker.value.knows(id)) ? words.map(sayMessage).join(" ") : null;
}

function plain(game: string, value: unknown): string {
  if (typeof value !== "object" || value === null) return wordFor(game, "value", String(value));
  const { op, n, ...rest } = value as Record<string, unknown>;
  const extra = Object.values(rest).filter((one) => typeof one === "string").map((one) => wordFor(game, "value", String(one)));
  const main = [op === undefined ? "" : wordFor(game, "op", String(op)), n === undefined ? "" : String(n)].filter(Boolean).join(" ");
  return extra.length > 0 && main ? `${main} (${extra.join(", ")})` : main || extra.join(", ");
}
