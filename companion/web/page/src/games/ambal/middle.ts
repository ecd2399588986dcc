/** The middle of the duel: the cards of this turn, face down or revealed, the order of deciding, and the end. */

import { html, nothing, type TemplateResult } from "lit";

import { cardBack } from "../../parts/cards";
import { glyph, mark, who } from "../../parts/glyph";
import { icon } from "../../parts/icon";
import type { SeatView } from "../../wire";
import { say, speaker } from "../../words/say";
import { factsSince } from "../scene";
import { skills } from "./card-data";
import type { Told } from "./telling";
import type { AmbalScene, Revealed } from "./types";

/** The step in which a revealed card gets each of these states. */
const SETTLED: Readonly<Record<Revealed["state"], number>> = { open: 0, unpaid: 1, interrupted: 2, used: 3 };
const PLACING: readonly string[] = ["decide", "roll", "declare", "place"];

export function middle(scene: AmbalScene, told: Told | null): TemplateResult {
  const { view } = scene;
  if (told !== null && told.at !== null) return faces(scene, told.at);
  if (view.result) return over(scene);
  if (view.phase === "setup") return setup(scene);
  if (view.phase === "battle" && PLACING.includes(view.table.stage ?? "")) return html`${order(scene)}<div class="pair seats-${view.seats.length}">${around(view.seats).map(slot)}</div>`;
  return view.table.revealed.length > 0 ? faces(scene, null) : html`<p class="phase voice">${speaker.value.phase(view)}</p>`;
}

/** What was rolled this time: for the order of a turn, or for who drafts first. */
export function thrown({ view, facts }: AmbalScene): Map<number, number> {
  if (view.table.stage !== "roll") return new Map();
  const told = factsSince(facts, view.phase === "draft" ? "first" : "turn").filter(({ fact }) => fact === "rolled");
  const waiting = new Set(view.to_act);
  return new Map(told.map((fact) => [Number(fact["seat"]), Number(fact["value"])] as const).filter(([seat]) => !waiting.has(seat)));
}

function order({ view }: AmbalScene): TemplateResult | typeof nothing {
  const { order: seats } = view.table;
  if (seats.length === 0) return nothing;
  return html`<p class="order">${say("show-ambal-order")} ${seats.map((seat) => who(seat, speaker.value.seat(seat)))}</p>`;
}

/** In the order in which players sit around the table: the third is below the second. */
function around(seats: readonly SeatView[]): readonly SeatView[] {
  const [one, two, three, four] = seats;
  return one && two && three && four ? [one, two, four, three] : seats;
}

/** A card face down, or the place for one. */
function slot(one: SeatView): TemplateResult {
  const has = (flag: string): boolean => one.flags.includes(flag);
  const state = has("defeated") ? "out" : has("placed") ? "placed" : has("stopped") ? "stopped" : has("skips") ? "skips" : has("plays") ? "plays" : "decides";
  const lies = state === "placed" ? html`<div class="down">${cardBack()}</div>` : html`<div class="slot ${state}">${say(`show-ambal-slot-${state}`)}</div>`;
  return html`<div>${lies}<p>${who(one.seat, one.name)}<br /><span class="quiet">${say(`show-ambal-${state}`)}</span></p></div>`;
}

/** The revealed cards side by side; while the turn is shown step by step, what became of a card is hidden until its step. */
function faces({ view }: AmbalScene, at: number | null): TemplateResult {
  const cards = view.table.revealed.map((card) => (at !== null && at < SETTLED[card.state] ? { ...card, state: "open" as const } : card));
  return html`<div class="faces of-${cards.length} ${at === 0 ? "turning" : ""}">${cards.map((card) => face(card, view.seats.length))}</div>`;
}

/** A revealed card: whose it is, its cost, its target, and whether it counts. */
export function face({ seat, card, target, base, cost, state }: Revealed, seats: number): TemplateResult {
  const school = skills.value[card]?.school;
  const aim = target === null || (seats === 2 && target !== seat) ? nothing : html`<span>${icon("other")}${target === seat ? say("show-ambal-on-self") : html`${glyph(target)}${speaker.value.seat(target)}`}</span>`;
  const paid = base !== null && cost !== null && base !== cost ? html`<span>${say("show-ambal-cost-changed", { base, cost })}</span>` : nothing;
  const lost = state === "interrupted" || state === "unpaid" ? html`<span class="tag">${icon("halt")}${say(`show-ambal-state-${state}`)}</span>` : nothing;
  return html`<article class="sheet face ${state}" data-seat=${seat}><p class="by">${glyph(seat)}${speaker.value.seat(seat)}
      <span class="cost num">${icon("bolt")}${cost ?? base ?? "?"}</span></p>
    <h2>${speaker.value.card(card)}</h2>
    <p class="does">${school ? html`<span>${speaker.value.term("school-ambal", school)}</span>` : nothing}${aim}${paid}${lost}</p></article>`;
}

function over({ view }: AmbalScene): TemplateResult {
  const winners = view.result?.winners ?? [];
  const names = winners.map((seat) => html`<span class="hero" data-seat=${seat}>${glyph(seat)}${speaker.value.seat(seat)}</span>`);
  return html`<p class="phase voice">${say("show-ambal-over")}</p>
    <p class="heroes">${winners.length === 0 ? html`<span class="hero">${mark()}${say("show-ambal-nobody")}</span>` : names}</p>`;
}

/** Before the duel: who has entered a deck, as far as it is known. Its cards are hidden from the others. */
function setup({ view, facts }: AmbalScene): TemplateResult {
  const decks = new Set(facts.filter(({ fact }) => fact === "deck").map((fact) => fact["seat"]));
  return html`<div class="pair seats-${view.seats.length}">${view.seats.map((one) => html`<div><div class="down">${cardBack()}</div>
    <p>${who(one.seat, one.name)}<br /><span class="quiet">${say(decks.has(one.seat) ? "show-ambal-deck-entered" : "show-ambal-deck-cards", { count: one.counters["deck"] ?? 0 })}</span></p></div>`)}</div>`;
}
