/** Choosing several cards: from the player's own Library Deck by switches, or any card by name. `@set` carries them. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { faceWithKept } from "../../cards/face";
import "../../handheld/card-find";
import { icon } from "../../parts/icon";
import type { Now } from "../../seat/phone";
import { cardsByName, say, speaker } from "../../words/say";
import { isElite, skills } from "./card-data";
import { zone } from "./phone-view";
import own from "./phone-parts.css?inline";
import type { AmbalTable } from "./types";

@customElement("ambit-ambal-list")
export class CardList extends AmbitElement {
  static override styles = styles(own);

  @property({ attribute: false }) now!: Now;
  @property({ attribute: false }) cards: readonly string[] = [];
  /** The verb: `library` or `deal`. */
  @property() what = "";

  protected override watching(): readonly Watchable[] {
    return [skills];
  }

  protected override render(): TemplateResult {
    const known = this.what === "library" ? zone(this.now, "library") : [];
    if (known.length > 0) return html`<div class="chips">${known.map((card) => this.chip(card))}</div>`;
    return html`${this.cards.length > 0 ? html`<ul class="named">${this.cards.map((card) => html`<li><span class="voice">${speaker.value.card(card)}</span>
        <button class="key bare" type="button" aria-label=${say("phone-ambal-take-out", { what: speaker.value.card(card) })} @click=${() => this.flip(card)}>${icon("cross")}</button></li>`)}</ul>` : nothing}
      <ambit-card-find again .label=${say("phone-ambal-add-card")} .cards=${this.likely()} .says=${(id: string) => faceWithKept("ambal", id)} @set=${(event: CustomEvent<string>) => this.flip(event.detail)}></ambit-card-find>`;
  }

  private chip(card: string): TemplateResult {
    const chosen = this.cards.includes(card);
    return html`<button class="chip" type="button" aria-pressed=${chosen ? "true" : "false"} @click=${() => this.flip(card)}>${speaker.value.card(card)}
      ${isElite(card, skills.value) ? html` · ${say("show-ambal-elite")}` : nothing}</button>`;
  }

  /** The cards to offer: in the draft those of the player's own Schools; the table checks the choice. */
  private likely(): { id: string; name: string }[] {
    const { draft } = this.now.view.table as AmbalTable;
    const mine = draft?.schools[this.now.me.seat] ?? [];
    const fits = (card: string): boolean => {
      const school = skills.value[card]?.school;
      return !this.cards.includes(card) && (this.what !== "deal" || school === undefined || mine.includes(school));
    };
    return cardsByName(this.now.state.cards).filter(({ id }) => fits(id));
  }

  private flip(card: string): void {
    const next = this.cards.includes(card) ? this.cards.filter((one) => one !== card) : [...this.cards, card];
    this.dispatchEvent(new CustomEvent<string[]>("set", { detail: next }));
  }
}
