/** The creature that is being summoned: its formation, its rank, and where it fits. */

import { html, nothing, type TemplateResult } from "lit";

import { say } from "../../words/say";
import { cardOf, type Entry, placesOf, rankOf, type Spot } from "./entry";
import { rankName } from "./piece";
import { picture } from "./picture";

/** `another`: what a touch on "another card" does; without it the card was tapped on a reader. */
export function tapped(spot: Spot, entry: Entry, another?: () => void): TemplateResult {
  const card = cardOf(spot, entry);
  const rank = rankOf(spot, entry);
  const name = card?.name ?? (entry.card === undefined ? say("show-tash-some-creature") : entry.card);
  return html`<div class="sheet tapped ${card?.form ? "" : "bare"}">${card ? picture(card) : nothing}
    <div><h3>${name}</h3><p>${rank ? rankName(rank) : nothing}${rank && fits(spot, entry) ? ", " : ""}${fits(spot, entry)}</p></div>
    ${another ? html`<button class="key cloth" type="button" @click=${another}>${say("show-tash-another")}</button>` : nothing}</div>`;
}

export function fits(spot: Spot, entry: Entry): string {
  const places = placesOf(spot, entry);
  if (places === null) return "";
  const squares = [...new Set(places.map(({ at }) => at))];
  return squares.length === 0 ? say("show-tash-fits-nowhere") : say("show-tash-fits-on", { count: squares.length, squares: listed(squares) });
}

export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : say("show-tash-list", { first: words.slice(0, -1).join(", "), last });
}
