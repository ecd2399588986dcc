/** The control for one field of an action, chosen by what the list of legal actions says about it. */

import { html, nothing, type TemplateResult } from "lit";

import { faceWithKept } from "../cards/face";
import "../handheld/card-find";
import { chips } from "../parts/choices";
import { die } from "../parts/die";
import { glyph } from "../parts/glyph";
import "../parts/stepper";
import { vars } from "../vars";
import { cardsByName, say, speaker } from "../words/say";
import { around } from "./filling";
import { allowed, type Choices, choices, type Chosen } from "./legal";
import type { Key, Now, Phone } from "./phone";

/** Fields whose numbers are seats. */
const SEATS: readonly string[] = ["target", "first"];
/** Fields that ask for the number on a die. */
const ROLLING = "roll";
/** At most this many values are keys of their own; more values get a stepper. */
export const MOST_KEYS = 12;
/** At most this many keys fit side by side and are still wide enough for a thumb. */
const WIDEST = 6;
const LONGEST_NAME = 40;

export interface Filling {
  now: Now;
  phone: Phone;
  key: Key;
  chosen: Chosen;
  set(field: string, value: unknown): void;
}

/** The control, or nothing where there is nothing to choose. */
export function control(field: string, filling: Filling): TemplateResult | typeof nothing {
  const { key, chosen, now, phone } = filling;
  const possible = choices(key.form, field, around(key, chosen, field));
  if (!possible.open && possible.values.length === 0) return nothing;
  const set = (value: unknown): void => filling.set(field, value);
  const special = phone.field?.(field, { now, key, value: chosen[field], chosen, set });
  // Finding a card brings its own label.
  if (special) return field === "card" ? special : html`<fieldset><legend>${labelOf(field, key)}</legend>${special}</fieldset>`;
  if (field === "card") return cardField(filling, possible, set);
  if (SEATS.includes(field)) return seatField(field, filling, possible, set);
  if (possible.open) return openField(field, filling, set);
  if (numbers(possible)) return html`<fieldset><legend>${labelOf(field, key)}</legend>${numberField(field, filling, possible, set)}</fieldset>`;
  return wordField(field, filling, possible, set);
}

/** The label of a field: the game's or the verb's own word for it if there is one, otherwise the general one. */
export function labelOf(field: string, key: Key): string {
  const ids = [`phone-field-${speaker.value.game ?? ""}-${field}-of-${key.form.verb}`, ...(key.form.seat === 0 ? [`phone-field-${field}-of-table`] : []), `phone-field-${field}-of-${key.form.verb}`, `phone-field-${field}`];
  const known = ids.find((id) => speaker.value.knows(id));
  return known === undefined ? field : say(known);
}

export function numbers(possible: Choices): boolean {
  return !possible.open && possible.values.every((value) => typeof value === "number");
}

function cardField({ now, key, chosen }: Filling, possible: Choices, set: (value: unknown) => void): TemplateResult {
  const held = new Set(ownHand(now));
  const named = cardsByName(now.state.cards);
  const all = [...named.filter(({ id }) => held.has(id)), ...named.filter(({ id }) => !held.has(id))];
  const cards = all.filter(({ id }) => allowed(possible, id));
  return html`<ambit-card-find .label=${labelOf("card", key)} .cards=${cards} .value=${(chosen["card"] as string | undefined) ?? null}
    .beside=${(id: string) => (held.has(id) ? say("phone-in-your-hand") : "")} .says=${(id: string) => faceWithKept(now.view.game, id)} .none=${possible.optional ? say("phone-no-card") : ""}
    @set=${(event: CustomEvent<string | null>) => set(event.detail ?? undefined)}></ambit-card-find>`;
}

/** At a simulated table nobody holds real cards, so this phone shows the player's hand. */
export function ownHand(now: Now): readonly string[] {
  return now.state.players?.hands[String(now.me.seat)] ?? [];
}

function seatField(field: string, { now, phone, key, chosen }: Filling, possible: Choices, set: (value: unknown) => void): TemplateResult {
  return html`<fieldset><legend>${labelOf(field, key)}</legend><div class="seats">
    ${now.view.seats
      .filter(({ seat }) => allowed(possible, seat))
      .map(({ seat, name }) => html`<button class="key cloth" type="button" data-seat=${seat}
        aria-pressed=${chosen[field] === seat ? "true" : "false"}
        @click=${() => set(seat)}>${glyph(seat)}<span>${name}</span><b class="num">${phone.aside?.(now, seat) ?? nothing}</b></button>`)}
  </div></fieldset>`;
}

function openField(field: string, { key, chosen }: Filling, set: (value: unknown) => void): TemplateResult {
  const typed = (event: InputEvent): void => {
    const text = (event.target as HTMLInputElement).value;
    set(text.trim() === "" ? undefined : text);
  };
  return html`<label class="labelled"><span>${labelOf(field, key)}</span><input class="input" type="text" maxlength=${LONGEST_NAME} autocomplete="off"
    enterkeyhint="done"
    .value=${String(chosen[field] ?? "")} @input=${typed} /></label>`;
}

function wordField(field: string, { key, chosen }: Filling, possible: Choices, set: (value: unknown) => void): TemplateResult {
  const words = possible.values.map((value) => ({ value, says: wordOf(field, value) }));
  const none = say(`phone-field-${field}-none`);
  // To say nothing may mean the same as one of the words: then that word is enough.
  const optional = possible.optional && words.every(({ says }) => says !== none) ? [{ value: undefined as unknown, says: none }, ...words] : words;
  return html`<fieldset><legend>${labelOf(field, key)}</legend>${chips(labelOf(field, key), optional, chosen[field], set)}</fieldset>`;
}

function wordOf(field: string, value: unknown): string {
  const id = `phone-field-${field}-${String(value)}`;
  return speaker.value.knows(id) ? say(id) : String(value);
}

/** A few numbers are keys that act at once; many are set with a stepper. */
export function numberField(field: string, { key, chosen }: Filling, possible: Choices, set: (value: unknown) => void): TemplateResult {
  const values = possible.values as number[];
  const label = labelOf(field, key);
  if (values.length > MOST_KEYS) {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return html`<ambit-stepper .label=${label} .value=${Number(chosen[field] ?? least)} min=${least} max=${most}
      @set=${(event: CustomEvent<number>) => set(event.detail)}></ambit-stepper>`;
  }
  const rows = Math.ceil(values.length / WIDEST);
  const rolling = key.form.verb === ROLLING;
  return html`<div class="numbers" role="group" aria-label=${label} ${vars({ "--columns": Math.ceil(values.length / rows) })}>
    ${values.map((value) => html`<button class="key ${rolling ? "cloth" : ""}" type="button"
      aria-pressed=${chosen[field] === value ? "true" : "false"} @click=${() => set(value)}>
      ${rolling ? die(value, String(value)) : value}</button>`)}
  </div>`;
}
