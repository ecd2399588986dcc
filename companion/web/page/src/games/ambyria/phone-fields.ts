/** The controls of Ambyria's own fields: cards, places of an emberscape, modes, totals, and what a printed effect does. */

import { html, type TemplateResult } from "lit";

import { chips } from "../../parts/choices";
import { around } from "../../seat/filling";
import { allowed, type Choices, choices } from "../../seat/legal";
import { labelOf } from "../../seat/fields";
import type { FieldControl } from "../../seat/phone";
import { say } from "../../words/say";
import type { Entry } from "./phone-ops";
import "./phone-ops-editor";
import "./phone-picker";
import { MODES } from "./types";

type Field = (control: FieldControl, possible: Choices) => TemplateResult;

const FIELDS: Record<string, Field> = {
  card: ({ now, key, value, set }, possible) =>
    html`<ambit-ambyria-picker .now=${now} .label=${labelOf("card", key)} .one=${(value as string | undefined) ?? null} .fits=${(card: string) => allowed(possible, card)}
      @set=${(event: CustomEvent<string | null>) => set(event.detail ?? undefined)}></ambit-ambyria-picker>`,
  into: ({ key, value, set }, { values, optional }) => {
    const places = values.map((place) => ({ value: place, says: say(`place-ambyria-${String(place)}`) }));
    return chips(labelOf("into", key), optional ? [{ value: undefined as unknown, says: say("phone-ambyria-as-usual") }, ...places] : places, value, set);
  },
  symbol: ({ key, value, set }, possible) =>
    chips(labelOf("symbol", key), MODES.filter((mode) => allowed(possible, mode)).map((mode) => ({ value: mode as unknown, says: say(`show-ambyria-mode-${mode}`) })), value, set),
  slots: ({ now, value, chosen, set }, { open, values }) => {
    const seat = typeof chosen["target"] === "number" ? chosen["target"] : now.me.seat;
    const fitting = open ? null : values.flatMap((slots) => (Array.isArray(slots) ? slots.map(Number) : []));
    return html`<ambit-ambyria-picker .now=${now} .row=${seat} .slots=${(value as number[] | undefined) ?? []} .fitting=${fitting}
      @set=${(event: CustomEvent<number[]>) => set(event.detail)}></ambit-ambyria-picker>`;
  },
  cards: ({ now, key, value, set }, { open, values }) => {
    const single = open ? null : values.flatMap((cards) => (Array.isArray(cards) ? cards.map(String) : []));
    const some = (value as string[] | undefined) ?? [];
    const how = single === null ? html`<ambit-ambyria-picker .now=${now} .label=${labelOf("cards", key)} .many=${some} @set=${(event: CustomEvent<string[]>) => set(event.detail)}></ambit-ambyria-picker>`
      : html`<ambit-ambyria-picker .now=${now} .label=${labelOf("cards", key)} .one=${some[0] ?? null} .fits=${(card: string) => single.includes(card)}
          @set=${(event: CustomEvent<string | null>) => set(event.detail === null ? undefined : [event.detail])}></ambit-ambyria-picker>`;
    return how;
  },
  stones: ({ key, value, set }) =>
    html`<input class="input num" type="number" inputmode="numeric" min="0" max="9999" aria-label=${labelOf("stones", key)} .value=${String(value ?? 0)}
      @input=${(event: InputEvent) => set(Math.max(0, Math.round(Number((event.target as HTMLInputElement).value) || 0)))} />`,
  ops: ({ now, value, set }) =>
    html`<ambit-ambyria-ops .now=${now} .ops=${(value as Entry[] | undefined) ?? []} @set=${(event: CustomEvent<Entry[]>) => set(event.detail)}></ambit-ambyria-ops>`,
};

/** Null for a field that every game has. */
export function fieldOf(name: string, control: FieldControl): TemplateResult | null {
  const field = FIELDS[name];
  if (!field) return null;
  return field(control, choices(control.key.form, name, around(control.key, control.chosen, name)));
}
