/** Every card of the game that this table knows; a press opens its text. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { AmbitElement, styles } from "../element";
import { search } from "../handheld/search";
import { icon } from "../parts/icon";
import { say, sayMessage, speaker } from "../words/say";
import type { CardInfo, CardsInfo } from "./requests";
import own from "./list.css?inline";
import { packOf } from "./pack";
import { summary } from "./card-text";
import "./teach";

@customElement("ambit-card-list")
export class CardList extends AmbitElement {
  static override styles = styles(own);

  @property({ attribute: false }) info!: CardsInfo;
  @state() private typed = "";
  /** The card that is open; "" is a new one. */
  @state() private open: string | null = null;

  protected override render(): TemplateResult {
    const found = search(this.info.cards.map((card) => ({ ...card, name: speaker.value.named(card.name) })), this.typed);
    const counts = { found: found.length, cards: this.info.cards.length };
    const { tags } = this.info;
    return html`<div class="head">
        <label class="labelled">${say("cards-page-search")}<input class="input" type="search" autocomplete="off"
          placeholder=${say("hand-find-part")} .value=${this.typed}
          @input=${(event: Event) => (this.typed = (event.target as HTMLInputElement).value)} /></label>
        <button class="key" type="button" @click=${() => (this.open = "")}>${icon("plus")}${say("cards-page-new")}</button>
      </div>
      ${this.open === null ? nothing : this.teach()}
      <p class="quiet small" role="status">${tags === null ? say("cards-page-found-cards", counts) : say("cards-page-found", { ...counts, tags })}</p>
      <ul class="well">${found.map((card) => this.card(card))}</ul>
      ${Object.entries(this.info.unfit).map(([id, words]) => html`<p
        class="wrong">${icon("raise")}<span><b>${id}</b>: ${sayMessage(words)}</span></p>`)}`;
  }

  private card(card: CardInfo): TemplateResult {
    return html`<li><button type="button" aria-pressed=${card.id === this.open ? "true" : "false"} @click=${() => (this.open = card.id)}>
      <span class="name voice">${card.name}</span><span class="quiet says">${summary(card.says, this.info) || say("cards-page-says-nothing")}</span>
      <span class="quiet">${packOf(this.info, card.pack)}</span><span
        class="quiet num">${card.tags === null ? nothing : say("cards-page-registered-count", { tags: card.tags })}</span></button></li>`;
  }

  private teach(): TemplateResult {
    return html`<ambit-teach .info=${this.info} card=${this.open ?? ""} @closed=${() => (this.open = null)}
      @taught=${this.taught}></ambit-teach>`;
  }

  private readonly taught = (): void => {
    this.open = null;
    this.dispatchEvent(new CustomEvent("changed"));
  };
}
