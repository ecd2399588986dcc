/** The sides beside the arena: points and how they came about, pieces, supply, actions, and what flares look at. */

import { html, nothing, type TemplateResult } from "lit";

import { icon } from "../../parts/icon";
import { glyph } from "../../parts/glyph";
import { called, touched } from "../../parts/touchable";
import type { SeatView } from "../../wire";
import { say } from "../../words/say";
import { piece, rankName, sideName, schoolName } from "./piece";
import { enemiesOf, type Gap, goalOf, isHighForm, isMelee, isTeams, ofSide, RANKS, seatsOfSide, sideOfSeat, sidesOf, type TashScene, type TashView } from "./types";

/** Points, pieces and actions of one side; a touch on a player opens the keys of that seat. */
export function score(scene: TashScene, side: number, touch: boolean): TemplateResult {
  const { view } = scene;
  const seats = seatsOfSide(view, side);
  const won = view.result?.winners.includes(seats[0]?.seat ?? 0) === true;
  const turn = view.result === null && seats.some(({ seat }) => seat === view.table.control);
  return html`<section class="score ${turn || won ? "turn" : ""}" data-seat=${side} aria-label=${sideName(view, side)}>
    ${seats.map((one) => name(scene, one, touch))}
    <p class="pts num"><b>${ofSide(view, side, "score")}</b><span>${made(scene, side)}</span></p>
    ${track(scene, side)}
    <p class="army num">${RANKS.map((rank) => html`<span>${piece({ side, rank })}<b>${ofSide(view, side, rank)}</b><span class="unseen">${rankName(rank)}</span></span>`)}
      <em>${say("show-tash-in-supply", { count: ofSide(view, side, "supply") })}<br />${say("show-tash-in-deck", { count: seats[0]?.counters["deck"] ?? 0 })}</em></p>
    ${turn ? actions(scene) : nothing}${side === activeSide(view) ? takenNow(scene) : nothing}${back(scene, side)}
  </section>`;
}

const activeSide = (view: TashView): number | null => (view.table.active === null ? null : sideOfSeat(view, view.table.active));

function name({ view }: TashScene, one: SeatView, touch: boolean): TemplateResult {
  const school = view.table.schools[one.seat];
  const here = view.result === null && view.table.control === one.seat && isTeams(view);
  return html`<div class="called ${isTeams(view) ? "mate" : ""}" data-seat=${one.seat} @click=${touched(touch && view.result === null ? one.seat : null)}>${called(one.seat, one.name, touch && view.result === null)}
    ${school ? html`<small>${schoolName(school)}</small>` : nothing}
    ${here ? html`<span class="tag lit">${say("show-tash-acts")}</span>` : nothing}
    ${view.result?.winners.includes(one.seat) ? html`<span class="tag lit">${icon("crown")}${say("show-tash-wins")}</span>` : nothing}</div>`;
}

/** How the points came about: in the High Form two sorts of them. */
export function made({ view }: TashScene, side: number): string | TemplateResult {
  if (isHighForm(view)) return html`${say("show-tash-for-tasks", { count: ofSide(view, side, "tasks") })}<br />${say("show-tash-for-legends", { count: ofSide(view, side, "legendary") })}`;
  const pending = view.table.this_turn?.pending;
  const own = view.result === null && activeSide(view) === side;
  const points = pending && own ? Object.values(pending).reduce((sum, one) => sum + one, 0) : 0;
  return points > 0 ? say("show-tash-pending", { count: points }) : say("show-tash-points", { count: ofSide(view, side, "score") });
}

/** The way to the goal: claimed points are solid, those for legends striped, for they can be lost again. */
function track({ view, options }: TashScene, side: number): TemplateResult {
  const goal = goalOf(view, options);
  const points = ofSide(view, side, "score");
  const solid = isHighForm(view) ? ofSide(view, side, "tasks") : points;
  return html`<p class="goal" role="img" aria-label=${say("show-tash-of-goal", { count: points, goal })}>${Array.from({ length: goal }, (_, at) => html`<i class=${at < solid ? "solid" : at < points ? "striped" : ""}></i>`)}</p>`;
}

