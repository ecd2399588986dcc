/** The next round before it is taken: what the rules propose and why, and every change by hand (HALL-PAIR-06). */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";

import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { icon } from "../../parts/icon";
import { say, sayMessage } from "../../words/say";
import { deed, hall, tell } from "../hall";
import { ableOf, finds, nameOf, namesOf } from "../names";
import parts from "../parts/parts.css?inline";
import type { Hall, HallFact, Proposal } from "../wire";
import { allApart, among, apart, type Arranged, type Arrangement, arrangement, pairing, swapped, together } from "./arranging";
import { noted } from "./noted";
import own from "./proposal.css?inline";

/** The event `taken` says that the round stands now; `left` that it was put away. */
@customElement("ambit-hall-proposal")
export class ProposalSheet extends AmbitElement {
  static override styles = styles(parts, own);

  @property({ attribute: false }) proposal!: Proposal;
  @state() private now: Arrangement = { matches: [], loose: [] };
  @state() private chosen: readonly number[] = [];
  @state() private typed = "";
  @state() private busy = false;

  protected override watching(): readonly Watchable[] {
    return [hall];
  }

  /** Who comes or goes while people arrange a round is in none of its matches, or no longer in it; what they arranged stays. */
  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    const able = hall.value ? ableOf(hall.value) : [];
    if (changed.has("proposal")) {
      this.now = arrangement(this.proposal.matches, able);
      this.chosen = [];
    }
    this.now = among(this.now, able);
    if (!this.chosen.every((number) => able.includes(number))) this.chosen = this.chosen.filter((number) => able.includes(number));
  }

  protected override render(): TemplateResult {
    const now = hall.value;
    if (now === null) return html``;
    const shown = this.now.matches.filter(({ players, proposed }) => players.some((number) => finds(this.typed, number, nameOf(now, number), proposed?.table ?? null)));
    const changed = this.now.matches.some(({ proposed }) => proposed === null);
    return html`<div class="top"><h2>${say("hall-desk-proposal", { round: this.proposal.round })}</h2>
        <p class="quiet small">${say("hall-desk-proposal-how")}</p></div>
      ${this.proposal.notes.length > 0 && !changed ? html`<ul class="notes">${this.proposal.notes.map((note: HallFact) => html`<li>${icon("alert")}${noted(now, note)}</li>`)}</ul>` : nothing}
      ${this.now.loose.length > 0 ? this.loose(now) : nothing}
      ${this.now.matches.length > 8 ? html`<label class="labelled">${say("hall-desk-find")}<input class="input" type="search" @input=${(event: Event) => (this.typed = (event.target as HTMLInputElement).value)} /></label>` : nothing}
      <ol class="matches">${repeat(shown, ({ players }) => players.join(" "), (match) => this.match(now, match))}</ol>
      ${this.chosen.length > 0 ? html`<p class="bar" role="status">${say(this.chosen.every((number) => this.now.loose.includes(number)) ? "hall-desk-chosen-loose" : "hall-desk-chosen", { names: namesOf(now, this.chosen) })}</p>` : nothing}
      <div class="acts foot">
        <button class="key" type="button" ?disabled=${this.busy || this.now.matches.length === 0} @click=${this.take}>${icon("check")}${say("hall-desk-take", { round: this.proposal.round })}</button>
        <button class="key cloth" type="button" @click=${() => (this.now = allApart(this.now))}>${say("hall-desk-all-apart")}</button>
        <button class="key cloth" type="button" @click=${this.anew}>${icon("resume")}${say("hall-desk-anew")}</button>
        <button class="key bare" type="button" @click=${() => this.dispatchEvent(new CustomEvent("left"))}>${say("hall-desk-not-yet")}</button>
      </div>`;
  }

  private match(now: Hall, match: Arranged): TemplateResult {
    return html`<li class="match"><div class="who">${this.keys(now, match.players)}
        ${match.players.length === 1 ? html`<span class="tag">${say("hall-page-bye")}</span>` : nothing}</div>
      <p class="small quiet">${match.proposed ? html`${match.proposed.table ? html`<b>${match.proposed.table}</b> · ` : nothing}${sayMessage(match.proposed.why)}` : say("hall-why-manual")}</p>
      <button class="key bare small" type="button" aria-label=${say("hall-desk-apart-of", { names: namesOf(now, match.players) })} @click=${() => (this.now = apart(this.now, match))}>${icon("cut")}${say("hall-desk-apart")}</button></li>`;
  }

  private loose(now: Hall): TemplateResult {
    const ready = this.chosen.filter((number) => this.now.loose.includes(number));
    return html`<section class="well"><h3>${say("hall-desk-loose")}</h3><div class="who">${this.keys(now, this.now.loose)}</div>
      <div class="acts"><button class="key" type="button" ?disabled=${!now.seats.includes(ready.length)} @click=${() => this.join(ready)}>${icon("people")}${say("hall-desk-together")}</button>
        <button class="key cloth" type="button" ?disabled=${ready.length !== 1} @click=${() => this.join(ready)}>${say("hall-desk-waits")}</button></div></section>`;
  }

  private keys(now: Hall, players: readonly number[]): unknown {
    return repeat(players, (number) => number, (number) => html`<button class="chip" type="button" aria-pressed=${this.chosen.includes(number) ? "true" : "false"} @click=${() => this.choose(number)}><span
      class="num faint">${number}</span> ${nameOf(now, number)}</button>`);
  }

  /** A second player from elsewhere changes places with the first; those who are in no match are gathered. */
  private choose(number: number): void {
    if (this.chosen.includes(number)) return void (this.chosen = this.chosen.filter((one) => one !== number));
    const [first] = this.chosen;
    const loose = (one: number): boolean => this.now.loose.includes(one);
    if (first === undefined || (this.chosen.every(loose) && loose(number))) return void (this.chosen = [...this.chosen, number]);
    this.now = swapped(this.now, first, number);
    this.chosen = [];
  }

  private join(players: readonly number[]): void {
    this.now = together(this.now, players);
    this.chosen = [];
  }

  private readonly anew = async (): Promise<void> => {
    const found = await tell<Proposal>("/api/proposal", undefined, "GET");
    if (found !== null) this.proposal = found;
  };

  private readonly take = async (): Promise<void> => {
    this.busy = true;
    const facts = await deed(pairing(this.now));
    this.busy = false;
    if (facts !== null) this.dispatchEvent(new CustomEvent("taken", { detail: facts }));
  };
}
