/** What the buzzer remembers of everybody: calls, false starts, and the times of the presses. */

import { html, type TemplateResult } from "lit";

import { glyph } from "../../parts/glyph";
import { say, speaker } from "../../words/say";
import type { AmbushScene, Stats } from "./types";

const COLUMNS: readonly (readonly [keyof Stats, string])[] = [
  ["good_calls", "show-ambush-stat-good"],
  ["false_calls", "show-ambush-stat-false"],
  ["heats", "show-ambush-stat-heats"],
  ["false_starts", "show-ambush-stat-early"],
  ["best_ms", "show-ambush-stat-best"],
  ["mean_ms", "show-ambush-stat-mean"],
  ["last_ms", "show-ambush-stat-last"],
];

export function statistics({ view }: AmbushScene): TemplateResult {
  return html`<table class="stats num">
    <thead><tr><td></td>${view.seats.map(({ seat }) => html`<th scope="col" data-seat=${seat}>${glyph(seat)}<span class="unseen">${speaker.value.seat(seat)}</span></th>`)}</tr></thead>
    <tbody>${COLUMNS.map(([key, words]) => html`<tr><th scope="row">${say(words)}</th>
      ${view.seats.map(({ seat }) => html`<td>${view.table.stats[seat]?.[key] ?? "–"}</td>`)}</tr>`)}</tbody>
  </table>`;
}
