/** One option of a game as a field: a number in its range, one of a few values, yes or no. */

import { html, nothing, type TemplateResult } from "lit";

import type { GameOption } from "../api";
import { say, speaker } from "../words/say";
import { fieldOf, textOf } from "./options";

export function optionField(option: GameOption, text: string | undefined, set: (text: string) => void): TemplateResult {
  const now = text ?? textOf(option.default);
  return html`<label class="labelled">${speaker.value.term("simulate-option", option.name)}${control(option, now, set)}</label>`;
}

function control(option: GameOption, now: string, set: (text: string) => void): TemplateResult {
  const field = fieldOf(option);
  const changed = (event: Event): void => set((event.target as HTMLInputElement).value);
  switch (field.kind) {
    case "number":
      return html`<input class="input num" type="number" min=${field.min} max=${field.max} .value=${now} @change=${changed}
        placeholder=${field.optional ? say("simulate-option-none") : nothing} ?required=${!field.optional} />
        <small>${say("simulate-option-range", { min: field.min, max: field.max })}</small>`;
    case "one-of":
      return choice(field.values, now, changed, field.optional);
    case "yes-no":
      return choice(["yes", "no"], now, changed, false);
    case "text":
      return html`<input class="input" .value=${now} @change=${changed} />`;
  }
}

function choice(values: readonly string[], now: string, changed: (event: Event) => void, optional: boolean): TemplateResult {
  return html`<select class="input" @change=${changed}>
    ${optional ? html`<option value="" ?selected=${now === ""}>${say("simulate-option-none")}</option>` : nothing}
    ${values.map((value) => html`<option value=${value} ?selected=${value === now}>${speaker.value.term("simulate-choice", value)}</option>`)}
  </select>`;
}
