/** The last refusal: why not, and the clause that it goes by. Whatever is done next takes it away. */

import { html, nothing, type TemplateResult } from "lit";

import { icon } from "../../parts/icon";
import { written } from "../../parts/rule";
import { say, sayMessage } from "../../words/say";
import { refusal } from "../hall";

export function refused(): TemplateResult | typeof nothing {
  const now = refusal.value;
  if (now === null) return nothing;
  return html`<div class="sheet refused" role="alert">${icon("raise")}
    <p>${sayMessage(now.message)}${written(now.clause) ? html` <span class="clause num">${now.clause}</span>` : nothing}</p>
    <button class="key cloth" type="button" @click=${() => (refusal.value = null)}>${icon("check")}${say("hall-page-understood")}</button></div>`;
}
