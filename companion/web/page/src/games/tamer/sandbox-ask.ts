/** What the battle in the sandbox asks: the order of effects, a choice, a flipped card, or what an effect does. `answer` carries the action. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import "../../handheld/card-find";
import { chips, chipsOfMany } from "../../parts/choices";
import { who } from "../../parts/glyph";
import { icon } from "../../parts/icon";
import type { View } from "../../wire";
import { say, speaker } from "../../words/say";
import { creatures, dataOf, effectsOf } from "./cards";
import { type Entered, type Reach, told } from "./phone-changes";
import "./phone-changes-editor";
import asksStyle from "./asks.css?inline";
import own from "./sandbox-ask.css?inline";
import type { Ask, TamerTable } from "./types";

@customElement("ambit-tamer-sandbox-ask")
export class SandboxAsk extends AmbitElement {
  static override styles = styles(asksStyle, own);

  @property({ attribute: false }) view!: View<TamerTable>;
  @property({ attribute: false }) ask!: Ask;
  /** A flipped card may be put anywhere. */
  @property({ type: Boolean }) anywhere = false;
  @state() private chosen: readonly string[] = [];
  @state() private entered: readonly Entered[] = [];
  @state() private card: string | null = null;
  @state() private at: number | null = null;

  protected override watching(): readonly Watchable[] {
    return [creatures];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("ask")) return;
    [this.chosen, this.entered, this.card, this.at] = [[], [], null, null];
  }

  protected override render(): TemplateResult {
    const { ask } = this;
    const text = ask.creature === null ? [] : effectsOf(ask.creature, ask.when ?? undefined);
    return html`<section class="asks" data-seat=${ask.seat}><h2>${who(ask.seat, speaker.value.seat(ask.seat))} ${say(`phone-tamer-say-ask-${ask.kind}`, { card: ask.creature ?? "", round: ask.round ?? 0 })}</h2>${text.map((line) => html`<p class="quiet">${line}</p>`)}${this.how(ask)}</section>`;
  }

  private how({ kind, from, n, seat, creature, round }: Ask): TemplateResult {
    const name = (key: string): { value: string; says: string } => ({ value: key, says: speaker.value.card(key) });
    switch (kind) {
      case "order":
        return html`${chips(say("phone-tamer-order"), from.map(name), "", (card) => this.answer({ do: "start", seat, card }))}
          ${this.key("phone-tamer-front-to-back", () => this.answer({ do: "start", seat }))}`;
      case "choose":
        return html`${chipsOfMany(say("phone-tamer-candidates"), from.map(name), this.chosen, (key) => this.flip(key, n ?? 1))}
          ${this.key("phone-tamer-choose-these", this.chosen.length === n ? () => this.answer({ do: "choose", seat, cards: this.chosen }) : null, { count: this.chosen.length, n })}`;
      case "flip":
        return this.flipping(seat, round ?? 0);
      case "resolve":
        return html`<ambit-tamer-changes .entered=${this.entered} .reach=${this.reach(seat)} creature=${creature ?? ""} fighting @set=${(event: CustomEvent<Entered[]>) => (this.entered = event.detail)}></ambit-tamer-changes>
          ${this.key("phone-tamer-resolve-do", this.entered.length > 0 ? () => this.answer({ do: "resolve", seat, card: creature, changes: told(this.entered, seat) }) : null)}
          ${this.key("phone-tamer-resolve-nothing", () => this.answer({ do: "resolve", seat, card: creature, changes: [] }), {}, "cloth")}`;
    }
  }

  private flipping(seat: number, round: number): TemplateResult {
    const cards = Object.entries(creatures.value).filter(([, card]) => card.round === undefined || card.round === round).map(([id, card]) => ({ id, name: card.name ?? id }));
    const line = this.view.table.battles[0]?.lines[seat]?.length ?? 0;
    const places = Array.from({ length: line + 1 }, (_, at) => ({ value: at === line ? null : at + 1, says: at === line ? say("phone-tamer-at-last") : String(at + 1) }));
    return html`<ambit-card-find .label=${say("phone-field-tamer-card-of-flip")} .cards=${cards} .value=${this.card} .beside=${(id: string) => this.numbers(id)} @set=${(event: CustomEvent<string | null>) => (this.card = event.detail)}></ambit-card-find>
      ${this.anywhere ? chips(say("phone-field-at"), places, this.at, (at) => (this.at = at)) : nothing}
      ${this.key("phone-tamer-flip-do", this.card === null ? null : () => this.answer({ do: "flip", seat, card: this.card, ...(this.at === null ? {} : { at: this.at }) }))}
      ${this.key("phone-tamer-no-card", () => this.answer({ do: "flip", seat }), {}, "cloth")}`;
  }

  private numbers(id: string): string {
    const card = dataOf(id);
    return card?.power === undefined || card.health === undefined ? "" : `${card.power}/${card.health}`;
  }

  private key(label: string, press: (() => void) | null, args: Record<string, unknown> = {}, look = ""): TemplateResult {
    return html`<button class="key ${look}" type="button" ?disabled=${press === null} @click=${() => press?.()}>${icon("check")}${say(label, args)}</button>`;
  }

  private flip(key: string, n: number): void {
    this.chosen = this.chosen.includes(key) ? this.chosen.filter((one) => one !== key) : [...this.chosen, key].slice(-n);
  }

  /** Those who stand: before the first clash the own side alone. */
  private reach(seat: number): Reach[] {
    const battle = this.view.table.battles[0];
    const seats = battle?.state === "start" ? [seat] : [seat, ...(battle?.seats.filter((one) => one !== seat) ?? [])];
    return seats.map((one) => ({ seat: one, name: speaker.value.seat(one), keys: battle?.lines[one] ?? [] }));
  }

  private answer(detail: Record<string, unknown>): void {
    this.dispatchEvent(new CustomEvent("answer", { detail }));
  }
}
