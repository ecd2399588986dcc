/** One reader that goes round the table: whose the next tap is, and keys to choose it for those without a button. */

import { html, nothing, type TemplateResult } from "lit";

import { icon } from "../../parts/icon";
import { takeReader } from "../../table";
import type { State } from "../../wire";
import { say, sayRich, speaker } from "../../words/say";

/** `own`: on the table's own screen names can be touched. */
export function readerRound({ reader, awaits_card, view }: State, own: boolean): TemplateResult | typeof nothing {
  if (!reader || view.result !== null) return nothing;
  const awaited = reader.seats.filter((seat) => awaits_card.includes(seat));
  const { whose } = reader;
  if (awaited.length === 0 && !whose) return nothing;
  const sentence = whose ? sayRich("page-reader-is", { seat: whose }) : sayRich("page-reader-whose", { seats: awaited });
  return html`<div class="reader-round" role="status"><p>${icon("reader")}<span>${sentence}</span></p>
    ${own && !(awaited.length === 1 && awaited[0] === whose) ? keys(reader.seats, whose) : nothing}</div>`;
}

function keys(seats: number[], whose: number | null): TemplateResult {
  return html`<div class="row" role="group" aria-label=${say("page-reader-choose")}>${seats.map((seat) => html`<button class="key cloth" type="button"
    aria-pressed=${seat === whose} @click=${() => void takeReader(seat)}>${speaker.value.seat(seat)}</button>`)}</div>`;
}
