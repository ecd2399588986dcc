/** What keeps the table from going on, while it does: a log that cannot be written, or a question to the seats. */

import { html, nothing, type TemplateResult } from "lit";

import { answerHere } from "../pages/table/answers";
import "../parts/votes";
import type { State } from "../wire";
import { sayRich, sayMessage } from "../words/say";

export function blocked(now: State): TemplateResult | typeof nothing {
  if (now.halted) return html`<p class="sheet blocked" role="alert">${sayMessage(now.halted)}</p>`;
  if (now.asked) return html`<div class="sheet blocked" role="status"><p>${sayRich("page-asked", { seats: now.asked })}</p><ambit-votes .now=${now} .here=${answerHere(now)}></ambit-votes></div>`;
  return nothing;
}
