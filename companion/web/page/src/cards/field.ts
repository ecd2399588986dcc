/** One field of a card as a control, whatever its type, with fields inside fields. */

import { html, nothing, type TemplateResult } from "lit";

import { chips } from "../parts/choices";
import { icon } from "../parts/icon";
import "../parts/stepper";
import { say } from "../words/say";
import { wordFor } from "./card-text";
import { idFor } from "./id";
import { blank, type Field, type Json, type Shape, tagged } from "./schema";

type Set = (value: unknown) => void;

/** Where on a card a control stands: its game, the fields around it and its own, and its label. */
interface At {
  game: string;
  path: readonly string[];
  label: string;
}

/** The control with its label, and a way to say that the value is not known. */
export function fieldOf(game: string, field: Field, value: unknown, set: Set): TemplateResult {
  const label = wordFor(game, "field", field.name);
  const unknown = !field.required && field.usual === undefined;
  const choice = [{ value: false, says: say("cards-page-not-known") }, { value: true, says: say("cards-page-known") }];
  const known = value !== undefined;
  return html`<fieldset class="field"><legend>${label}</legend>
    ${unknown ? chips(label, choice, known, (on) => set(on ? blank(field.shape) : undefined)) : nothing}
    ${known || !unknown ? control({ game, path: [field.name], label }, field.shape, value ?? field.usual ?? blank(field.shape), set) : nothing}
  </fieldset>`;
}

function control(at: At, shape: Shape, value: unknown, set: Set): TemplateResult {
  const { label } = at;
  switch (shape.kind) {
    case "yes-no":
      return chips(label, [{ value: true, says: say("cards-page-yes") }, { value: false, says: say("cards-page-no") }], value === true, set);
    case "number":
      return html`<ambit-stepper .label=${label} .value=${Number(value ?? shape.min)} min=${shape.min} max=${shape.max}
        @set=${(event: CustomEvent<number>) => set(event.detail)}></ambit-stepper>`;
    case "amount":
      return amount(at, shape, value, set);
    case "text":
      return html`<input class="input" aria-label=${label} maxlength=${shape.max} .value=${String(value ?? "")}
        @input=${(event: Event) => set((event.target as HTMLInputElement).value)} />`;
    case "id":
      return html`<input class="input" aria-label=${label} maxlength=${shape.max} required .value=${String(value ?? "")}
        @change=${(event: Event) => set(idFor((event.target as HTMLInputElement).value))} />`;
    case "one-of":
      return chips(label, shape.values.map((one) => ({ value: one, says: valueWord(at, one) })), String(value), set);
    case "list":
      return list(at, shape.of, Array.isArray(value) ? value : [], set);
    case "record":
      return record(at, shape.fields, (value ?? {}) as Json, set);
    case "tagged":
      return operation(at, shape, (value ?? {}) as Json, set);
    case "json":
      return json(value, set, label);
  }
}

function valueWord({ game, path }: At, value: string): string {
  return wordFor(game, "value", value, path);
}

/** A word such as all, or a number that is stepped to. */
function amount(at: At, shape: Extract<Shape, { kind: "amount" }>, value: unknown, set: Set): TemplateResult {
  const word = typeof value === "string" ? value : null;
  const choice = [{ value: null, says: say("cards-page-so-many") }, ...shape.words.map((one) => ({ value: one, says: valueWord(at, one) }))];
  return html`${chips<string | null>(at.label, choice, word, (chosen) => set(chosen ?? shape.min))}${word === null ? control(at, { ...shape, kind: "number" }, value, set) : nothing}`;
}

/** In the order in which they are printed on the card. */
function list(at: At, of: Shape, items: readonly unknown[], set: Set): TemplateResult {
  const put = (place: number, value: unknown): void => set(items.map((item, where) => (where === place ? value : item)));
  const up = (place: number): void => set(items.map((item, where) => (where === place - 1 ? items[place] : where === place ? items[place - 1] : item)));
  return html`<ol class="items">${items.map((item, place) => html`<li>
      <div class="item">${control(at, of, item, (value) => put(place, value))}</div>
      <div class="keys">
        <button class="key bare up" type="button" ?disabled=${place === 0} aria-label=${say("cards-page-earlier")}
          @click=${() => up(place)}>${icon("back")}</button>
        <button class="key bare" type="button" aria-label=${say("cards-page-take-out")}
          @click=${() => set(items.filter((_, where) => where !== place))}>${icon("cross")}</button>
      </div></li>`)}</ol>
    ${items.length === 0 ? html`<p class="quiet">${say("cards-page-no-items")}</p>` : nothing}
    ${adding(at.game, of, (item) => set([...items, item]))}`;
}

function adding(game: string, of: Shape, add: (item: unknown) => void): TemplateResult {
  if (of.kind !== "tagged") return html`<button class="chip" type="button"
    @click=${() => add(blank(of))}>${icon("plus")}${say("cards-page-add")}</button>`;
  return html`<div class="chips">${Object.keys(of.of).map((kind) => html`<button class="chip" type="button"
    @click=${() => add(tagged(of, kind))}>${icon("plus")}${wordFor(game, "op", kind)}</button>`)}</div>`;
}

function operation(at: At, shape: Extract<Shape, { kind: "tagged" }>, value: Json, set: Set): TemplateResult {
  const kind = String(value[shape.tag] ?? "");
  return html`<b>${wordFor(at.game, "op", kind)}</b>${record(at, shape.of[kind]?.fields ?? [], value, set)}`;
}

function record({ game, path }: At, fields: readonly Field[], value: Json, set: Set): TemplateResult {
  return html`${fields.map(({ name, shape, usual }) => {
    const label = wordFor(game, "field", name, path);
    const at = { game, path: [...path, name], label };
    const inner = control(at, shape, value[name] ?? usual ?? blank(shape), (part) => set({ ...value, [name]: part }));
    return html`<div class="part"><span class="quiet">${label}</span>${inner}</div>`;
  })}`;
}

/** A field for JSON, for people who know the format; the table checks it. */
function json(value: unknown, set: Set, label: string): TemplateResult {
  const typed = (event: Event): void => {
    const area = event.target as HTMLTextAreaElement;
    try {
      set(JSON.parse(area.value));
      area.setCustomValidity("");
    } catch {
      area.setCustomValidity(say("cards-page-not-json"));
    }
    area.reportValidity();
  };
  return html`<textarea class="input json" aria-label=${label} rows="3" .value=${JSON.stringify(value)} @change=${typed}></textarea>`;
}
