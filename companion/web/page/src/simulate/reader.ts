/** A card reader: waiting, with a card on it, without an answer, or ready for the card that was picked up. */

import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import type { Watchable } from "../cell";
import { AmbitElement, styles } from "../element";
import { icon } from "../parts/icon";
import { store } from "../table";
import { say, speaker } from "../words/say";
import { deadReader } from "./drawings";
import { carried, held, landingAt, offer } from "./held";
import { down, deviceName } from "./devices";
import own from "./reader.css?inline";
import { drop, lift, onReaders } from "./touch";

type Look = "dead" | "ready" | "card" | "wait" | "idle";

@customElement("simulate-reader")
export class Reader extends AmbitElement {
  static override styles = styles(own);
  static override shadowRootOptions = { ...AmbitElement.shadowRootOptions, delegatesFocus: true };

  @property({ type: Number }) seat = 0;
  /** The game awaits a card here. */
  @property({ type: Boolean }) waiting = false;
  @property({ type: Number }) stop = 0;

  private withdraw: (() => void) | undefined;

  protected override watching(): readonly Watchable[] {
    return [store.state, held, carried, onReaders.seen];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.withdraw = offer(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.withdraw?.();
  }

  protected override render(): TemplateResult {
    const look = this.look;
    return html`<button class="nfc ${look} ${this.under ? "under" : ""}" type="button" tabindex=${this.stop} aria-label=${this.told(look)} @click=${this.touched}>
      ${look === "card" ? this.card() : look === "dead" ? deadReader() : icon("reader")}
      <span>${this.word(look)}</span>
    </button>`;
  }

  private get look(): Look {
    if (down(store.state.value?.devices ?? {}, this.seat, "reader") !== null) return "dead";
    if (held.value !== null || carried.value !== null) return "ready";
    if (onReaders.seen.value.has(this.seat)) return "card";
    return this.waiting ? "wait" : "idle";
  }

  /** A card is being dragged over it. */
  private get under(): boolean {
    const finger = carried.value;
    return finger !== null && landingAt(finger.x, finger.y) === this;
  }

  private card(): TemplateResult {
    return html`<b class="voice">${this.cardName}</b>`;
  }

  private get cardName(): string {
    const on = onReaders.seen.value.get(this.seat);
    return on === undefined ? "" : speaker.value.card(on.card);
  }

  private word(look: Look): string {
    if (look === "card" && onReaders.seen.value.get(this.seat)?.stays) return say("simulate-reader-lift");
    return say(`simulate-reader-${look}`);
  }

  private told(look: Look): string {
    const seen = look === "card" ? `${this.cardName} ${this.word(look)}` : this.word(look);
    return say("simulate-told", { seen, told: say("simulate-reader-told", { device: deviceName(this.seat, "reader"), look }) });
  }

  private touched(): void {
    if (held.value !== null) return drop(this.seat);
    if (onReaders.seen.value.get(this.seat)?.stays) return lift(this.seat);
    this.dispatchEvent(new CustomEvent("wants-card", { bubbles: true, composed: true }));
  }
}
