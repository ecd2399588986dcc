/** The standings as a table; the own row is marked. */

import { html, nothing, type TemplateResult } from "lit";

import { say } from "../../words/say";
import { nameOf, percent, playerOf } from "../names";
import type { Hall } from "../wire";

export function rows(hall: Hall, own: number | null = null): TemplateResult {
  return html`<table class="standings num"><thead><tr><th scope="col">${say("hall-page-place-short")}</th><th scope="col" class="name">${say("hall-page-player")}</th>
      <th scope="col">${say("hall-page-points")}</th><th scope="col"><abbr title=${say("hall-page-opponents-long")}>${say("hall-page-opponents")}</abbr></th>
      <th scope="col">${say("hall-page-wins")}</th></tr></thead>
    <tbody>${hall.standings.map((row) => html`<tr class=${row.player === own ? "own" : ""} aria-current=${row.player === own ? "true" : nothing}>
      <td>${row.place}</td><th scope="row" class="name">${nameOf(hall, row.player)}${playerOf(hall, row.player)?.here ? nothing : html` <span class="faint">${say("hall-page-gone")}</span>`}</th>
      <td><b>${row.points}</b></td><td>${percent(row.opponents)}</td><td>${row.wins}</td></tr>`)}</tbody></table>`;
}
