/** The keys in the lower half: the main action, the other actions, and the round button below all of them. */

import { html, nothing, type TemplateResult } from "lit";

import { icon } from "../parts/icon";
import type { Action } from "../wire";
import { say } from "../words/say";
import { labelOf, MOST_KEYS, numberField } from "./fields";
import { sendable } from "./filling";
import { choices, type Chosen } from "./legal";
import type { Key, Now, Phone } from "./phone";

/** How many rows a number among the keys takes: its question, the number, and the key that sends it. */
const INLINE_ROWS = 3;

export interface Dock {
  now: Now;
  phone: Phone;
  keys: readonly Key[];
  busy: boolean;
  /** Numbers that are being set among the keys, by the id of their key. */
  inline: ReadonlyMap<string, Chosen>;
  press(key: Key): void;
  send(action: Action): void;
  set(key: Key, chosen: Chosen): void;
  undo: (() => void) | null;
}

export function dockKeys(dock: Dock): TemplateResult {
  const of = (place: Key["place"]): Key[] => dock.keys.filter((key) => key.place === place);
  const wide = of("wide");
  const tall = of("tall");
  const undo = dock.undo && undoFits(dock.keys) ? dock.undo : null;
  const beside = tall.length + (undo ? 1 : 0);
  // One main key and one other key share a row, and so do two main keys; more of either get rows of their own.
  const pair = wide.length === 2 || (wide.length === 1 && beside === 1);
  return html`
    ${of("inline").map((key) => inline(key, dock))}
    ${wide.map((key) => button(key, dock, pair ? "half" : "wide"))}
    ${tall.map((key) => button(key, dock, `cloth ${!pair && beside === 1 ? "wide" : "half"}`))}
    ${undo ? undoKey(undo, dock.busy, !pair && beside === 1) : nothing}`;
}

/** "Take back" is among the keys where a place is free; otherwise it is in the menu. */
export function undoFits(keys: readonly Key[]): boolean {
  const count = (place: Key["place"]): number => keys.filter((key) => key.place === place).length;
  return count("tall") % 2 === 1 || (count("tall") === 0 && count("inline") === 0);
}

/** How many rows the keys take: more rows make the round button smaller. */
export function rowsOf(keys: readonly Key[], undo: boolean): number {
  const count = (place: Key["place"]): number => keys.filter((key) => key.place === place).length;
  const beside = count("tall") + (undo && undoFits(keys) ? 1 : 0);
  const inline = INLINE_ROWS * count("inline");
  if (count("wide") === 1 && beside === 1) return 1 + inline;
  return (count("wide") === 2 ? 1 : count("wide")) + Math.ceil(beside / 2) + inline;
}

function button(key: Key, dock: Dock, look: string): TemplateResult {
  return html`<button class="key ${look}" type="button" ?disabled=${dock.busy}
    @click=${() => dock.press(key)}>${key.icon ? icon(key.icon) : nothing}<span>${say(key.label, key.args)}</span></button>`;
}

function undoKey(undo: () => void, busy: boolean, alone: boolean): TemplateResult {
  return html`<button class="key cloth ${alone ? "wide" : "half"}" type="button" ?disabled=${busy}
    @click=${undo}>${icon("undo")}<span>${say("phone-undo")}</span></button>`;
}

/** A number: a few values are keys that act at once; of many, one is set with a stepper and then sent. */
function inline(key: Key, dock: Dock): TemplateResult {
  const field = key.ask[0] ?? "";
  const possible = choices(key.form, field, key.chosen);
  const many = possible.values.length > MOST_KEYS;
  const chosen = dock.inline.get(key.id) ?? first(field, key, dock);
  const set = (value: unknown): void => (many ? dock.set(key, { [field]: value }) : sendNumber(key, dock, { [field]: value }));
  const filling = { now: dock.now, phone: dock.phone, key, chosen: many ? chosen : {}, set: () => undefined };
  return html`<div class="inline ${many ? "many" : ""}">
    <p class="quiet">${labelOf(field, key)}</p>
    ${numberField(field, filling, possible, set)}
    ${many ? html`<button class="key" type="button" ?disabled=${dock.busy}
      @click=${() => sendNumber(key, dock, chosen)}>${key.icon ? icon(key.icon) : nothing}
      <span>${say(key.label, { n: chosen[field] })}</span></button>` : nothing}
  </div>`;
}

function first(field: string, key: Key, dock: Dock): Chosen {
  const value = dock.phone.first?.(field, key, dock.now) ?? choices(key.form, field, key.chosen).values[0];
  return { [field]: value };
}

function sendNumber(key: Key, dock: Dock, chosen: Chosen): void {
  const action = sendable(key, dock.phone, chosen);
  if (action && !dock.busy) dock.send(action);
}
