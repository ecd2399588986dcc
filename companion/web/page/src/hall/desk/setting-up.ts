/** Setting up an evening: the game, its mode, who meets whom, rounds, minutes and points; or taking up one that was kept. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";

import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { chips, chipsOfMany } from "../../parts/choices";
import { icon } from "../../parts/icon";
import "../../parts/stepper";
import { locale, say } from "../../words/say";
import { hall, tell } from "../hall";
import { gameName, modeName } from "../parts/about";
import parts from "../parts/parts.css?inline";
import type { Format, KeptEvening, Offered } from "../wire";
import own from "./setting-up.css?inline";

@customElement("ambit-hall-setting-up")
export class SettingUp extends AmbitElement {
  static override styles = styles(parts, own);

  @state() private offered: Offered | null = null;
  @state() private kept: readonly KeptEvening[] = [];
  @state() private game = "";
  @state() private mode = "";
  /** How many may sit at one table; two, where the mode has it. */
  @state() private seats: readonly number[] = [2];
  @state() private format: Format = "swiss";
  @state() private rounds = 0;
  @state() private minutes = 50;
  @state() private win = 3;
  @state() private draw = 1;
  @state() private busy = false;

  protected override watching(): readonly Watchable[] {
    return [hall];
  }

  protected override firstUpdated(): void {
    void this.fetch();
  }

  private async fetch(): Promise<void> {
    this.offered = await tell<Offered>("/api/games", undefined, "GET");
    const first = this.offered?.games.find(({ game }) => game === (hall.value?.game || "ambush")) ?? this.offered?.games[0];
    if (first) this.choose(first.game);
    this.kept = (await tell<{ evenings: KeptEvening[] }>("/api/evenings", undefined, "GET"))?.evenings ?? [];
  }

  protected override render(): TemplateResult {
    const offered = this.offered;
    if (offered === null) return html`<p class="quiet">${say("hall-page-reaching")}</p>`;
    const modes = offered.games.find(({ game }) => game === this.game)?.modes ?? [];
    return html`<div class="cols"><form @submit=${this.begin}>
        <h2>${say("hall-desk-new")}</h2>
        ${field(say("hall-desk-game"), chips(say("hall-desk-game"), offered.games.map(({ game }) => ({ value: game, says: gameName(game) })), this.game, (game) => this.choose(game)))}
        ${field(say("hall-desk-mode"), chips(say("hall-desk-mode"), modes.map(({ mode }) => ({ value: mode, says: modeName(this.game, mode) })), this.mode, (mode) => this.play(mode)))}
        ${this.possible().length > 1 ? field(say("hall-desk-seats"), chipsOfMany(say("hall-desk-seats"), this.possible().map((value) => ({ value, says: String(value) })), this.seats, (seats) => this.sit(seats)), say("hall-desk-seats-what"))
          : html`<p class="small quiet">${say("hall-desk-seats-are", { seats: this.possible() })}</p>`}
        ${field(say("hall-desk-format"), chips(say("hall-desk-format"), this.formats(), this.format, (format) => (this.format = format)), say(`hall-desk-format-${this.format}`))}
        <div class="numbers">
          ${this.format === "swiss" ? number(say("hall-desk-rounds"), this.rounds, 50, (value) => (this.rounds = value), this.rounds === 0 ? say("hall-desk-rounds-auto") : "") : nothing}
          ${number(say("hall-desk-minutes"), this.minutes, 240, (value) => (this.minutes = value), this.minutes === 0 ? say("hall-desk-no-clock") : "", 5)}
          ${number(say("hall-desk-win"), this.win, 20, (value) => (this.win = value))}
          ${this.format === "elimination" ? nothing : number(say("hall-desk-draw"), this.draw, 20, (value) => (this.draw = value))}
        </div>
        <button class="key begin" type="submit" ?disabled=${this.busy}>${icon("play")}${say("hall-desk-begin")}</button>
      </form>
      ${this.kept.length > 0 ? html`<section><h2>${say("hall-desk-kept")}</h2><ul class="kept">${repeat(this.kept, ({ number }) => number, (one) => this.evening(one))}</ul></section>` : nothing}</div>`;
  }

  /** A league and a cup are for two at a table. */
  private formats(): { value: Format; says: string }[] {
    const pairs = this.seats.length === 1 && this.seats[0] === 2;
    const able = (this.offered?.formats ?? []).filter((format) => pairs || format === "swiss" || format === "free");
    return able.map((value) => ({ value, says: say(`hall-format-${value}`) }));
  }

  private possible(): readonly number[] {
    return this.offered?.games.find(({ game }) => game === this.game)?.modes.find(({ mode }) => mode === this.mode)?.seats ?? [2];
  }

  private evening(one: KeptEvening): TemplateResult {
    const when = new Date(one.began).toLocaleString(locale(), { dateStyle: "medium", timeStyle: "short" });
    return html`<li><div><b>${one.hall} · ${gameName(one.game)}</b><span class="small quiet">${when} · ${say("hall-desk-kept-what", { players: one.players, rounds: one.rounds, over: one.over })}</span></div>
      <button class="key cloth" type="button" ?disabled=${one.open} @click=${() => void tell(`/api/evenings/${one.number}`)}>${say(one.open ? "hall-desk-kept-open" : "hall-desk-kept-take")}</button></li>`;
  }

  private choose(game: string): void {
    this.game = game;
    const modes = this.offered?.games.find((one) => one.game === game)?.modes ?? [];
    this.play(modes[0]?.mode ?? "");
  }

  private play(mode: string): void {
    this.mode = mode;
    this.seats = this.possible().includes(2) ? [2] : this.possible();
    this.settle();
  }

  /** At least one number stays chosen. */
  private sit(seats: number): void {
    const flipped = this.seats.includes(seats) ? this.seats.filter((one) => one !== seats) : [...this.seats, seats].sort((one, other) => one - other);
    if (flipped.length > 0) this.seats = flipped;
    this.settle();
  }

  private settle(): void {
    if (!this.formats().some(({ value }) => value === this.format)) this.format = "swiss";
  }

  private readonly begin = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    this.busy = true;
    const { game, mode, seats, format, rounds, minutes, win, draw } = this;
    await tell("/api/evening", { game, mode, seats, format, rounds: format === "swiss" ? rounds : 0, minutes, win, draw });
    this.busy = false;
  };
}

const field = (label: string, control: TemplateResult, more = ""): TemplateResult =>
  html`<fieldset><legend>${label}</legend>${control}${more ? html`<p class="small quiet">${more}</p>` : nothing}</fieldset>`;

/** The event of a stepper counts ones; minutes go by fives. */
function number(label: string, value: number, max: number, set: (value: number) => void, more = "", by = 1): TemplateResult {
  return html`<fieldset><legend>${label}</legend><ambit-stepper label=${label} .value=${value} .min=${0} .max=${max}
    @set=${({ detail }: CustomEvent<number>) => set(Math.max(0, Math.min(max, value + (detail - value) * by)))}></ambit-stepper>${more ? html`<p class="small quiet">${more}</p>` : nothing}</fieldset>`;
}
