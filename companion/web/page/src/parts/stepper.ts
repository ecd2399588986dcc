/** A number to be set with two buttons, down and up; held down, they repeat. `<ambit-stepper label="…" .value=${3} @set=${…}>`. */

import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { AmbitElement, styles } from "../element";
import { say } from "../words/say";
import { icon } from "./icon";
import own from "./stepper.css?inline";

const HOLD = 400;
const RUN = 90;

/** The event `set` carries the new number as its detail. */
@customElement("ambit-stepper")
export class Stepper extends AmbitElement {
  static override styles = styles(own);

  @property() label = "";
  @property({ type: Number }) value = 0;
  @property({ type: Number }) min = 0;
  @property({ type: Number }) max = 999;
  @property({ type: Boolean }) disabled = false;

  private timer: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.release();
  }

  protected override render(): TemplateResult {
    return html`<div class="stepper num" role="group" aria-label=${this.label}>
      ${this.key(-1, "minus", "page-one-less")}
      <output aria-live="polite">${this.value}</output>
      ${this.key(1, "plus", "page-one-more")}
    </div>`;
  }

  private key(by: number, drawn: "minus" | "plus", words: string): TemplateResult {
    const end = this.disabled || (by < 0 ? this.value <= this.min : this.value >= this.max);
    return html`<button class="key" type="button" ?disabled=${end} aria-label=${say(words, { what: this.label })}
      @pointerdown=${() => this.hold(by)} @pointerup=${this.release} @pointerleave=${this.release} @pointercancel=${this.release}
      @click=${(event: MouseEvent) => event.detail === 0 && this.step(by)}>${icon(drawn)}</button>`;
  }

  /** Pointers step when they go down; a keyboard comes as a click without a pointer. */
  private hold(by: number): void {
    this.step(by);
    const run = (): void => {
      this.step(by);
      this.timer = setTimeout(run, RUN);
    };
    this.timer = setTimeout(run, HOLD);
  }

  private readonly release = (): void => clearTimeout(this.timer);

  private step(by: number): void {
    const next = Math.max(this.min, Math.min(this.max, this.value + by));
    if (next === this.value || this.disabled) return;
    this.value = next;
    this.dispatchEvent(new CustomEvent<number>("set", { detail: next }));
  }
}
