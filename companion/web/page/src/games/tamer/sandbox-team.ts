/** One team in the sandbox: its creatures front first, each to be moved, changed or taken out. The event `team` carries it, `printed` numbers read from a card. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import "../../handheld/card-find";
import { glyph } from "../../parts/glyph";
import { icon } from "../../parts/icon";
import "../../parts/stepper";
import { say, speaker } from "../../words/say";
import { creatures, dataOf, effectsOf, kindsOf } from "./cards";
import creatureStyle from "./parts/creature.css?inline";
import { dice } from "./parts/dice";
import diceStyle from "./parts/dice.css?inline";
import { type Entrant, entrant, lacking, LAID, MOST, MOST_DIE, type Printed } from "./sandbox-setup";
import own from "./sandbox-team.css?inline";
import { COLOURS } from "./types";

@customElement("ambit-tamer-sandbox-team")
export class SandboxTeam extends AmbitElement {
  static override styles = styles(creatureStyle, diceStyle, own);

  @property({ type: Number }) seat = 1;
  @property() name = "";
  @property({ attribute: false }) team: readonly Entrant[] = [];
  @property({ attribute: false }) printed: Readonly<Record<string, Printed>> = {};
  @property({ type: Number }) allowance = 8;
  /** The place whose dice are being changed. */
  @state() private open: number | null = null;
  @state() private adding = false;

  protected override watching(): readonly Watchable[] {
    return [creatures];
  }

  protected override render(): TemplateResult {
    const spent = this.team.reduce((sum, { card }) => sum + (dataOf(card)?.points ?? 0), 0);
    return html`<section class="well team" data-seat=${this.seat} aria-label=${this.name}>
      <header><h2>${glyph(this.seat)}${this.name}</h2><p class="pts num ${spent > this.allowance ? "over" : ""}">${say(spent > this.allowance ? "sandbox-tamer-points-over" : "sandbox-tamer-points", { count: spent, all: this.allowance, over: spent - this.allowance })}</p></header>
      <div class="meter" aria-hidden="true">${Array.from({ length: this.allowance }, (_, at) => html`<i class=${at < spent ? "" : "no"}></i>`)}</div>
      <ol>${this.team.map((one, place) => html`<li>${this.member(one, place)}${this.open === place ? this.editor(one, place) : nothing}</li>`)}</ol>
      ${this.team.length === 0 ? html`<p class="quiet">${say("sandbox-tamer-empty")}</p>` : nothing}
      ${this.add()}
    </section>`;
  }

  private member(one: Entrant, place: number): TemplateResult {
    const card = dataOf(one.card);
    const numbers = { ...this.printed[one.card], ...(card?.power === undefined ? {} : { power: card.power }), ...(card?.health === undefined ? {} : { health: card.health }) };
    const name = speaker.value.card(one.card);
    const what = [say("sandbox-tamer-costs", { points: card?.points ?? -1 }), ...kindsOf(one.card)].join(", ");
    return html`<div class="mem"><span class="n num">${place + 1}</span>
      <span class="what"><b>${name}</b><small>${what}</small>${LAID.some((die) => one[die] > 0) ? html`<small>${LAID.filter((die) => one[die] > 0).map((die) => html`${dice(die, one[die])} ${speaker.value.term("die-tamer", COLOURS[die])} ${one[die]}`)}</small>` : nothing}</span>
      <span class="st num"><span role="img" aria-label=${say("show-tamer-power", { number: numbers.power ?? "?" })}>${icon("fist")}${numbers.power === undefined ? "?" : numbers.power + one.temp_power + one.perm_power}</span>
        <span role="img" aria-label=${say("show-tamer-health", { number: numbers.health ?? "?" })}>${icon("heart")}${numbers.health === undefined ? "?" : numbers.health + one.temp_health + one.perm_health}</span></span>
      <span class="mv"><button class="key" type="button" ?disabled=${place === 0} aria-label=${say("phone-tamer-forward", { name })} @click=${() => this.swap(place)}>${icon("up")}</button>
        <button class="key" type="button" aria-expanded=${this.open === place ? "true" : "false"} aria-label=${say("sandbox-tamer-change", { name })} @click=${() => (this.open = this.open === place ? null : place)}>${icon("settings")}</button></span>
    </div>${this.asked(one.card)}`;
  }

  /** A card whose numbers nobody knows asks for them. */
  private asked(card: string): TemplateResult | typeof nothing {
    const missing = lacking(dataOf(card), undefined);
    if (missing.length === 0) return nothing;
    return html`<div class="asked ${lacking(dataOf(card), this.printed[card]).length === 0 ? "done" : ""}">${missing.map((field) => html`<label>${say(`sandbox-tamer-read-${field}`, { name: speaker.value.card(card) })}
      <input class="input num" type="number" inputmode="numeric" min=${field === "health" ? 1 : 0} max="99" .value=${String(this.printed[card]?.[field] ?? "")} @change=${(event: Event) => this.read(card, field, (event.target as HTMLInputElement).value)} /></label>`)}</div>`;
  }

  private editor(one: Entrant, place: number): TemplateResult {
    return html`<div class="editor">
      ${effectsOf(one.card).map((text) => html`<p class="effect">${text}</p>`)}
      ${LAID.map((die) => html`<div class="row"><span>${dice(die, Math.max(1, one[die]))}${speaker.value.term("counter", die)}</span>
        <ambit-stepper .label=${speaker.value.term("counter", die)} .value=${one[die]} min="0" max=${MOST_DIE} @set=${(event: CustomEvent<number>) => this.put(place, { ...one, [die]: event.detail })}></ambit-stepper></div>`)}
      <button class="key cloth" type="button" @click=${() => this.out(place)}>${icon("cross")}${say("phone-tamer-take-out", { name: speaker.value.card(one.card) })}</button>
    </div>`;
  }

  private add(): TemplateResult {
    if (this.team.length >= MOST) return html`<p class="quiet">${say("sandbox-tamer-full", { most: MOST })}</p>`;
    if (!this.adding) return html`<button class="key cloth add" type="button" @click=${() => (this.adding = true)}>${icon("plus")}${say("sandbox-tamer-add")}</button>`;
    const cards = Object.entries(creatures.value).map(([id, { name }]) => ({ id, name: name ?? id }));
    return html`<div class="adding"><ambit-card-find again .label=${say("sandbox-tamer-add-to", { name: this.name })} .cards=${cards} .value=${null}
        .beside=${(id: string) => (dataOf(id)?.points === undefined ? "" : say("sandbox-tamer-costs", { points: dataOf(id)?.points }))}
        @set=${(event: CustomEvent<string | null>) => event.detail && this.tell([...this.team, entrant(event.detail)])}></ambit-card-find>
      <button class="key cloth" type="button" @click=${() => (this.adding = false)}>${icon("check")}${say("sandbox-tamer-added")}</button></div>`;
  }

  private swap(place: number): void {
    const team = [...this.team];
    team.splice(place - 1, 0, ...team.splice(place, 1));
    this.open = null;
    this.tell(team);
  }

  private put(place: number, one: Entrant): void {
    this.tell(this.team.map((each, at) => (at === place ? one : each)));
  }

  private out(place: number): void {
    this.open = null;
    this.tell(this.team.filter((_, at) => at !== place));
  }

  private read(card: string, field: keyof Printed, text: string): void {
    const number = Math.round(Number(text));
    const fits = text.trim() !== "" && number >= (field === "health" ? 1 : 0) && number <= MOST_DIE;
    this.dispatchEvent(new CustomEvent("printed", { detail: { card, field, number: fits ? number : undefined } }));
  }

  private tell(team: readonly Entrant[]): void {
    this.dispatchEvent(new CustomEvent<readonly Entrant[]>("team", { detail: team }));
  }
}
