/** The draft round the table: who chooses, packs that go round, the cards turned up at once, and the way to pass. */

import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";

import { cardBack } from "../../parts/cards";
import { icon } from "../../parts/icon";
import { side } from "../../parts/places";
import { called, touched } from "../../parts/touchable";
import { vars } from "../../vars";
import { sizeOf } from "../../view";
import type { SeatView } from "../../wire";
import { say, seatName } from "../../words/say";
import { dataOf, kindsOf } from "./cards";
import { creature, shortName } from "./parts/creature";
import { laid } from "./parts/dice";
import { arrowPoints, HEIGHT, OUTLINE, packPoints, WIDTH } from "./rim";
import { type Revealing, revealOf } from "./reveal";
import { keysOf, PICKS, printed, type TamerScene } from "./types";

export function draft(scene: TamerScene, portrait: boolean, touch: boolean): TemplateResult {
  const { view } = scene;
  const shown = revealOf(scene);
  return html`<main class="round around seats-${view.seats.length}">
    ${view.seats.map((one) => place(scene, one, shown, portrait, touch))}
    <section class="centre mid ${shown ? "turned" : ""}" aria-label=${say("show-tamer-draft")}>${rim(scene, portrait)}<div class="says">${shown ? passing(scene) : picking(scene)}</div></section>
  </main>`;
}

/** One seat: its card, face down or turned up, and what it owns. */
function place(scene: TamerScene, one: SeatView, shown: Revealing | null, portrait: boolean, touch: boolean): TemplateResult {
  const { view } = scene;
  const chooses = shown === null && view.to_act.includes(one.seat) && view.phase === "draft";
  return html`<section class="at ${side(one.seat, view.seats.length, portrait)} ${chooses ? "chooses" : ""}" data-seat=${one.seat}
    aria-label=${seatName(one.name, one.seat - 1)} @click=${touched(touch ? one.seat : null)}>
    <div class="slot">${shown ? turnedUp(shown, one.seat) : lying(one, chooses)}</div>
    <div class="of"><p class="called">${called(one.seat, one.name, touch)}</p>${state(scene, one, shown, chooses)}<p class="has">${owned(one, shown)}</p></div>
  </section>`;
}

function lying(one: SeatView, chooses: boolean): TemplateResult {
  if (sizeOf(one.zones["pick"]) > 0) return html`<div class="pc down">${cardBack()}</div>`;
  return html`<div class="pc free" aria-hidden="true">${chooses ? icon("lamp") : nothing}</div>`;
}

/** The card that was turned up; where nobody knows which, only that there is one. */
function turnedUp({ cards }: Revealing, seat: number): TemplateResult {
  const key = cards.get(seat);
  return key === undefined ? html`<div class="pc down">${cardBack()}</div>` : creature(printed(key, dataOf(key)), { key, size: "turned" });
}

function state({ view }: TamerScene, one: SeatView, shown: Revealing | null, chooses: boolean): TemplateResult {
  const ask = view.table.asks.find(({ seat, kind }) => seat === one.seat && kind !== "order");
  if (ask) return html`<p class="state asked">${icon("alert")}${say(`show-tamer-asked-${ask.kind}`)}</p>`;
  const dice = shown?.dice.filter(({ seat }) => seat === one.seat) ?? [];
  const [first] = dice;
  if (first) return html`<p class="state">${laid(first.die, first.to, true)}<span>${say("show-tamer-on", { name: shortName(first.creature) })}${dice.length > 1 ? ` +${dice.length - 1}` : ""}</span></p>`;
  const key = shown?.cards.get(one.seat);
  if (key !== undefined) return html`<p class="state">${kindsOf(key).join(", ")}</p>`;
  if (chooses) return html`<p class="state">${say("show-tamer-chooses")}</p>`;
  return one.flags.includes("chosen") ? html`<p class="state">${icon("check")}${say("flag-chosen")}</p>` : html`<p class="state"></p>`;
}

/** What a seat owns from before; where nobody knows which, how many. */
function owned(one: SeatView, shown: Revealing | null): string {
  const keys = keysOf(one, "roster");
  const before = shown ? keys.filter((key) => key !== shown.cards.get(one.seat)) : keys;
  if (typeof one.zones["roster"] === "number") return say("show-tamer-drafted", { count: one.zones["roster"] });
  return before.toReversed().map(shortName).join(", ");
}

function picking({ view }: TamerScene): TemplateResult {
  const { left, direction } = view.table;
  return html`<b class="pick num">${say("show-tamer-pick", { pick: view.turn, picks: PICKS })}</b>
    <p class="cards num">${say("show-tamer-in-pack", { count: left })}</p>
    ${left > 1 ? html`<p class="dir">${icon(direction === "right" ? "pass-right" : "pass-left")}<span>${say(`show-tamer-then-${direction ?? "left"}`)}</span></p>` : html`<p class="dir"><span>${say("show-tamer-last-card")}</span></p>`}`;
}

/** After the reveal: which way the packs go; after the last pick they are empty. */
function passing({ view }: TamerScene): TemplateResult {
  const { direction } = view.table;
  if (view.phase !== "draft") return html`<p class="dir"><span>${say("show-tamer-drafted-all")}</span></p>`;
  return html`<p class="dir">${icon(direction === "right" ? "pass-right" : "pass-left")}<span>${say(`show-tamer-pass-${direction ?? "left"}`)}</span></p>
    <p class="cards num">${say("show-tamer-then-pick", { pick: view.turn, picks: PICKS })}</p>`;
}

/** The rim with a pack before each seat; a pack that is passed slides on to the next one. */
export function rim({ view }: TamerScene, portrait: boolean): TemplateResult {
  const { packs, direction, left } = view.table;
  const seats = view.seats.length;
  const points = packPoints(seats, portrait);
  const arrows = direction === null ? [] : arrowPoints(seats, portrait);
  const turn = direction === "right" ? 180 : 0;
  const dealt = packs.map((owner, at) => ({ owner, point: points[at] })).sort((one, other) => one.owner - other.owner);
  return html`<svg class="rim" viewBox="${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}" aria-hidden="true">
    <path class="cloth" d=${OUTLINE} /><path class="track" d=${OUTLINE} />
    ${arrows.map(({ x, y, heading }) => svg`<path class="chev" transform="translate(${x} ${y}) rotate(${heading + turn})" d="M-7-10 5 0-7 10"/>`)}
    ${repeat(dealt, ({ owner }) => owner, ({ point }) => (point ? pack(point.x, point.y, left) : svg``))}
  </svg>`;
}

function pack(x: number, y: number, left: number): SVGTemplateResult {
  return svg`<g class="pack" ${vars({ "--x": `${x}px`, "--y": `${y}px` })}>${left > 1 ? svg`<rect x="-17" y="-16" width="28" height="38" rx="3"/>` : nothing}
    <rect x="-12" y="-19" width="28" height="38" rx="3"/><rect class="print" x="-9" y="-16" width="22" height="32" rx="1.5"/></g>`;
}
