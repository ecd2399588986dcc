/** The player's own deck before the duel: a saved one, or card by card; the game says at once what is wrong. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { post } from "../../api";
import type { DeckInfo, Verdict } from "../../cards/requests";
import { cardsIn } from "../../cards/deck";
import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import "../../handheld/card-find";
import { icon } from "../../parts/icon";
import type { Now } from "../../seat/phone";
import { cardsByName, say, sayMessage, speaker } from "../../words/say";
import { isElite, learnDecks, savedDecks, skills } from "./card-data";
import own from "./phone-parts.css?inline";

@customElement("ambit-ambal-deck")
export class DeckField extends AmbitElement {
  static override styles = styles(own);

  @property({ attribute: false }) now!: Now;
  @property({ attribute: false }) cards: readonly string[] = [];
  /** `battle` or `library`. */
  @property() pile = "battle";
  /** The other of the two decks of an Advanced duel; null if there is only one. */
  @property({ attribute: false }) other: readonly string[] | null = null;
  @state() private verdict: Verdict | null = null;
  private asking = 0;

  protected override watching(): readonly Watchable[] {
    return [skills, savedDecks];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    learnDecks();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("cards") || changed.has("other")) void this.check();
  }

  protected override render(): TemplateResult {
    const find = cardsByName(this.now.state.cards).filter(({ id }) => !this.cards.includes(id) && !this.other?.includes(id));
    return html`${this.kept()}
      <p class="num count">${icon("deck")}${say("phone-ambal-deck-count", { count: this.cards.length })}</p>${this.judged()}
      <ul class="named">${this.cards.map((card) => this.line(card))}</ul>
      <ambit-card-find again .label=${say("phone-ambal-add-card")} .cards=${find} .beside=${(id: string) => this.about(id)}
        @set=${(event: CustomEvent<string>) => this.tell([...this.cards, event.detail])}></ambit-card-find>`;
  }

  private kept(): TemplateResult | typeof nothing {
    const decks = savedDecks.value.filter((deck) => this.of(deck).length > 0);
    if (decks.length === 0) return nothing;
    return html`<div class="chips" role="group" aria-label=${say("phone-ambal-saved")}>${decks.map((deck) => html`<button class="chip" type="button"
      @click=${() => this.tell(this.of(deck))}>${deck.name}</button>`)}</div>`;
  }

  private of({ piles }: DeckInfo): readonly string[] {
    return Array.isArray(piles) ? (this.pile === "battle" ? piles : []) : cardsIn(piles, this.pile);
  }

  private line(card: string): TemplateResult {
    const name = speaker.value.card(card);
    return html`<li><span class="voice">${name}</span><span class="quiet">${this.about(card)}</span>
      <button class="key bare" type="button" aria-label=${say("phone-ambal-take-out", { what: name })} @click=${() => this.tell(this.cards.filter((one) => one !== card))}>${icon("cross")}</button></li>`;
  }

  private about(card: string): string {
    const school = skills.value[card]?.school;
    return [school ? speaker.value.term("school-ambal", school) : "", isElite(card, skills.value) ? say("show-ambal-elite") : ""].filter((word) => word).join(", ");
  }

  private judged(): TemplateResult | typeof nothing {
    if (this.verdict === null) return nothing;
    return html`<p class="judged" role="status">${this.verdict.message === null ? html`${icon("check")}${say("phone-ambal-deck-good")}` : html`${icon("raise")}${sayMessage(this.verdict.message)}`}</p>`;
  }

  /** The same check as on the page of cards; only the answer to the newest request is shown. */
  private async check(): Promise<void> {
    const mine = ++this.asking;
    const asked = { game: this.now.view.game, piles: this.piles(), mode: this.now.view.mode };
    const verdict = !this.judges || this.cards.length + (this.other?.length ?? 0) === 0 ? null : await post<Verdict>("/api/cards/deck/check", asked).catch(() => null);
    if (mine === this.asking) this.verdict = verdict;
  }

  /** Two decks are checked together; the answer is shown below the second. */
  private get judges(): boolean {
    return this.other === null || this.pile === "library";
  }

  private piles(): readonly string[] | Record<string, readonly string[]> {
    return this.other === null ? this.cards : { battle: this.other, library: this.cards };
  }

  private tell(cards: readonly string[]): void {
    this.dispatchEvent(new CustomEvent<readonly string[]>("set", { detail: cards }));
  }
}
