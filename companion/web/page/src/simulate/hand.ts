/** The real cards of a seat. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { faceOf } from "../cards/face";
import type { Watchable } from "../cell";
import { styles } from "../element";
import { gameCards, learnGameCards } from "../games/game-cards";
import { store } from "../table";
import { vars } from "../vars";
import { say, speaker } from "../words/say";
import { Carrier } from "./carrier";
import own from "./hand.css?inline";

/** The most cards in a row: more would be too narrow for their names, so there is another row. */
const MOST_ACROSS = 5;

@customElement("simulate-hand")
export class Hand extends Carrier {
  static override styles = styles(own);

  /** The names of the cards; null if the table does not know them. */
  @property({ attribute: false }) cards: readonly string[] | null = null;
  @property({ type: Boolean }) covered = false;

  protected override watching(): readonly Watchable[] {
    return [...super.watching(), gameCards];
  }

  protected override willUpdate(): void {
    learnGameCards();
  }

  protected override render(): TemplateResult {
    const { cards } = this;
    if (cards === null) return this.anyCard();
    return html`<div class="cards" role="toolbar" aria-label=${say("simulate-hand", { seat: this.seat })} ${vars({ "--across": across(cards.length) })}
      @keydown=${this.roving.keyed} @focusin=${this.roving.entered}>
      ${cards.map((card, place) => this.card(card, place, cards.length))}
      ${cards.length === 0 ? html`<p>${say("simulate-hand-empty")}</p>` : nothing}
    </div>`;
  }

  private card(card: string, place: number, of: number): TemplateResult {
    const name = speaker.value.card(card);
    const says = this.says(card);
    // What is read aloud begins with what stands on the card.
    const told = say(this.covered ? "simulate-card-covered" : "simulate-card", { card: says ? `${name} ${says}` : name, place: place + 1, of });
    const face = this.covered ? html`<span class="turned" aria-hidden="true"></span>` : html`<b>${name}</b> ${says ? html`<small>${says}</small>` : nothing}`;
    return this.thing({ card, seat: this.seat, place }, place, "card", told, face);
  }

  /** What is known of the card, unless it lies face down. */
  private says(card: string): string {
    return this.covered ? "" : faceOf(store.state.value?.view.game ?? "", card);
  }

  /** The cards are not known here, so any card of the game can be held to the reader. */
  private anyCard(): TemplateResult {
    const cards = Object.entries(store.state.value?.cards ?? {}).sort(([, one], [, other]) => one.localeCompare(other));
    return html`<p class="any">${say(cards.length === 0 ? "simulate-no-cards" : "simulate-any-card")}</p>
      <div class="cards every" role="toolbar" aria-label=${say("simulate-any-card")} @keydown=${this.roving.keyed} @focusin=${this.roving.entered}>
        ${cards.map(([id], place) => this.card(id, place, cards.length))}</div>`;
  }
}

/** How many cards per row, so that all rows are about equally long. */
export function across(count: number): number {
  const rows = Math.max(1, Math.ceil(count / MOST_ACROSS));
  return Math.max(1, Math.ceil(count / rows));
}