export function actions({ view }: TashScene): TemplateResult {
  const left = view.seats.find(({ seat }) => seat === view.table.control)?.counters["actions"] ?? 0;
  const all = Math.max(2, left);
  return html`<p class="acts num">${Array.from({ length: all }, (_, at) => html`<i class=${at >= all - left ? "on" : ""}></i>`)}${say("show-tash-actions-left", { count: left })}</p>`;
}

/** Enemy pieces that this turn has destroyed; they lie beside the board until it ends. */
function takenNow({ view }: TashScene): TemplateResult | typeof nothing {
  const destroyed = Object.entries(view.table.this_turn?.destroyed ?? {});
  const lying = destroyed.flatMap(([side, ranks]) => RANKS.flatMap((rank) => (ranks[rank] > 0 ? [{ side: Number(side), rank, count: ranks[rank] }] : [])));
  if (lying.length === 0 || view.result !== null) return nothing;
  return html`<p class="taken num">${say("show-tash-taken")}${lying.map((one) => html`<span>${one.count > 1 ? one.count : nothing}${piece(one)}<span class="unseen">${sideName(view, one.side)}, ${rankName(one.rank)}, ${one.count}</span></span>`)}</p>`;
}

function back({ view }: TashScene, side: number): TemplateResult | typeof nothing {
  const count = ofSide(view, side, "removed") + ofSide(view, side, "removed_legendary");
  return count > 0 ? html`<p class="taken num">${say("show-tash-comes-back", { count })}</p>` : nothing;
}

/** How far each side is behind each other one: always shown, for both numbers are open. */
export function gaps(scene: TashScene): TemplateResult {
  const { view } = scene;
  return html`<section class="behind ${isTeams(view) ? "teams" : ""}" aria-label=${say("show-tash-behind")}><h2>${icon("bolt")}${say("show-tash-behind")}</h2>${isMelee(view) ? gapTable(scene) : gapRows(scene)}</section>`;
}

function gapRows({ view }: TashScene): TemplateResult[] {
  return sidesOf(view).map((side) => {
    const gap = gapOf(view, side, enemiesOf(view, side)[0] ?? 0);
    return html`<p class="num"><span class="who" data-seat=${side}>${glyph(side)}<span>${sideName(view, side)}</span></span>
      <span class="n"><b>${gap.upgraded}</b><span>${say("show-tash-upgraded", { count: gap.upgraded })}</span></span><span class="n"><b>${gap.pieces}</b><span>${say("show-tash-pieces", { count: gap.pieces })}</span></span></p>`;
  });
}

/** In the melee each against each: upgraded pieces, then pieces in all. */
function gapTable({ view }: TashScene): TemplateResult {
  const sides = sidesOf(view);
  const named = (side: number): TemplateResult => html`<span class="h" data-seat=${side}>${glyph(side)}<span class="unseen">${sideName(view, side)}</span></span>`;
  return html`<table class="each num"><caption>${say("show-tash-both-gaps")}</caption><thead><tr><td></td>${sides.map((side) => html`<th scope="col">${named(side)}</th>`)}</tr></thead>
    <tbody>${sides.map((side) => html`<tr><th scope="row">${named(side)}</th>${sides.map((other) => html`<td>${other === side ? html`<span class="own">·</span>` : cell(gapOf(view, side, other))}</td>`)}</tr>`)}</tbody></table>`;
}

const gapOf = (view: TashView, side: number, other: number): Gap => view.table.gaps[side]?.[other] ?? { upgraded: 0, pieces: 0 };
const cell = ({ upgraded, pieces }: Gap): TemplateResult => html`<b class=${upgraded + pieces > 0 ? "" : "quiet"}>${upgraded}, ${pieces}</b>`;
