/** Whether a step may be taken back: those without a phone of their own answer on the table's screen. */

import { html, nothing, type TemplateResult } from "lit";

import { who } from "../../parts/glyph";
import { consent, store } from "../../table";
import type { State } from "../../wire";
import { say, speaker } from "../../words/say";

export function answers({ asked, seats_taken }: State): TemplateResult | typeof nothing {
  const here = store.welcome.value?.role === "table" ? (asked ?? []).filter((seat) => !seats_taken.includes(seat)) : [];
  if (here.length === 0) return nothing;
  return html`<div class="answers">${here.map((seat) => html`<p class="row">${who(seat, speaker.value.seat(seat))}
    <button class="key" type="button" @click=${() => consent(seat, true)}>${say("page-agree")}</button>
    <button class="key cloth" type="button" @click=${() => consent(seat, false)}>${say("page-disagree")}</button></p>`)}</div>`;
}
