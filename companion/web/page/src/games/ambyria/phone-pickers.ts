/** Pointing at cards in an emberscape, and naming cards that lie elsewhere. */

import { html, nothing, type TemplateResult } from "lit";

import { faceWithKept } from "../../cards/face";
import "../../handheld/card-find";
import { cardBack } from "../../parts/cards";
import { icon } from "../../parts/icon";
import { ownHand } from "../../seat/fields";
import type { Now } from "../../seat/phone";
import { cardsByName, say, seatName } from "../../words/say";
import { cardName, named } from "./slots";
import { rowOf, UNKNOWN } from "./types";

/** The row of a seat, each card of it to be touched. `fitting`: the places that may be chosen, null for all; one of a list takes the place of another. */
export function slotsPicker(now: Now, seat: number, chosen: readonly number[], fitting: readonly number[] | null, set: (slots: number[]) => void): TemplateResult {
  const one = now.view.seats.find((each) => each.seat === seat);
  if (!one) return html``;
  const flip = (place: number): void =>
    set(fitting !== null ? [place] : chosen.includes(place) ? chosen.filter((each) => each !== place) : [...chosen, place].sort((a, b) => a - b));
  return html`<div class="scape pick" role="group" aria-label=${say("phone-ambyria-row-of", { seat, name: seatName(one.name, seat - 1) })}>
    ${rowOf(one).filter(({ card }) => card !== null).map(({ place, card, down }) => html`<button type="button" class="pc ${down ? "down" : "up"} ${chosen.includes(place) ? "aimed" : ""}"
      aria-pressed=${chosen.includes(place) ? "true" : "false"} ?disabled=${fitting !== null && !fitting.includes(place)}
      aria-label=${say(down ? "show-ambyria-slot-down" : "show-ambyria-slot", { place, name: cardName(card ?? UNKNOWN) })}
      @click=${() => flip(place)}>${down ? cardBack() : named(cardName(card ?? UNKNOWN))}</button>`)}
  </div>`;
}

/** Cards by their names, one after the other; one that nobody names stands for any. */
export function cardsPicker(now: Now, label: string, chosen: readonly string[], set: (cards: string[]) => void): TemplateResult {
  return html`<ul class="named-cards">${chosen.map((card, place) => html`<li><span class="voice">${cardName(card)}</span>
      <button class="key bare" type="button" aria-label=${say("phone-ambyria-card-out", { name: cardName(card) })}
        @click=${() => set(chosen.filter((_, at) => at !== place))}>${icon("cross")}</button></li>`)}</ul>
    ${cardFind(now, label, null, () => true, (card) => (card === null ? undefined : set([...chosen, card])))}`;
}

/** One card: those in the own hand first, and last the one that the table is not told. */
export function cardFind(now: Now, label: string, value: string | null, fits: (card: string) => boolean, set: (card: string | null) => void): TemplateResult {
  const held = new Set(ownHand(now));
  const all = cardsByName(now.state.cards);
  const ordered = [...all.filter(({ id }) => held.has(id)), ...all.filter(({ id }) => !held.has(id))];
  const cards = [...ordered, { id: UNKNOWN, name: say("phone-ambyria-not-told") }].filter(({ id }) => fits(id));
  return html`<ambit-card-find .label=${label} .cards=${cards} .value=${value} .beside=${(id: string) => (held.has(id) ? say("phone-in-your-hand") : "")} .says=${(id: string) => faceWithKept(now.view.game, id)}
      @set=${(event: CustomEvent<string | null>) => set(event.detail)}></ambit-card-find>
    ${fits(UNKNOWN) && value !== UNKNOWN ? html`<button class="chip" type="button" @click=${() => set(UNKNOWN)}>${icon("unseen")}${say("phone-ambyria-not-told")}</button>` : nothing}`;
}
