/** The sheet (a form) of a key that asks for more. The round button stays visible below it: a player may call at any moment. */

import { html, nothing, type TemplateResult } from "lit";

import { icon } from "../parts/icon";
import type { Action } from "../wire";
import { say, speaker } from "../words/say";
import { control, type Filling } from "./fields";
import { sendable, shown } from "./filling";
import type { Key } from "./phone";

export interface Sheet extends Filling {
  busy: boolean;
  send(action: Action): void;
  close(): void;
}

export function sheetBody(sheet: Sheet): TemplateResult {
  const { key, chosen } = sheet;
  return html`<section class="form" role="dialog" aria-label=${say(key.label, key.args)}
    @keydown=${(event: KeyboardEvent) => event.key === "Escape" && sheet.close()}>
    <h2 tabindex="-1">${say(key.label, key.args)}</h2>
    ${shown(key, chosen).map((field) => control(field, sheet))}
    ${alternative(sheet)}
  </section>`;
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
