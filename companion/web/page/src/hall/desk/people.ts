/** Players at the desk: checking in by name or badge, changing, leaving and coming back. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";

import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { icon } from "../../parts/icon";
import { say } from "../../words/say";
import { deed, desk, hall, tell } from "../hall";
import { finds, nameOf, playerOf } from "../names";
import parts from "../parts/parts.css?inline";
import type { Desk, Hall, HallFact, Player } from "../wire";
import own from "./people.css?inline";
import "./player";

@customElement("ambit-hall-people")
export class PeoplePart extends AmbitElement {
  static override styles = styles(parts, own);

  @state() private name = "";
  @state() private typed = "";
  @state() private gone = 0;
  @state() private welcomed = "";

  protected override watching(): readonly Watchable[] {
    return [hall, desk];
  }

  protected override render(): TemplateResult {
    const now = hall.value;
    const at = desk.value;
    if (now === null || at === null) return html``;
    const here = now.players.filter((player) => player.here).length;
    const shown = now.players.filter((player) => finds(this.typed, player.number, player.name));
    return html`${now.phase === "over" ? nothing : html`<div class="cols">${this.entering(now, at)}${this.tapping(now, at)}</div>`}
      <section><h2>${say("hall-desk-players", { here, all: now.players.length })}</h2>
        ${now.players.length === 0 ? html`<p class="quiet">${say("hall-desk-nobody-yet")}</p>` : nothing}
        ${now.players.length > 8 ? html`<label class="labelled find">${say("hall-desk-find")}<input class="input" type="search" @input=${(event: Event) => (this.typed = read(event))} /></label>` : nothing}
        <ol class="players">${repeat(shown, (player) => player.number, (player) => html`<li><ambit-hall-player .player=${player} .badge=${at.badges[player.number] ?? null} .phone=${at.phones.includes(player.number)}></ambit-hall-player></li>`)}</ol></section>`;
  }

  private entering(now: Hall, at: Desk): TemplateResult {
    const tap = this.tapOf(at);
    const badge = tap !== null && tap.player === null ? tap.badge : null;
    return html`<form class="well" @submit=${(event: SubmitEvent) => void this.checkIn(event, badge)}><h2>${say("hall-desk-check-in")}</h2>
      <label class="labelled">${say("hall-page-player")}<input class="input" name="name" maxlength="40" autocomplete="off" required .value=${this.name} @input=${(event: Event) => (this.name = read(event))} /></label>
      ${badge ? html`<p class="tag lit">${icon("reader")}${say("hall-desk-with-badge", { badge })}</p>` : nothing}
      <div class="acts"><button class="key" type="submit">${icon("plus")}${say("hall-desk-check-in-go")}</button>
        ${badge ? html`<button class="key bare" type="button" @click=${() => this.done(tap?.number)}>${say("hall-desk-tap-away")}</button>` : nothing}</div>
      <p class="small" role="status">${this.welcomed}</p>
      ${now.round === 0 ? nothing : html`<p class="quiet small">${now.format === "round-robin" || now.format === "elimination" ? say("hall-begun", { format: now.format }) : say("hall-desk-late", { round: now.round + 1 })}</p>`}</form>`;
  }

  /** The name is shown before anything is entered. */
  private tapping(now: Hall, at: Desk): TemplateResult {
    const tap = this.tapOf(at);
    const player = tap?.player ? playerOf(now, tap.player) : undefined;
    return html`<section class="well"><h2>${say("hall-desk-badges")}</h2>
      ${player && tap ? this.confirm(player, tap.number) : html`<p class="quiet small">${say(at.reader ? "hall-desk-tap-reader" : "hall-desk-tap-typed")}</p>`}
      ${tap && tap.player === null ? html`<p role="status">${say("hall-desk-tap-new", { badge: tap.badge })}</p>${this.giving(now, at, tap)}` : nothing}
      <form class="tap" @submit=${this.tapped}><label class="labelled">${say("hall-desk-badge")}<input class="input" name="badge" maxlength="64" pattern="[0-9A-Za-z:.\\-]+" autocomplete="off" autocapitalize="none" spellcheck="false" required /></label>
        <button class="key cloth" type="submit">${icon("reader")}${say("hall-desk-tap")}</button></form></section>`;
  }

  private confirm(player: Player, tap: number): TemplateResult {
    const sure = (what: string): void => void deed({ do: what, player: player.number }).then((facts) => facts && this.done(tap));
    return html`<div class="sheet pad confirm" role="status"><p class="num">${player.number}</p><p class="voice">${say("hall-desk-tap-is", { name: player.name, here: player.here })}</p>
      <div class="acts">${player.here ? html`<button class="key" type="button" @click=${() => this.done(tap)}>${icon("check")}${say("hall-desk-tap-right")}</button>
          <button class="key cloth" type="button" @click=${() => sure("leave")}>${say("hall-desk-leaves")}</button>` : html`<button class="key" type="button" @click=${() => sure("come-back")}>${icon("resume")}${say("hall-desk-comes-back")}</button>
          <button class="key cloth" type="button" @click=${() => this.done(tap)}>${say("hall-desk-tap-away")}</button>`}</div></div>`;
  }

  /** A badge that nobody has goes to somebody who is checked in without one, or with the next name. */
  private giving(now: Hall, at: Desk, tap: { badge: string; number: number }): TemplateResult {
    const without = now.players.filter(({ number }) => at.badges[number] === undefined);
    const give = (number: number): void => void (number && deed({ do: "change", player: number, badge: tap.badge }).then((facts) => facts && this.done(tap.number)));
    return without.length === 0 ? html`` : html`<label class="labelled">${say("hall-desk-tap-give")}<select class="input" @change=${(event: Event) => give(Number(read(event)))}>
      <option value="">–</option>${without.map(({ number, name }) => html`<option value=${number}>${number} ${name}</option>`)}</select></label>`;
  }

  private tapOf(at: Desk): Desk["tap"] {
    return at.tap !== null && at.tap.number !== this.gone ? at.tap : null;
  }

  private done(tap: number | undefined): void {
    if (tap !== undefined) this.gone = tap;
  }

  private async checkIn(event: SubmitEvent, badge: string | null): Promise<void> {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem("name") as HTMLInputElement;
    const facts = await deed({ do: "check-in", name: this.name.trim(), ...(badge ? { badge } : {}) });
    if (facts === null) return;
    this.welcome(facts);
    if (badge) this.done(desk.value?.tap?.number);
    this.name = "";
    field.focus();
  }

  private welcome(facts: readonly HallFact[]): void {
    const number = Number(facts.find(({ fact }) => fact === "checked-in")?.["player"] ?? 0);
    this.welcomed = number === 0 ? "" : say("hall-desk-checked-in", { number, name: String(facts[0]?.["name"] ?? (hall.value ? nameOf(hall.value, number) : "")) });
  }

  private readonly tapped = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const badge = String(new FormData(form).get("badge") ?? "").trim();
    if ((await tell("/api/tap", { badge })) !== null) form.reset();
  };
}

const read = (event: Event): string => (event.target as HTMLInputElement | HTMLSelectElement).value;
