/** Counting: the collection piles lie face down, then their totals are turned up, and beside them stands how they grew. */

import { html, nothing, type TemplateResult } from "lit";

import { cardBack } from "../../parts/cards";
import { glyph } from "../../parts/glyph";
import { icon } from "../../parts/icon";
import { totals } from "../../parts/scores";
import { called, touched } from "../../parts/touchable";
import { vars } from "../../vars";
import { sizeOf } from "../../view";
import type { SeatView } from "../../wire";
import { say, seatName, speaker } from "../../words/say";
import { turnedUp } from "./count";
import { steps } from "./reveal";
import { plot } from "./plot";
import type { AmbyriaScene } from "./types";

/** `shown`: how many totals are turned up, and what a touch does that wants to see them all. */
export function counting(scene: AmbyriaScene, shown: number, all: () => void, touch: boolean): TemplateResult {
  const { view } = scene;
  const drawn = plot(scene);
  return html`<main class="end ${drawn === nothing ? "alone" : ""}" @click=${all}>
    <div class="rows">${view.seats.map((one) => row(scene, one, shown, touch && view.result === null))}</div>
    ${drawn}
  </main>`;
}

/** Whether all totals are turned up, and so who won may be said. */
export function allShown({ view }: AmbyriaScene, shown: number): boolean {
  return shown >= steps(totals(view.result));
}

function row(scene: AmbyriaScene, one: SeatView, shown: number, touch: boolean): TemplateResult {
  const { view } = scene;
  const total = totals(view.result)[one.seat];
  const open = total !== undefined && (turnedUp(totals(view.result)).get(one.seat) ?? 0) < shown;
  const wins = view.result !== null && allShown(scene, shown) && view.result.winners.includes(one.seat);
  const most = Math.max(1, ...Object.values(totals(view.result)));
  return html`<section class="tot ${wins ? "wins" : ""}" data-seat=${one.seat} aria-label=${seatName(one.name, one.seat - 1)} @click=${touched(touch ? one.seat : null)}>
    <div><p class="name-of">${touch ? called(one.seat, one.name, touch) : html`${glyph(one.seat)}<span>${seatName(one.name, one.seat - 1)}</span>`}</p>${below(scene, one, wins)}</div>
    <div class="track num">${one.flags.includes("out") ? nothing : open ? turned(one, total, most) : faceDown(one)}</div>
  </section>`;
}

function below({ view }: AmbyriaScene, one: SeatView, wins: boolean): TemplateResult {
  if (wins) return html`<p class="tag lit">${icon("crown")}${say("show-ambyria-wins")}</p>`;
  if (one.flags.includes("out")) return html`<p class="tag">${icon("halt")}${say("flag-out")}</p>`;
  if (view.phase === "scoring") {
    const counts = view.to_act.includes(one.seat);
    return html`<p class="tag">${icon(counts ? "clock" : "check")}${say(counts ? "show-ambyria-counts" : "show-ambyria-counted")}</p>`;
  }
  const hero = view.table.heroes[one.seat];
  return html`<p class="hero voice">${hero ? speaker.value.card(hero) : nothing}</p>`;
}

function faceDown(one: SeatView): TemplateResult {
  return html`<span class="hid">${cardBack()}${say("show-ambyria-face-down", { count: sizeOf(one.zones["collection"]) })}</span>`;
}

function turned(one: SeatView, total: number, most: number): TemplateResult {
  return html`<span class="bar" ${vars({ "--share": total / most })}></span>
    <b class="val">${icon("stone")}${total}</b><span class="cards">${say("show-ambyria-in-cards", { count: sizeOf(one.zones["collection"]) })}</span>`;
}
