/** Moves through a game step by step, by dragging, keys or buttons. The event `step` carries the new step as its detail. */

import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { AmbitElement, styles } from "../element";
import { say } from "../words/say";
import { icon } from "./icon";
import own from "./scrubber.css?inline";

@customElement("ambit-scrubber")
export class Scrubber extends AmbitElement {
  static override styles = styles(own);

  @property() label = "";
  @property({ type: Number }) at = 0;
  /** The last step; steps are counted from 0. */
  @property({ type: Number }) last = 0;
  /** The text of the step, for screen readers. */
  @property() says = "";

  protected override render(): TemplateResult {
    return html`<div class="scrubber num">
      ${this.key(-1, "back", "page-step-back")}
      <input type="range" min="0" max=${this.last} step="1" .value=${String(this.at)} aria-label=${this.label}
        aria-valuetext=${this.says || String(this.at)} @input=${(event: InputEvent) => this.go(Number((event.target as HTMLInputElement).value))} />
      ${this.key(1, "next", "page-step-on")}
      <output>${this.at}<span class="quiet"> / ${this.last}</span></output>
    </div>`;
  }

  private key(by: number, drawn: "back" | "next", words: string): TemplateResult {
    const next = this.at + by;
    return html`<button class="key cloth" type="button" aria-label=${say(words)} ?disabled=${next < 0 || next > this.last}
      @click=${() => this.go(next)}>${icon(drawn)}</button>`;
  }

  private go(place: number): void {
    this.at = Math.max(0, Math.min(this.last, place));
    this.dispatchEvent(new CustomEvent<number>("step", { detail: this.at }));
  }
}
