/** The worksheet for a card without data: a line for each step, likely effects as buttons. `@set` carries the effects. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { AmbitElement, styles } from "../../element";
import { icon } from "../../parts/icon";
import { say } from "../../words/say";
import { DRAWN } from "./strip";
import { begun, type Effect, type Effects, isLasting, LIKELY, replaced, stepOf, without, WORDS } from "./worksheet";
import own from "./worksheet.css?inline";
import "./worksheet-row";

const ENTERED = [2, 3, 4, 5, 6, 7];
/** Effects that need a partner. */
const FOR_TWO = ["resurrect"];

@customElement("ambit-ambal-worksheet")
export class Worksheet extends AmbitElement {
  static override styles = styles(own);

  @property({ attribute: false }) effects: Effects = [];
  @property({ attribute: false }) seats: readonly number[] = [];

  protected override render(): TemplateResult {
    return html`<div class="lines">${ENTERED.map((step) => this.line(step))}</div>`;
  }

  private line(step: number): TemplateResult {
    const words = (WORDS[step] ?? []).filter((word) => this.seats.length > 2 || !FOR_TWO.includes(word));
    const name = say(`show-ambal-step-${step}`);
    return html`<section role="group" aria-label=${name}>
      <h3><span class="n">${step}</span>${icon(DRAWN[step - 1] ?? "bolt")}${name}</h3>
      ${this.effects.map((effect, place) => (stepOf(effect) === step ? this.row(effect, place) : nothing))}
      <div class="chips">${words.slice(0, LIKELY[step]).map((word) => this.word(word))}</div>
      ${words.length > (LIKELY[step] ?? 0) ? html`<details><summary>${say("phone-ambal-more-words")}</summary><div class="chips">${words.slice(LIKELY[step]).map((word) => this.word(word))}</div></details>` : nothing}
    </section>`;
  }

  private word(word: string): TemplateResult {
    return html`<button class="chip" type="button" @click=${() => this.tell([...this.effects, begun(word)])}>${icon("plus")}${say(`phone-ambal-op-${word}`)}</button>`;
  }

  private row(effect: Effect, place: number): TemplateResult {
    return html`<ambit-ambal-row .effect=${effect} .seats=${this.seats} ?lasting=${isLasting(this.effects)}
      @set=${(event: CustomEvent<Effect>) => this.tell(replaced(this.effects, place, event.detail))}
      @gone=${() => this.tell(without(this.effects, place))}></ambit-ambal-row>`;
  }

  private tell(effects: Effects): void {
    this.dispatchEvent(new CustomEvent<Effects>("set", { detail: effects }));
  }
}
