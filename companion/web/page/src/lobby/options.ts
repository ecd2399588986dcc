/** What was chosen for the game, in words: only what differs from the usual rules is named. */

import type { GameInfo, GameOption } from "../api";
import { fieldOf, textOf } from "../simulate/options";
import { optionWord } from "../simulate/option-field";
import type { Chosen } from "../wire";
import { say, speaker } from "../words/say";

/** Sentences such as "Castles start at 20." */
export function rulesInWords(game: GameInfo | undefined, { options, training }: Chosen): string {
  const told = changed(game?.options ?? [], options).map((option) => {
    const value = textOf(options[option.name]);
    const field = fieldOf(option);
    const choice = field?.kind === "one-of" ? optionWord("choice", game?.name ?? "", `${option.name}-${value}`, value)
      : field?.kind === "yes-no" ? speaker.value.term("simulate-choice", value) : value || say("simulate-option-none");
    return say("evening-rule", { what: optionWord("option", game?.name ?? "", option.name, option.name), choice });
  });
  const cards = training ? [say("evening-rule-training")] : [];
  return [...(told.length > 0 ? told : [say("evening-rules-usual")]), ...cards].join(" ");
}

/** The options that somebody has changed, and that people can read. */
function changed(all: readonly GameOption[], now: Readonly<Record<string, unknown>>): GameOption[] {
  return all.filter((option) => option.name in now && fieldOf(option) !== null && textOf(now[option.name]) !== textOf(option.default));
}
