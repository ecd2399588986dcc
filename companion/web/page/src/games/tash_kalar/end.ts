/** The game is over: what is compared is shown line by line, then who won. */

import { html, nothing, type TemplateResult } from "lit";

import { glyph } from "../../parts/glyph";
import { icon } from "../../parts/icon";
import { say } from "../../words/say";
import type { Cards } from "./cards";
import { countedOut, type Line } from "./count";
import { sideName } from "./piece";
import { isHighForm, seatsOfSide, sidesOf, type TashScene } from "./types";

export function counting(scene: TashScene, cards: Cards, shown: number, all: () => void): TemplateResult {
  const { view } = scene;
  const lines = countedOut(view);
  const sides = sidesOf(view);
  const wins = (side: number): boolean => shown >= lines.length && seatsOfSide(view, side).some(({ seat }) => view.result?.winners.includes(seat));
  return html`<section class="counting" tabindex="0" aria-label=${say("show-tash-counted-out")} @click=${all}>
    <table class="num ${sides.length > 2 ? "many" : ""}"><thead><tr><td></td>${sides.map((side) => html`<th scope="col" class=${wins(side) ? "wins" : ""}><span class="who" data-seat=${side}>${glyph(side)}<span class=${sides.length > 2 ? "unseen" : ""}>${sideName(view, side)}</span></span></th>`)}</tr></thead>
      <tbody>${lines.slice(0, shown).map((line) => row(line))}
        <tr class="crowns"><td></td>${sides.map((side) => html`<td>${wins(side) ? html`<span class="tag lit">${icon("crown")}<span class=${sides.length > 2 ? "unseen" : ""}>${say("show-tash-wins")}</span></span>` : nothing}</td>`)}</tr></tbody></table>
    ${isHighForm(view) && shown > 0 ? claimed(scene, cards) : nothing}
  </section>`;
}

function row({ what, values, decides }: Line): TemplateResult {
  const most = Math.max(...values.map(({ count }) => count));
  return html`<tr class=${decides ? "decides" : ""}><th scope="row">${say(`show-tash-line-${what}`)}</th>${values.map(({ side, count }) => html`<td data-seat=${side}><b class=${decides && count === most ? "most" : ""}>${count}</b></td>`)}</tr>`;
}

/** Which objectives each side has claimed, with their points. */
function claimed({ view }: TashScene, cards: Cards): TemplateResult | typeof nothing {
  const { tasks } = view.table;
  if (tasks === null) return nothing;
  return html`<div class="claimed">${sidesOf(view).map((side) => html`<ul data-seat=${side} aria-label=${sideName(view, side)}>${(tasks.claimed[side] ?? []).map((id) => html`<li>${glyph(side)}<span>${cards[id]?.name ?? id}</span><b class="num">${cards[id]?.points ?? ""}</b></li>`)}</ul>`)}</div>`;
}
