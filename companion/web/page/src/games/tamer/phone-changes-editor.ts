/** Entering what an effect did: line after line, which die of which creature changes by how much. `@set` carries all lines. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { AmbitElement, styles } from "../../element";
import { chips } from "../../parts/choices";
import { icon } from "../../parts/icon";
import "../../parts/stepper";
import { say, speaker } from "../../words/say";
import { begunDie, type DieChange, type Entered, type Reach } from "./phone-changes";
import own from "./phone-changes.css?inline";
import { DICE, type Die, ROUNDS } from "./types";

const MOST = 99;
const MOST_LINES = 12;

@customElement("ambit-tamer-changes")
export class TamerChanges extends AmbitElement {
  static override styles = styles(own);

  @property({ attribute: false }) entered: readonly Entered[] = [];
  /** The sides whose creatures may be changed, the own one first. */
  @property({ attribute: false }) reach: readonly Reach[] = [];
  /** Whose effect it is. */
  @property() creature = "";
  /** In a battle: damage may be laid, and cards may be flipped. */
  @property({ type: Boolean }) fighting = false;

  protected override render(): TemplateResult {
    return html`<ol>${this.entered.map((one, place) => html`<li>${one.kind === "flip" ? this.flip(one.deck, place) : this.die(one, place)}
        <button class="key bare out" type="button" aria-label=${say("phone-tamer-line-out", { n: place + 1 })} @click=${() => this.tell(this.entered.filter((_, at) => at !== place))}>${icon("cross")}</button></li>`)}</ol>
      ${this.entered.length === 0 ? html`<p class="quiet">${say("phone-tamer-nothing-entered")}</p>` : nothing}
      ${this.entered.length < MOST_LINES ? html`<div class="chips">
        <button class="chip" type="button" @click=${() => this.tell([...this.entered, begunDie(this.reach, this.creature || null)])}>${icon("plus")}${say("phone-tamer-add-die")}</button>
        ${this.fighting ? html`<button class="chip" type="button" @click=${() => this.tell([...this.entered, { kind: "flip", deck: 1 }])}>${icon("deck")}${say("phone-tamer-add-flip")}</button>` : nothing}
      </div>` : nothing}`;
  }

  private die(one: DieChange, place: number): TemplateResult {
    const dice: readonly Die[] = this.fighting ? DICE : DICE.filter((die) => die !== "damage");
    const side = this.reach.find(({ seat }) => seat === one.seat) ?? this.reach[0];
    const put = (more: Partial<DieChange>): void => this.tell(this.entered.map((each, at) => (at === place ? { ...one, ...more } : each)));
    return html`
      ${this.reach.length > 1 ? chips(say("phone-tamer-whose"), this.reach.map(({ seat, name }) => ({ value: seat, says: name })), one.seat, (seat) => put({ seat, creature: this.reach.find((each) => each.seat === seat)?.keys[0] ?? null })) : nothing}
      ${chips(say("phone-tamer-which"), (side?.keys ?? []).map((key) => ({ value: key as string | null, says: speaker.value.card(key) })), one.creature, (creature) => put({ creature }))}
      ${chips(say("phone-tamer-die"), dice.map((value) => ({ value, says: speaker.value.term("counter", value) })), one.die, (die) => put({ die }))}
      <ambit-stepper .label=${say("phone-tamer-by")} .value=${one.by} min=${-MOST} max=${MOST} @set=${(event: CustomEvent<number>) => put({ by: event.detail })}></ambit-stepper>`;
  }

  private flip(deck: number, place: number): TemplateResult {
    const decks = Array.from({ length: ROUNDS }, (_, at) => ({ value: at + 1, says: say("phone-tamer-deck-of", { round: at + 1 }) }));
    return chips(say("phone-tamer-add-flip"), decks, deck, (value) => this.tell(this.entered.map((each, at) => (at === place ? { kind: "flip", deck: value } : each))));
  }

  private tell(entered: readonly Entered[]): void {
    this.entered = entered;
    this.dispatchEvent(new CustomEvent<readonly Entered[]>("set", { detail: entered }));
  }
}
