/** What is known of a card in a few words, for its face in the simulation and for lists on phones. */

import { cardSchema, gameCards, keptCards } from "../games/game-cards";
import { say } from "../words/say";
import { summary } from "./card-text";

/** What stands on a face, in this order, because a small face has room for the first of it only; of a game that is not named here, everything. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  ambush: ["ambush", "damage", "effects", "on_ambush"],
  ambal: ["cost", "effects", "types", "school"],
  ambyria: ["mode", "stones", "play", "effects", "ability", "lasting"],
  tamer: ["points", "power", "health", "types", "elements", "effects"],
  tash_kalar: ["rank", "upper", "lower", "points", "effects"],
};

/** The words, or "" where nothing is known. */
export function faceOf(game: string, card: string): string {
  const schema = cardSchema.value;
  const data = gameCards.value[card] as Record<string, unknown> | undefined;
  return schema === null || data === undefined ? "" : told(game, data, schema);
}

/** The same, with what is remembered beyond what the game knows. */
export function faceWithKept(game: string, card: string): string {
  const schema = cardSchema.value;
  const kept = keptCards.value[card];
  const face = faceOf(game, card);
  if (schema === null || kept === undefined) return face;
  return [face, say("cards-remembered", { says: told(game, kept, schema) })].filter((text) => text !== "").join(" ");
}

/** Some fields of a card in words. */
export function told(game: string, says: Readonly<Record<string, unknown>>, schema: Record<string, unknown>): string {
  const fields = SHOWN[game] ?? Object.keys(says);
  const shown = Object.fromEntries(fields.filter((field) => field in says).map((field) => [field, says[field]]));
  return summary(shown, { game, schema });
}
