/** One match at the desk: where, who, why, what came of it, and what can be changed. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";

import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { chipsOfMany } from "../../parts/choices";
import { icon } from "../../parts/icon";
import { say, sayMessage } from "../../words/say";
import { deed, hall } from "../hall";
import { drawn, isBye, nameOf, namesOf, resultOf } from "../names";
import parts from "../parts/parts.css?inline";
import type { Hall, Match } from "../wire";
import own from "./match.css?inline";

@customElement("ambit-hall-match")
export class MatchRow extends AmbitElement {
  static override styles = styles(parts, own);

  @property({ attribute: false }) match!: Match;
  @state() private changing = false;
  @state() private correcting = false;
  @state() private winners: readonly number[] = [];

  protected override watching(): readonly Watchable[] {
    return [hall];
  }

  protected override render(): TemplateResult {
    const now = hall.value;
    if (now === null) return html``;
    const { match } = this;
    const bye = isBye(match);
    const settled = match.winners !== null && !bye;
    return html`<article aria-label=${namesOf(now, match.players)}><header><b class="table">${bye ? say("hall-page-bye") : match.table ?? say("hall-page-no-table")}</b>
        <span class="names">${match.players.map((number) => html`<span class=${settled && match.winners?.includes(number) && !drawn(match) ? "won" : ""}><span class="num faint">${number}</span> ${nameOf(now, number)}</span>`)}</span></header>
      ${settled && !this.correcting ? html`<p class="acts"><span class="tag">${icon("check")}${resultOf(now, match)}</span><span class="small quiet">${say(`hall-desk-source-${match.source ?? "desk"}`)}</span>
        <button class="key bare small" type="button" aria-label=${say("hall-desk-correct-of", { names: namesOf(now, match.players) })} @click=${() => (this.correcting = true)}>${say("hall-desk-correct")}</button></p>` : nothing}
      ${bye || (settled && !this.correcting) ? nothing : this.entry(now)}
      <p class="small quiet why">${sayMessage(match.why)}</p>
      ${(match.round === now.round || !bye) && !settled && now.phase !== "over" ? this.changes(now) : nothing}</article>`;
  }

  /** Two have three keys; more than two say who won together. */
  private entry(now: Hall): TemplateResult {
    const { players, winners } = this.match;
    const label = say("hall-desk-result-of", { names: namesOf(now, players) });
    const draws = now.format !== "elimination";
    const back = this.correcting ? html`<button class="key bare small" type="button" @click=${() => (this.correcting = false)}>${say("hall-desk-leave-it")}</button>` : nothing;
    if (players.length > 2) return html`<div class="result"><p class="small">${say("hall-desk-who-won")}</p>
      ${chipsOfMany(label, players.map((value) => ({ value, says: nameOf(now, value) })), this.winners, (number) => (this.winners = this.winners.includes(number) ? this.winners.filter((one) => one !== number) : [...this.winners, number]))}
      <div class="acts"><button class="key" type="button" @click=${() => this.enter(this.winners)}>${say("hall-desk-enter")}</button>${back}</div></div>`;
    const key = (of: readonly number[], says: string, now_: boolean): TemplateResult => html`<button class="chip" type="button" aria-pressed=${now_ ? "true" : "false"} @click=${() => this.enter(of)}>${says}</button>`;
    return html`<div class="result two" role="group" aria-label=${label}>
      ${players.map((number, place) => html`${place === 1 && draws ? key([], say("hall-page-drawn"), winners !== null && drawn(this.match)) : nothing}
        ${key([number], say("hall-page-won", { names: nameOf(now, number) }), winners !== null && !drawn(this.match) && winners.includes(number))}`)}${back}</div>`;
  }

  /** Another table, or another opponent, while there is no result. */
  private changes(now: Hall): TemplateResult {
    const { match } = this;
    const names = namesOf(now, match.players);
    if (!this.changing) return html`<button class="key bare small more" type="button" aria-label=${say("hall-desk-change-of", { names })} @click=${() => (this.changing = true)}>${icon("swap")}${say("hall-desk-change")}</button>`;
    const others = match.round === now.round ? [...now.matches.filter((one) => one !== match && one.round === now.round && (isBye(one) || one.winners === null)).flatMap(({ players }) => players), ...now.left_out] : [];
    return html`<div class="changes">
      ${isBye(match) ? nothing : html`<label class="labelled">${say("hall-desk-move-to")}<select class="input" @change=${(event: Event) => this.move(read(event))}>
        <option value="">–</option>${now.tables.filter(({ table }) => table !== match.table).map(({ table }) => html`<option value=${table}>${table}</option>`)}</select></label>`}
      ${others.length === 0 ? nothing : repeat(match.players, (number) => number, (number) => html`<label class="labelled">${say("hall-desk-swap-with", { name: nameOf(now, number) })}<select class="input" @change=${(event: Event) => this.swap(number, Number(read(event)))}>
        <option value="">–</option>${others.map((other) => html`<option value=${other}>${other} ${nameOf(now, other)}</option>`)}</select></label>`)}
      <button class="key bare small" type="button" @click=${() => (this.changing = false)}>${say("hall-desk-leave-it")}</button></div>`;
  }

  private async enter(winners: readonly number[]): Promise<void> {
    const { round, players } = this.match;
    if ((await deed({ do: "result", round, players, winners })) !== null) this.correcting = false;
  }

  private move(table: string): void {
    const player = this.match.players[0];
    if (table && player !== undefined) void deed({ do: "move", player, table }).then((facts) => facts && (this.changing = false));
  }

  private swap(one: number, other: number): void {
    if (other) void deed({ do: "swap", one, other }).then((facts) => facts && (this.changing = false));
  }
}

const read = (event: Event): string => (event.target as HTMLSelectElement).value;
