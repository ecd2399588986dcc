/** Devices that do not answer, while they do not: the game goes on, and the page can do what they did. */

import { html, nothing, type TemplateResult } from "lit";

import { icon } from "../../parts/icon";
import { bySatellite, failing } from "../../referee/wiring";
import { say, sayMessage } from "../../words/say";
import type { State } from "../../wire";

/** At most this many are named; the referee's page lists all of them, with the reasons. */
const NAMED = 3;

export function missing({ devices }: State): TemplateResult | typeof nothing {
  const { satellites, devices: down } = bySatellite(failing(devices));
  const more = down.length - NAMED;
  if (satellites.length + down.length === 0) return nothing;
  return html`<ul class="missing" role="status">
    ${satellites.map(({ sentence }) => html`<li>${icon("alert")}<span>${sayMessage(sentence)}</span></li>`)}
    ${down.slice(0, NAMED).map(({ device }) => html`<li>${icon("alert")}<span>${say("page-no-answer", { device })}</span></li>`)}
    ${more > 0 ? html`<li class="more"><span>${say("page-no-answer-more", { count: more })}</span></li>` : nothing}</ul>`;
}
