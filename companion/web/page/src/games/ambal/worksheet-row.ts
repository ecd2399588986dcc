/** One effect on the worksheet: a sentence that describes it, the likely questions, and the others behind "More details". */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { AmbitElement, styles } from "../../element";
import { type Choice, chips, chipsOfMany } from "../../parts/choices";
import { icon } from "../../parts/icon";
import "../../parts/stepper";
import { effectMessage } from "../../words/effect";
import { say, sayMessage, speaker } from "../../words/say";
import { CONDITIONS, SCHOOLS, SIDES, TYPES } from "./types";
import { begun, type Effect, replaced, without, wordOf } from "./worksheet";
import { type Ask, asks } from "./worksheet-asks";
import own from "./worksheet.css?inline";

/** Operations that the next skill may also do. */
const INNER = ["damage", "heal", ...CONDITIONS, "draw", "gain-energy", "lose-energy"];
const INNER_MORE = ["reduce-damage", "remove-condition", "remove-curse", "remove-boon", "discard", "extend", "gain-max", "lose-max", "other"];
const TEXT = 120;

@customElement("ambit-ambal-row")
export class Row extends AmbitElement {
  static override styles = styles(own);

  @property({ attribute: false }) effect: Effect = { op: "damage" };
  @property({ attribute: false }) seats: readonly number[] = [];
  /** The card is a Boon or Curse, so this effect may start later or last for rounds. */
  @property({ type: Boolean }) lasting = false;
  /** The effect is inside another effect, and holds no further ones. */
  @property({ type: Boolean }) inner = false;

  protected override render(): TemplateResult {
    const name = say(`phone-ambal-op-${wordOf(this.effect)}`);
    const all = asks(this.effect, { seats: this.seats, lasting: this.lasting, inner: this.inner });
    const more = all.filter((ask) => ask.more);
    return html`<div class="row" role="group" aria-label=${name}>
      <p class="named"><span class="voice" role="status">${sayMessage(effectMessage("ambal", { ...this.effect }))}</span><button class="key bare" type="button" aria-label=${say("phone-ambal-take-out", { what: name })}
        @click=${() => this.dispatchEvent(new CustomEvent("gone"))}>${icon("cross")}</button></p>
      ${all.filter((ask) => !ask.more).map((ask) => this.asked(ask))}${this.also()}
      ${more.length > 0 ? html`<details><summary>${say("phone-ambal-more")}</summary>${more.map((ask) => this.asked(ask))}</details>` : nothing}
    </div>`;
  }

  private asked(ask: Ask): TemplateResult {
    const label = say(`phone-ambal-${ask.name}`);
    if (ask.kind === "text") return html`<label class="labelled">${label}<input class="input" maxlength=${TEXT} .value=${ask.now} @change=${(event: Event) => this.tell(ask.tap((event.target as HTMLInputElement).value))} /></label>`;
    return html`<div class="asked"><span>${label}</span>${this.answers(ask, label)}</div>`;
  }

  private answers(ask: Exclude<Ask, { kind: "text" }>, label: string): TemplateResult {
    if (ask.kind === "count") return html`<ambit-stepper .label=${label} .value=${ask.now} min=${ask.least} max=${ask.most} @set=${(event: CustomEvent<number>) => this.tell(ask.tap(event.detail))}></ambit-stepper>`;
    if (ask.kind === "some") return chipsOfMany(label, ask.values.map((value) => ({ value, says: answer(ask.name, value) })), ask.now, (value) => this.tell(ask.tap(value)));
    return chips(label, ask.values.map((value): Choice<string | number> => ({ value, says: answer(ask.name, value) })), ask.now, (value) => this.tell(ask.tap(value)));
  }

  /** What the next skill also does: effects without further effects in them. */
  private also(): TemplateResult | typeof nothing {
    const { effects } = this.effect;
    if (effects === undefined) return nothing;
    const word = (one: string): TemplateResult => html`<button class="chip" type="button" @click=${() => this.within([...effects, begun(one, true)])}>${icon("plus")}${say(`phone-ambal-op-${one}`)}</button>`;
    return html`<div class="inner"><p class="quiet">${say("phone-ambal-inner")}</p>
      ${effects.map((effect, place) => html`<ambit-ambal-row inner .effect=${effect} .seats=${this.seats}
        @set=${(event: CustomEvent<Effect>) => this.within(replaced(effects, place, event.detail))} @gone=${() => this.within(without(effects, place))}></ambit-ambal-row>`)}
      <div class="chips">${INNER.map(word)}</div>
      <details><summary>${say("phone-ambal-more-words")}</summary><div class="chips">${INNER_MORE.map(word)}</div></details></div>`;
  }

  private within(effects: Effect[]): void {
    this.tell({ ...this.effect, effects });
  }

  private tell(effect: Effect): void {
    this.dispatchEvent(new CustomEvent<Effect>("set", { detail: effect }));
  }
}

const isIn = (all: readonly string[], value: string | number): boolean => all.includes(String(value));

/** The text of an answer: a name of the game, a seat, or a word of this worksheet. */
function answer(ask: string, value: string | number): string {
  if (typeof value === "number") return speaker.value.seat(value);
  if (ask === "match-types" && isIn(TYPES, value)) return speaker.value.term("types-ambal", value);
  if (isIn(SIDES, value)) return speaker.value.term("sides-ambal", value);
  if (isIn(SCHOOLS, value)) return speaker.value.term("school-ambal", value);
  if (isIn(CONDITIONS, value)) return speaker.value.term("counter", value);
  const group = ["who", "who-else", "if-of"].includes(ask) ? "to" : ask;
  return say(`phone-ambal-${group}-${value}`);
}
