/** Cards to choose from, each with its formation, so that a card in the hand is found by its picture. */

import { html, nothing, type TemplateResult } from "lit";

import { search } from "../../handheld/search";
import { icon } from "../../parts/icon";
import { say } from "../../words/say";
import { type Card, creaturesFor, isLegend, kindOf, ofKind, schoolsOf } from "./cards";
import type { Desk } from "./desk";
import { type Spot } from "./entry";
import { rankName, schoolName } from "./piece";
import { picture } from "./picture";

/** More than so many, and they can be found by name. */
const MANY = 12;

/** The creatures that this player can hold, those in a simulated hand first. */
export function creaturesOf({ view, seat, cards, held }: Spot): Card[] {
  const all = creaturesFor(cards, view.table.schools[seat] ?? null);
  return [...all.filter(({ id }) => held.includes(id)), ...all.filter(({ id }) => !held.includes(id))];
}

export const beingsOf = (spot: Spot): Card[] => creaturesOf(spot).filter((card) => !isLegend(card));
export const flaresOf = ({ cards, held }: Spot): Card[] => {
  const all = ofKind(cards, "flare");
  return [...all.filter(({ id }) => held.includes(id)), ...all.filter(({ id }) => !held.includes(id))];
};

export function cardList(spot: Spot, desk: Desk, cards: readonly Card[], chosen: string | undefined, choose: (card: Card) => void): TemplateResult {
  const found = desk.typed === "" ? cards : search(cards, desk.typed);
  return html`${cards.length > MANY ? html`<label class="labelled">${say("show-tash-find-card")}<input class="input" type="search" autocomplete="off" spellcheck="false"
      .value=${desk.typed} @input=${(event: InputEvent) => desk.search((event.target as HTMLInputElement).value)} /></label>` : nothing}
    ${found.length === 0 ? html`<p class="quiet" role="status">${say(cards.length === 0 ? "show-tash-no-cards" : "show-tash-no-such-card")}</p>` : nothing}
    <ul class="cards">${found.map((card) => html`<li><button class="card-key" type="button" aria-pressed=${card.id === chosen ? "true" : "false"} @click=${() => choose(card)}>
      ${picture(card)}<span><b>${card.name}</b><small>${about(spot, card)}</small></span>${card.id === chosen ? icon("check") : nothing}</button></li>`)}</ul>`;
}

/** Rank of a creature, numbers of a flare, and where the card is known to be. */
function about({ view, seat, held, cards }: Spot, card: Card): string {
  const { decks } = view.table;
  const own = view.seats.find((one) => one.seat === seat)?.zones["discard"];
  const gone = [...(Array.isArray(own) ? own : []), ...decks.legends.discard, ...decks.flares.discard].map(String).includes(card.id);
  const where = held.includes(card.id) ? say("phone-in-your-hand") : gone ? say("show-tash-discarded") : "";
  const what = kindOf(card) === "flare" ? numbersOf(card) : card.rank ? rankName(card.rank) : "";
  const school = card.school && !view.table.schools[seat] && schoolsOf(cards).length > 1 ? schoolName(card.school) : "";
  return [what, school, where].filter((part) => part !== "").join(", ");
}

function numbersOf({ upper, lower }: Card): string {
  return say("show-tash-flare-numbers", { upper: upper?.n ?? say("phone-none"), lower: lower?.n ?? say("phone-none") });
}
