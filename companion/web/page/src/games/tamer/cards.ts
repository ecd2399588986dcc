/** What Tamer Tournament knows of its creatures, and what their effects say. */

import type { Cell } from "../../cell";
import { effectMessage } from "../../words/effect";
import { sayMessage, speaker } from "../../words/say";
import { gameCards, learnGameCards } from "../game-cards";
import { cardOf, type Effect, type TamerCard, type When } from "./types";

export const creatures = gameCards as Cell<Readonly<Record<string, TamerCard>>>;
export const learnCreatures = learnGameCards;

/** The data of a creature's card, by its key. */
export const dataOf = (key: string): TamerCard | undefined => creatures.value[cardOf(key)];

/** The points over the coin; null where nobody knows them. */
export const pointsOf = (key: string): number | null => dataOf(key)?.points ?? null;

/** One sentence for each effect; of one moment only, if it is given. */
export function effectsOf(key: string, when?: When): string[] {
  const effects = dataOf(key)?.effects ?? [];
  return effects.filter((effect) => when === undefined || effect.when === when).map(spoken);
}

function spoken(effect: Effect): string {
  const deeds = (effect.do ?? []).map((deed) => (deed["op"] === "flip" ? { n: 1, ...deed } : deed));
  return sayMessage(effectMessage("tamer", { op: "effect", when: effect.when, do: deeds }));
}

/** Types and elements, in words. */
export function kindsOf(key: string): string[] {
  const card = dataOf(key);
  return [...(card?.types ?? []), ...(card?.elements ?? [])].map((kind) => speaker.value.term("kind-tamer", kind));
}
