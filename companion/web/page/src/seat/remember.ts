/** "Remember this card": what was entered for a card is kept with one tap, for the next time. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { told } from "../cards/face";
import { asked, reasonOf } from "../cards/requests";
import type { Watchable } from "../cell";
import { AmbitElement, styles } from "../element";
import { cardSchema, learnGameCards } from "../games/game-cards";
import { icon } from "../parts/icon";
import type { Entered, State } from "../wire";
import { say, speaker } from "../words/say";
import own from "./remember.css?inline";

/** Entries that somebody does not want to keep, by what they say: put away on this screen only. */
const putAway = new Set<string>();
const nameOf = (number: number, { card, says }: Entered): string => JSON.stringify([number, card, says]);

@customElement("ambit-remember")
export class Remember extends AmbitElement {
  static override styles = styles(own);

  @property({ attribute: false }) now!: State;
  /** The role whose token goes with a tap. */
  @property() who: "seat" | "staff" = "seat";
  @state() private busy = false;
  @state() private done = "";
  @state() private no = "";

  protected override watching(): readonly Watchable[] {
    return [cardSchema];
  }

  protected override willUpdate(): void {
    learnGameCards();
  }

  protected override render(): TemplateResult | typeof nothing {
    const [entry] = (this.now.entered ?? []).filter((one) => !putAway.has(nameOf(this.now.number, one)));
    if (!entry && !this.done && !this.no) return nothing;
    return html`<section class="sheet pad" aria-label=${say("remember")}>
      ${entry ? this.offer(entry) : nothing}
      ${this.done && !entry ? html`<p class="quiet line" role="status">${icon("check")}<span>${this.done}</span>
        <button class="key bare" type="button" aria-label=${say("phone-close")} @click=${() => (this.done = "")}>${icon("cross")}</button></p>` : nothing}
      ${this.no ? html`<p class="wrong" role="alert">${icon("raise")}<span>${this.no}</span></p>` : nothing}
    </section>`;
  }

  private offer(entry: Entered): TemplateResult {
    const { game } = this.now.view;
    const says = cardSchema.value === null ? "" : told(game, entry.says, cardSchema.value);
    return html`<p><b class="voice">${speaker.value.card(entry.card)}</b> <span class="quiet">${says || say("remember-nothing")}</span></p>
      <div class="two">
        <button class="key" type="button" ?disabled=${this.busy} @click=${() => void this.keep(entry)}>${icon("check")}<span>${say(entry.again ? "remember-again" : "remember")}</span></button>
        <button class="key cloth" type="button" @click=${() => this.putAway(entry)}>${say("remember-not")}</button>
      </div>`;
  }

  private async keep(entry: Entered): Promise<void> {
    this.busy = true;
    try {
      await asked("/api/cards/remember", { card: entry.card }, this.who);
      this.done = say("remember-done", { card: entry.card });
      this.no = "";
    } catch (wrong) {
      this.no = reasonOf(wrong);
    }
    this.busy = false;
  }

  private putAway(entry: Entered): void {
    putAway.add(nameOf(this.now.number, entry));
    this.no = this.done = "";
    this.requestUpdate();
  }
}

/** Above a sheet that begins with what is remembered: where that comes from, and how it is forgotten. */
export function proposalNote(card: string, forget: () => void): TemplateResult {
  return html`<p class="quiet proposal" role="note">${icon("book")}<span>${say("remember-proposed", { card })}</span>
    <button class="chip" type="button" @click=${forget}>${say("remember-forget")}</button></p>`;
}
