/** One option of a game as a field: a number in its range, one of a few values, yes or no. */

import { html, nothing, type TemplateResult } from "lit";

import type { GameOption } from "../api";
import { say, speaker } from "../words/say";
import { type Field, fieldOf, textOf } from "./options";

/** Nothing for an option that no field can hold, such as a list of teams: it is given at the terminal. */
export function optionField(game: string, option: GameOption, text: string | undefined, set: (text: string) => void): TemplateResult | typeof nothing {
  const field = fieldOf(option);
  if (field === null) return nothing;
  const says = (value: string): string => word("choice", game, `${option.name}-${value}`, value);
  return html`<label class="labelled">${word("option", game, option.name, option.name)}${control(field, says, text ?? textOf(option.default), set)}</label>`;
}

/** The words of the game's own catalogue; without any, the bare name of the option or its value. */
function word(kind: "option" | "choice", game: string, name: string, bare: string): string {
  const id = `${kind}-${game}-${name}`.replaceAll("_", "-");
  return speaker.value.knows(id) ? say(id) : bare.replaceAll(/[-_]/g, " ");
}

function control(field: Field, says: (value: string) => string, now: string, set: (text: string) => void): TemplateResult {
  const changed = (event: Event): void => set((event.target as HTMLInputElement).value);
  switch (field.kind) {
    case "number":
      return html`<input class="input num" type="number" min=${field.min} max=${field.max} .value=${now} @change=${changed}
        placeholder=${field.optional ? say("simulate-option-none") : nothing} ?required=${!field.optional} />
        <small>${say("simulate-option-range", { min: field.min, max: field.max })}</small>`;
    case "one-of":
      return choice(field.values, says, now, changed, field.optional);
    case "yes-no":
      return choice(["yes", "no"], (value) => speaker.value.term("simulate-choice", value), now, changed, false);
    case "text":
      return html`<input class="input" .value=${now} @change=${changed} />`;
  }
}

type Changed = (event: Event) => void;

function choice(values: readonly string[], says: (value: string) => string, now: string, changed: Changed, optional: boolean): TemplateResult {
  return html`<select class="input" @change=${changed}>
    ${optional ? html`<option value="" ?selected=${now === ""}>${say("simulate-option-none")}</option>` : nothing}
    ${values.map((value) => html`<option value=${value} ?selected=${value === now}>${says(value)}</option>`)}
  </select>`;
}
