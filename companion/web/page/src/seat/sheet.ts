/** The sheet (a form) of a key that asks for more. The round button stays visible below it: a player may call at any moment. */

import { html, nothing, type TemplateResult } from "lit";

import { icon } from "../parts/icon";
import type { Action } from "../wire";
import { say, speaker } from "../words/say";
import { control, type Filling, labelOf } from "./fields";
import { sendable, shown } from "./filling";
import type { Key } from "./phone";
import { proposedCard } from "./proposal";
import { proposalNote } from "./remember";

export interface Sheet extends Filling {
  busy: boolean;
  send(action: Action): void;
  /** What is remembered of that card is to be forgotten. */
  forget(card: string): void;
  close(): void;
}

export function sheetBody(sheet: Sheet): TemplateResult {
  const { key, chosen, phone, now } = sheet;
  const heading = say(key.label, key.args);
  const kept = proposedCard(key, phone, now, chosen);
  return html`<section class="form" role="dialog" aria-label=${heading}
    @keydown=${(event: KeyboardEvent) => pressed(event, sheet)}>
    <h2 tabindex="-1">${heading}</h2>
    ${kept === null ? nothing : proposalNote(kept, () => sheet.forget(kept))}
    ${shown(key, chosen).map((field) => (labelOf(field, key) === heading ? html`<div class="asked-above">${control(field, sheet)}</div>` : control(field, sheet)))}
    ${alternative(sheet)}
  </section>`;
}

/** Escape closes the sheet; Enter in a line of text sends what is entered, as on any form. */
function pressed(event: KeyboardEvent, sheet: Sheet): void {
  if (event.key === "Escape") return sheet.close();
  const typing = event.target instanceof HTMLInputElement && event.target.type === "text";
  if (event.key !== "Enter" || !typing || event.isComposing || sheet.busy) return;
  const action = sendable(sheet.key, sheet.phone, sheet.chosen);
  if (action) sheet.send(action);
}

/** The row under a sheet: close it, the round button in the middle, and the key that sends the action. */
export function sheetKeys(sheet: Sheet, round: TemplateResult | typeof nothing): TemplateResult {
  const action = sendable(sheet.key, sheet.phone, sheet.chosen);
  return html`
    <button class="key cloth tall" type="button" @click=${sheet.close}>${icon("cross")}${say("phone-close")}</button>
    ${round === nothing ? html`<span></span>` : round}
    <button class="key tall" type="button" ?disabled=${action === null || sheet.busy}
      @click=${() => action && sheet.send(action)}>${icon("check")}${doing(sheet.key)}</button>`;
}

function alternative(sheet: Sheet): TemplateResult | typeof nothing {
  const { key, phone, chosen } = sheet;
  if (!key.alternative || !shown(key, chosen).includes(key.alternative.without[0] ?? "")) return nothing;
  const action = sendable(key, phone, chosen, key.alternative.without);
  return html`<button class="key cloth" type="button" ?disabled=${action === null || sheet.busy}
    @click=${() => action && sheet.send(action)}>${say(key.alternative.label)}</button>`;
}

/** The label of the key that sends the action, where it differs from the key that opened the sheet. */
function doing(key: Key): string {
  const id = `${key.label}-do`;
  return speaker.value.knows(id) ? say(id) : say("phone-do");
}
