/** One option of a game as a field: a number in its range, one of a few values, yes or no. */

import { html, nothing, type TemplateResult } from "lit";

import type { GameOption } from "../api";
import { icon } from "../parts/icon";
import { say, speaker } from "../words/say";
import { type Field, fieldOf, textOf } from "./options";

/** Nothing for an option that no field can hold, such as a list of teams: it is given at the terminal. */
export function optionField(game: string, option: GameOption, text: string | undefined, set: (text: string) => void): TemplateResult | typeof nothing {
  const field = fieldOf(option);
  if (field === null) return nothing;
  const says = (value: string): string => optionWord("choice", game, `${option.name}-${value}`, value);
  const label = optionWord("option", game, option.name, option.name);
  return html`<label class="labelled">${label}${control(label, field, says, text ?? textOf(option.default), set)}</label>`;
}

/** The words of the game's own catalogue; without any, the bare name of the option or its value. */
export function optionWord(kind: "option" | "choice", game: string, name: string, bare: string): string {
  const id = `${kind}-${game}-${name}`.replaceAll("_", "-");
  return speaker.value.knows(id) ? say(id) : bare.replaceAll(/[-_]/g, " ");
}

function control(label: string, field: Field, says: (value: string) => string, now: string, set: (text: string) => void): TemplateResult {
  const changed = (event: Event): void => set((event.target as HTMLInputElement).value);
  switch (field.kind) {
    case "number":
      return numberField(label, field, now, set, changed);
    case "one-of":
      return choice(field.values, says, now, changed, field.optional);
    case "yes-no":
      return choice(["yes", "no"], (value) => speaker.value.term("simulate-choice", value), now, changed, false);
    case "text":
      return html`<input class="input" .value=${now} @change=${changed} />`;
  }
}

/** From this many values on there are keys for ten at once, too. */
const WIDE = 30;

function numberField(label: string, { min, max, optional }: Extract<Field, { kind: "number" }>, now: string, set: (text: string) => void, changed: Changed): TemplateResult {
  const by = (step: number) => (): void => set(String(Math.max(min, Math.min(max, (Number(now) || min) + step))));
  const key = (step: number): TemplateResult => html`<button class="key cloth" type="button" aria-label=${say(step < 0 ? "page-one-less" : "page-one-more", { what: Math.abs(step) > 1 ? `${label}, ${Math.abs(step)}` : label })}
    @click=${by(step)}>${Math.abs(step) > 1 ? html`<span class="num">${step < 0 ? "−" : "+"}${Math.abs(step)}</span>` : icon(step < 0 ? "minus" : "plus")}</button>`;
  const far = max - min >= WIDE;
  // The field comes first: a label belongs to the first control in it.
  return html`<span class="by-touch">
      <input class="input num" type="number" aria-label=${label} min=${min} max=${max} .value=${now} @change=${changed} placeholder=${optional ? say("simulate-option-none") : nothing} ?required=${!optional} />
      <span class="less">${far ? key(-10) : nothing}${key(-1)}</span><span class="more">${key(1)}${far ? key(10) : nothing}</span></span>
    <small>${say("simulate-option-range", { min, max })}</small>`;
}

type Changed = (event: Event) => void;

function choice(values: readonly string[], says: (value: string) => string, now: string, changed: Changed, optional: boolean): TemplateResult {
  return html`<select class="input" @change=${changed}>
    ${optional ? html`<option value="" ?selected=${now === ""}>${say("simulate-option-none")}</option>` : nothing}
    ${values.map((value) => html`<option value=${value} ?selected=${value === now}>${says(value)}</option>`)}
  </select>`;
}
