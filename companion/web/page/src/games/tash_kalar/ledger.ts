/** Ledger tracking on the table's screen: how many pieces each side has, not where; and what flares look at. */

import { html, nothing, type TemplateResult } from "lit";

import { glyph } from "../../parts/glyph";
import { icon } from "../../parts/icon";
import { called, touched } from "../../parts/touchable";
import type { SeatView } from "../../wire";
import { say } from "../../words/say";
import { piece, rankName, sideName, schoolName } from "./piece";
import { actions, made } from "./score";
import { enemiesOf, goalOf, isTeams, ofSide, RANKS, seatsOfSide, sidesOf, type TashScene, type TashView } from "./types";

/** One row a side, and between two of them what flares look at. */
export function armies(scene: TashScene, touch: boolean): TemplateResult {
  const sides = sidesOf(scene.view);
  const [first, ...others] = sides.map((side) => host(scene, side, touch));
  return html`<section class="armies-of sides-${sides.length}">${first}${sides.length === 2 ? balance(scene) : nothing}${others}</section>`;
}

function host(scene: TashScene, side: number, touch: boolean): TemplateResult {
  const { view, options } = scene;
  const seats = seatsOfSide(view, side);
  const turn = view.result === null && seats.some(({ seat }) => seat === view.table.control);
  const won = seats.some(({ seat }) => view.result?.winners.includes(seat));
  return html`<section class="host ${turn || won ? "turn" : ""}" data-seat=${side} aria-label=${sideName(view, side)}>
    <div>${seats.map((one) => name(view, one, touch))}
      <p class="pts num"><b>${ofSide(view, side, "score")}</b><span>${say("show-tash-of-goal-short", { goal: goalOf(view, options) })}<br />${made(scene, side)}</span></p>
      ${turn ? actions(scene) : nothing}</div>
    <ul class="ranks">${RANKS.map((rank) => html`<li>${piece({ side, rank })}<b class="num">${ofSide(view, side, rank)}</b><span>${rankName(rank)}</span></li>`)}</ul>
    <ul class="more num">${more(view, seats, side)}</ul>
  </section>`;
}

function name(view: TashView, one: SeatView, touch: boolean): TemplateResult {
  const school = view.table.schools[one.seat];
  const open = touch && view.result === null;
  return html`<div class="called ${isTeams(view) ? "mate" : ""}" data-seat=${one.seat} @click=${touched(open ? one.seat : null)}>${called(one.seat, one.name, open)}
    ${isTeams(view) && view.result === null && view.table.control === one.seat ? html`<span class="tag lit">${say("show-tash-acts")}</span>` : nothing}
    ${view.result?.winners.includes(one.seat) ? html`<span class="tag lit">${icon("crown")}${say("show-tash-wins")}</span>` : nothing}</div>
    ${school ? html`<p class="school">${schoolName(school)}</p>` : nothing}`;
}

/** Supply, decks and hands: the numbers that nobody has to count any more. */
function more(view: TashView, seats: readonly SeatView[], side: number): TemplateResult {
  const waiting = ofSide(view, side, "removed") + ofSide(view, side, "removed_legendary");
  const hand = (one: SeatView): TemplateResult => html`<li>${say("show-tash-hand", { beings: one.counters["beings"] ?? 0, legends: one.counters["legends"] ?? 0 })}</li><li>${say("show-tash-hand-flares", { count: one.counters["flares"] ?? 0 })}</li>`;
  return html`<li><b>${ofSide(view, side, "supply")}</b> ${say("show-tash-supply")}</li>
    ${waiting > 0 ? html`<li>${say("show-tash-comes-back", { count: waiting })}</li>` : nothing}
    ${seats.map((one) => html`<li>${isTeams(view) ? glyph(one.seat) : nothing} <b>${one.counters["deck"] ?? 0}</b> ${say("show-tash-deck")}</li>${hand(one)}`)}`;
}

/** Both numbers of both sides, and who is behind by how many. */
function balance({ view }: TashScene): TemplateResult {
  return html`<section class="balance" aria-label=${say("show-tash-flares-look")}><h2>${icon("bolt")}${say("show-tash-flares-look")}</h2>
    ${(["upgraded", "pieces"] as const).map((what) => html`<p class="bal num"><span>${say(`show-tash-word-${what}`)}</span>${bars(view, what)}<em>${behind(view, what)}</em></p>`)}</section>`;
}

function bars(view: TashView, what: "upgraded" | "pieces"): TemplateResult {
  const [one = 1, other = 2] = sidesOf(view);
  const count = (side: number): number => ofSide(view, side, what);
  const bricks = (side: number, gap: string): TemplateResult[] => Array.from({ length: count(side) }, (_, at) => html`<i data-seat=${side} class=${at === 0 ? gap : ""}></i>`);
  return html`<b class="name" data-seat=${one}>${count(one)}</b><span class="b" aria-hidden="true">${bricks(one, "")}${bricks(other, "gap")}</span><b class="name" data-seat=${other}>${count(other)}</b>`;
}

function behind(view: TashView, what: "upgraded" | "pieces"): string {
  const found = sidesOf(view).flatMap((side) => enemiesOf(view, side).map((enemy) => ({ side, by: view.table.gaps[side]?.[enemy]?.[what] ?? 0 }))).find(({ by }) => by > 0);
  return found ? say("show-tash-is-behind", { side: sideName(view, found.side), count: found.by }) : say("show-tash-even");
}
