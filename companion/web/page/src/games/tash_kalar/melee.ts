/** The score board of a melee: points in each enemy colour; the lowest is the score. */

import { html, nothing, type TemplateResult } from "lit";

import { glyph } from "../../parts/glyph";
import { called, touched } from "../../parts/touchable";
import { say } from "../../words/say";
import { actions } from "./score";
import { piece, rankName, sideName } from "./piece";
import { ofSide, RANKS, type TashScene } from "./types";

export function scoreBoard(scene: TashScene, touch: boolean): TemplateResult {
  const { view } = scene;
  const sides = view.seats.map(({ seat }) => seat);
  const open = touch && view.result === null;
  return html`<table class="melee num"><caption>${say("show-tash-melee")}</caption>
    <thead><tr><td></td>${sides.map((side) => html`<th scope="col"><span class="h" data-seat=${side}>${glyph(side)}<span class="unseen">${sideName(view, side)}</span></span></th>`)}<th scope="col">${say("show-tash-score")}</th></tr></thead>
    <tbody>${view.seats.map((one) => html`<tr class=${lit(scene, one.seat) ? "turn" : ""} data-seat=${one.seat} @click=${touched(open ? one.seat : null)}>
      <th scope="row"><span class="called">${called(one.seat, one.name, open)}${view.result?.winners.includes(one.seat) ? html`<span class="unseen">${say("show-tash-wins")}</span>` : nothing}</span></th>
      ${sides.map((side) => html`<td>${side === one.seat ? html`<span class="own" aria-label=${say("show-tash-own-colour")}>·</span>` : points(one.counters[`points_${side}`] ?? 0, one.counters["score"] ?? 0, one.counters[`impro_${side}`] === 0)}</td>`)}
      <td class="sc">${one.counters["score"] ?? 0}</td></tr>`)}</tbody></table>
    <ul class="armies num">${view.seats.map(({ seat }) => html`<li data-seat=${seat}>${RANKS.map((rank) => html`<span>${piece({ side: seat, rank })}<b>${ofSide(view, seat, rank)}</b><span class="unseen">${rankName(rank)}</span></span>`)}
      <em>${say("show-tash-in-supply", { count: ofSide(view, seat, "supply") })}</em></li>`)}</ul>
    ${view.result === null && view.table.control !== null ? actions(scene) : nothing}`;
}

const lit = ({ view }: TashScene, seat: number): boolean => (view.result ? view.result.winners.includes(seat) : view.table.control === seat);

/** The lowest colour is framed; a dot says that improvising with it is used up. */
function points(count: number, lowest: number, used: boolean): TemplateResult {
  return html`<b class=${count === lowest ? "low" : ""}>${count}</b>${used ? html`<i class="used" title=${say("show-tash-impro-used")}><span class="unseen">${say("show-tash-impro-used")}</span></i>` : nothing}`;
}
