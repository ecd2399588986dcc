/** What asks for somebody at the desk now: judges who are wanted, a broker that is gone, another hall of the same name. */

import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";

import { icon } from "../../parts/icon";
import { say, sayMessage } from "../../words/say";
import { hallNow, tell } from "../hall";
import { callsOf, namesOf } from "../names";
import { minutesAgo } from "../time";
import type { Desk, Hall, HallTable } from "../wire";

export function attention(now: Hall, at: Desk): TemplateResult | typeof nothing {
  const calls = callsOf(now);
  const { trouble, other_hall: twice } = at.broker;
  if (calls.length === 0 && trouble === null && !twice) return nothing;
  return html`<ul class="attention" aria-label=${say("hall-desk-attention")}>
    ${repeat(calls, ({ table }) => table, (table) => called(now, table))}
    ${trouble ? html`<li><div class="sheet" role="alert">${icon("wifi")}<p>${sayMessage(trouble)}</p></div></li>` : nothing}
    ${twice ? html`<li><div class="sheet" role="alert">${icon("alert")}<p>${say("hall-two", { hall: now.hall })}</p></div></li>` : nothing}</ul>`;
}

function called(now: Hall, { table, called }: HallTable): TemplateResult {
  const there = now.matches.find((match) => match.table === table && match.winners === null);
  return html`<li><div class="sheet call" role="alert">${icon("raise")}
    <p><b>${say("hall-desk-call", { table })}</b><br /><span class="quiet small">${[called ? say("hall-desk-call-since", { minutes: minutesAgo(called, hallNow()) }) : "", there ? namesOf(now, there.players) : ""].filter(Boolean).join(" · ")}</span></p>
    <button class="key" type="button" aria-label=${say("hall-desk-answer-of", { table })} @click=${() => void tell(`/api/answer/${table}`)}>${icon("check")}${say("hall-desk-answer")}</button></div></li>`;
}
