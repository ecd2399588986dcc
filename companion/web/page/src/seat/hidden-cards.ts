/** Cards that only this player may see: covered, and drawn only while a finger (or a key) holds the cover open. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { AmbitElement, styles } from "../element";
import { say, speaker } from "../words/say";
import own from "./hidden-cards.css?inline";
import { HoldOpen } from "./hold-open";

export interface Hidden {
  /** The zone, as the view calls it. */
  zone: string;
  /** Names of cards. */
  cards: readonly string[];
}

@customElement("ambit-hidden-cards")
export class HiddenCards extends AmbitElement {
  static override styles = styles(own);

  @property({ attribute: false }) things: readonly Hidden[] = [];
  private readonly cover = new HoldOpen(this);

  protected override render(): TemplateResult {
    return html`<section class="well" aria-label=${say("phone-eyes")}>
      <div class="head"><h2>${say("phone-eyes")}</h2>
        ${this.cover.key()}</div>
      ${this.cover.open ? this.things.map((zone) => this.zone(zone)) : nothing}
    </section>`;
  }

  private zone({ zone, cards }: Hidden): TemplateResult {
    return html`<div><h3>${speaker.value.term("counter", zone)}<span class="num">${cards.length}</span></h3>
      ${cards.length > 0 ? html`<ul>${cards.map((card) => html`<li class="voice">${card}</li>`)}</ul>` : nothing}</div>`;
  }
}
