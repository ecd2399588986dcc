/** The middle of the phone in Ambyria: what is under way, and the own emberscape with what lies face down in it, covered until held. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { AmbitElement, styles } from "../../element";
import { who } from "../../parts/glyph";
import { HoldOpen } from "../../seat/hold-open";
import type { Now } from "../../seat/phone";
import { say, speaker } from "../../words/say";
import { aimedAt } from "./does";
import own from "./phone-middle.css?inline";
import { tableOf } from "./phone-view";
import { slot } from "./slots";
import slotsStyle from "./slots.css?inline";
import { stack } from "./stack";
import stackStyle from "./stack.css?inline";
import { enough, lying, modeOf, rowOf, SLOTS } from "./types";

@customElement("ambit-ambyria-middle")
export class AmbyriaMiddle extends AmbitElement {
  static override styles = styles(slotsStyle, stackStyle, own);

  @property({ attribute: false }) now: Now | null = null;
  private readonly cover = new HoldOpen(this);

  protected override render(): TemplateResult | typeof nothing {
    const { now } = this;
    if (now === null) return nothing;
    if (now.view.phase === "setup") return heroes(now);
    const table = tableOf(now);
    return html`${table.chain.length > 0 ? stack(table.chain, now.view.seats) : nothing}${this.row(now, aimedAt(table.chain, now.me.seat))}`;
  }

  private row({ me }: Now, aimed: readonly number[]): TemplateResult {
    const row = rowOf(me);
    const mode = modeOf(me);
    return html`<section class="well" aria-label=${say("phone-ambyria-row")}>
      <h2>${say("phone-ambyria-row")}<span class="num">${say(enough(me) ? "phone-ambyria-enough" : "phone-ambyria-of", { count: lying(me), all: SLOTS })}</span></h2>
      <ol class="scape">${row.map((each) => slot(each, { aimed, open: this.cover.open }))}</ol>
      ${mode === null ? nothing : html`<p class="quiet">${say(`show-ambyria-rule-${mode}`)}</p>`}
      ${row.some(({ down }) => down) ? this.cover.key() : nothing}
    </section>`;
  }
}

/** Before the first turn: who has which hero. */
function heroes(now: Now): TemplateResult {
  const chosen = tableOf(now).heroes;
  return html`<ul class="heroes">${now.view.seats.map(({ seat, name }) => {
    const hero = chosen[seat];
    return html`<li>${who(seat, name)}<span class="voice ${hero ? "" : "quiet"}">${hero ? speaker.value.term("hero-ambyria", hero) : say("phone-ambyria-no-hero")}</span></li>`;
  })}</ul>`;
}
