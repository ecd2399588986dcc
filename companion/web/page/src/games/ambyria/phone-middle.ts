/** The middle of the phone in Ambyria: what is under way, and the own emberscape with what lies face down in it, covered until held. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { AmbitElement, styles } from "../../element";
import { who } from "../../parts/glyph";
import { icon } from "../../parts/icon";
import type { Now } from "../../seat/phone";
import { store } from "../../table";
import { say, speaker } from "../../words/say";
import own from "./phone-middle.css?inline";
import { tableOf } from "./phone-view";
import { slot } from "./slots";
import slotsStyle from "./slots.css?inline";
import { aimedAt, stack } from "./stack";
import stackStyle from "./stack.css?inline";
import { enough, lying, modeOf, rowOf, SLOTS } from "./types";

@customElement("ambit-ambyria-middle")
export class AmbyriaMiddle extends AmbitElement {
  static override styles = styles(slotsStyle, stackStyle, own);

  @property({ attribute: false }) now: Now | null = null;
  @state() private open = false;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("visibilitychange", this.cover);
    addEventListener("blur", this.cover);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("visibilitychange", this.cover);
    removeEventListener("blur", this.cover);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { now } = this;
    if (now === null) return nothing;
    if (now.view.phase === "setup") return heroes(now);
    const table = tableOf(now);
    const facts = store.news.all.map(({ fact }) => fact);
    return html`${table.chain.length > 0 ? stack(table, facts, now.view.seats) : nothing}${this.row(now, aimedAt(table, facts, now.me.seat))}`;
  }

  private row({ me }: Now, aimed: readonly number[]): TemplateResult {
    const row = rowOf(me);
    const mode = modeOf(me);
    return html`<section class="well" aria-label=${say("phone-ambyria-row")}>
      <h2>${say("phone-ambyria-row")}<span class="num">${say(enough(me) ? "phone-ambyria-enough" : "phone-ambyria-of", { count: lying(me), all: SLOTS })}</span></h2>
      <ol class="scape">${row.map((each) => slot(each, { aimed, open: this.open }))}</ol>
      ${mode === null ? nothing : html`<p class="quiet">${say(`show-ambyria-rule-${mode}`)}</p>`}
      ${row.some(({ down }) => down) ? this.hold() : nothing}
    </section>`;
  }

  private hold(): TemplateResult {
    return html`<button class="key cloth" type="button" aria-pressed=${this.open ? "true" : "false"} @pointerdown=${this.uncover} @pointerup=${this.cover}
      @pointercancel=${this.cover} @blur=${this.cover} @keydown=${this.typed} @keyup=${this.cover} @contextmenu=${(event: Event) => event.preventDefault()}>
      ${icon(this.open ? "unseen" : "eye")}${say(this.open ? "phone-let-go" : "phone-hold")}</button>`;
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

  private readonly cover = (): void => void (this.open = false);
}

/** Before the first turn: who has which hero. */
function heroes(now: Now): TemplateResult {
  const chosen = tableOf(now).heroes;
  return html`<ul class="heroes">${now.view.seats.map(({ seat, name }) => {
    const hero = chosen[seat];
    return html`<li>${who(seat, name)}<span class="voice ${hero ? "" : "quiet"}">${hero ? speaker.value.term("hero-ambyria", hero) : say("phone-ambyria-no-hero")}</span></li>`;
  })}</ul>`;
}
