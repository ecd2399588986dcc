/** The statistics of every seat's button: calls, false starts, and reaction times. */

import { html, type TemplateResult } from "lit";

import { glyph } from "../../parts/glyph";
import { language, say, speaker } from "../../words/say";
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

/** `brief` leaves out the last press, which nobody needs after the game. */
export function statistics({ view }: AmbushScene, brief = false): TemplateResult {
  const rows = brief ? COLUMNS.slice(0, -1) : COLUMNS;
  return html`<table class="stats num">
    <thead><tr><td></td>${view.seats.map(({ seat }) => html`<th scope="col" data-seat=${seat}>${glyph(seat)}<span class="unseen">${speaker.value.seat(seat)}</span></th>`)}</tr></thead>
    <tbody>${rows.map(([key, words]) => html`<tr><th scope="row">${say(words)}</th>
      ${view.seats.map(({ seat }) => html`<td>${view.table.stats[seat]?.[key]?.toLocaleString(language.value) ?? "–"}</td>`)}</tr>`)}</tbody>
  </table>`;
}
