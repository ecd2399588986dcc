/** Cards that only this player may see: covered, and drawn only while a finger (or a key) holds the cover open. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { AmbitElement, styles } from "../element";
import { icon } from "../parts/icon";
import { say, speaker } from "../words/say";
import own from "./hidden-cards.css?inline";

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
  @state() private open = false;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("visibilitychange", this.cover);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("visibilitychange", this.cover);
  }

  protected override render(): TemplateResult {
    return html`<section class="well" aria-label=${say("phone-eyes")}>
      <div class="head"><h2>${say("phone-eyes")}</h2>
        <button class="key cloth" type="button" aria-pressed=${this.open ? "true" : "false"} @pointerdown=${this.uncover} @pointerup=${this.cover}
          @pointercancel=${this.cover} @blur=${this.cover} @keydown=${this.typed} @keyup=${this.cover}
          @contextmenu=${(event: Event) => event.preventDefault()}>
          ${icon(this.open ? "unseen" : "eye")}${say(this.open ? "phone-let-go" : "phone-hold")}</button></div>
      ${this.open ? this.things.map((zone) => this.zone(zone)) : nothing}
    </section>`;
  }

  private zone({ zone, cards }: Hidden): TemplateResult {
    return html`<div><h3>${speaker.value.term("counter", zone)}<span class="num">${cards.length}</span></h3>
      ${cards.length > 0 ? html`<ul>${cards.map((card) => html`<li class="voice">${card}</li>`)}</ul>` : nothing}</div>`;
  }

  private readonly uncover = (event: PointerEvent): void => {
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.open = true;
  };

  private readonly typed = (event: KeyboardEvent): void => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    this.open = true;
  };

  private readonly cover = (): void => {
    this.open = false;
  };
}
