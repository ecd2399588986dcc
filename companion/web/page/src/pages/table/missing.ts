/** Devices that do not answer, while they do not: the game goes on, and the page can do what they did. */

import { html, nothing, type TemplateResult } from "lit";

import { icon } from "../../parts/icon";
import { bySatellite, failing } from "../../referee/wiring";
import { say, sayMessage } from "../../words/say";
import type { State } from "../../wire";

/** At most this many are named; the referee's page lists all of them, with the reasons. */
const NAMED = 3;

export function missing({ devices }: State): TemplateResult | typeof nothing {
  const down = bySatellite(failing(devices));
  const boards = down.satellites.map(({ sentence }) => sayMessage({ id: "page-satellite-gone", args: sentence.args }));
  const lines = [...boards, ...down.devices.map(({ device }) => say("page-no-answer", { device }))];
  const more = lines.length - NAMED;
  if (lines.length === 0) return nothing;
  return html`<ul class="missing" role="status">
    ${lines.slice(0, NAMED).map((line) => html`<li>${icon("alert")}<span>${line}</span></li>`)}
    ${more > 0 ? html`<li class="more"><span>${say("page-no-answer-more", { count: more })}</span></li>` : nothing}</ul>`;
}
