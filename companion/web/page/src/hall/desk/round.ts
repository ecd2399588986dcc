/** The round at the desk: its matches with their results, its clock, and the way to the next one. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";

import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { icon } from "../../parts/icon";
import { say } from "../../words/say";
import { asked, deed, hall, hallNow, tell } from "../hall";
import { ableOf, finds, isBye, isOpen, nameOf, namesOf } from "../names";
import parts from "../parts/parts.css?inline";
import type { Hall, HallFact, Match, Proposal } from "../wire";
import "./match";
import { noted, worthTelling } from "./noted";
import "./proposal";
import own from "./round.css?inline";

@customElement("ambit-hall-round")
export class RoundPart extends AmbitElement {
  static override styles = styles(parts, own);

  @state() private proposal: Proposal | null = null;
  @state() private told: readonly HallFact[] = [];
  @state() private typed = "";
  @state() private onlyOpen = false;
  @state() private busy = false;
  /** A round before the last one, to be looked at and corrected. */
  @state() private earlier: { round: number; matches: Match[] } | null = null;
  /** The number of that round, from when it is asked for. */
  private wanted: number | null = null;
  private known: Hall | null = null;

  protected override watching(): readonly Watchable[] {
    return [hall];
  }

  protected override willUpdate(): void {
    const now = hall.value;
    if (now === this.known) return;
    if (now?.evening !== this.known?.evening) this.earlier = this.proposal = this.wanted = null;
    // Views and heartbeats of tables change no result: what did not change is the same object as before.
    if (this.earlier !== null && (now?.standings !== this.known?.standings || now?.matches !== this.known?.matches)) void this.look(this.earlier.round);
    this.known = now;
  }

  protected override render(): TemplateResult {
    const now = hall.value;
    if (now === null) return html``;
    if (this.proposal !== null) return html`<ambit-hall-proposal .proposal=${this.proposal} @taken=${this.taken} @left=${() => (this.proposal = null)}></ambit-hall-proposal>`;
    const shown = this.earlier ?? { round: now.round, matches: now.matches };
    return html`${this.next(now)}
      ${now.left_out.length > 0 ? html`<ul class="notes" role="status"><li>${icon("alert")}${say("hall-desk-left-out", { names: namesOf(now, now.left_out) })}</li></ul>` : nothing}
      ${this.told.length > 0 ? html`<ul class="notes" role="status">${this.told.map((fact) => html`<li>${icon("alert")}${noted(now, fact)}</li>`)}</ul>` : nothing}
      ${now.round === 0 ? nothing : html`<section><div class="head"><h2>${say("hall-page-round", { round: shown.round, planned: now.planned })}</h2>${this.rounds(now, shown.round)}</div>
        ${this.search(shown.matches)}
        <ol class="matches">${repeat(this.found(now, shown.matches), (match) => `${match.round} ${match.players.join(" ")}`, (match) => html`<li><ambit-hall-match .match=${match}></ambit-hall-match></li>`)}</ol>
      </section>`}`;
  }

  /** One sentence says what is to be done now, and the key for it. */
  private next(now: Hall): TemplateResult {
    const open = now.matches.filter(isOpen).length;
    const here = now.players.filter((player) => player.here).length;
    const more = now.format !== "elimination" || ableOf(now).length > 1;
    const last = now.planned !== null && now.round >= now.planned;
    const ready = now.phase === "checking-in" || now.phase === "between" || (now.phase === "playing" && now.format === "free");
    const clocked = now.phase === "playing" && now.minutes > 0;
    return html`<section class="well next"><p class="voice" role="status">${say("hall-desk-now", { phase: now.phase, open, here, last: last ? (more ? "more" : "cup") : "no", next: now.round + 1 })}</p>
      <div class="acts">${ready && !last ? html`<button class="key" type="button" ?disabled=${this.busy} @click=${this.propose}>${icon("people")}${say("hall-desk-propose", { round: now.round + 1 })}</button>` : nothing}
        ${clocked ? html`<button class="key ${now.clock ? "cloth" : ""}" type="button" @click=${() => void startClock(now)}>${icon("clock")}${say(now.clock ? "hall-desk-clock-again" : "hall-desk-clock", { minutes: now.minutes })}</button>` : nothing}
        ${now.phase === "between" && last ? html`<button class="key" type="button" @click=${() => void deed({ do: "finish" })}>${icon("crown")}${say("hall-desk-finish")}</button>` : nothing}
        ${now.phase === "between" && last && more ? html`<button class="key cloth" type="button" ?disabled=${this.busy} @click=${this.propose}>${say("hall-desk-propose-more", { round: now.round + 1 })}</button>` : nothing}
        ${now.round > 0 ? html`<a class="key cloth" href="/print" target="_blank">${say("hall-desk-print")}</a>` : nothing}</div></section>`;
  }

  private rounds(now: Hall, shown: number): TemplateResult | typeof nothing {
    if (now.round < 2) return nothing;
    return html`<label class="which small">${say("hall-desk-which-round")}<select class="input" @change=${(event: Event) => this.choose(now, Number((event.target as HTMLSelectElement).value))}>
      ${Array.from({ length: now.round }, (_, place) => now.round - place).map((round) => html`<option value=${round} ?selected=${round === shown}>${round}</option>`)}</select></label>`;
  }

  private search(matches: readonly Match[]): TemplateResult | typeof nothing {
    if (matches.length < 7) return nothing;
    return html`<div class="search"><label class="labelled">${say("hall-desk-find")}<input class="input" type="search" @input=${(event: Event) => (this.typed = (event.target as HTMLInputElement).value)} /></label>
      <button class="chip" type="button" aria-pressed=${this.onlyOpen ? "true" : "false"} @click=${() => (this.onlyOpen = !this.onlyOpen)}>${say("hall-desk-only-open", { open: matches.filter(isOpen).length })}</button></div>`;
  }

  private found(now: Hall, matches: readonly Match[]): Match[] {
    const wanted = matches.filter((match) => !this.onlyOpen || isOpen(match));
    return wanted.filter((match) => match.players.some((number) => finds(this.typed, number, nameOf(now, number), match.table))).sort((one, other) => Number(isBye(one)) - Number(isBye(other)));
  }

  private choose(now: Hall, round: number): void {
    this.wanted = round === now.round ? null : round;
    if (this.wanted === null) this.earlier = null;
    else void this.look(round);
  }

  /** An answer that comes when another round is wanted by now is too late. */
  private async look(round: number): Promise<void> {
    const found = await asked<{ round: number; matches: Match[] }>("GET", `/api/rounds/${round}`).catch(() => this.earlier);
    if (this.wanted === round) this.earlier = found;
  }

  private readonly propose = async (): Promise<void> => {
    this.busy = true;
    this.proposal = await tell<Proposal>("/api/proposal", undefined, "GET");
    this.told = [];
    this.busy = false;
  };

  private readonly taken = ({ detail }: CustomEvent<HallFact[]>): void => {
    this.proposal = this.earlier = this.wanted = null;
    this.told = worthTelling(detail);
  };
}

/** The log knows times as seconds since the evening began. */
const startClock = (now: Hall): Promise<unknown> => deed({ do: "start-clock", at: Math.max(0, Math.round(hallNow() - Date.parse(now.began) / 1000)) });
