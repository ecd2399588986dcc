/** Joining with a phone: the code that the table shows, a name, and the next free seat or a chosen one. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import { join, Declined, screenToken } from "../../api";
import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { keepToken, keptToken } from "../../identity";
import { glyph, mark } from "../../parts/glyph";
import { icon } from "../../parts/icon";
import "../../parts/settings";
import { go } from "../../router";
import { full } from "../../seats";
import { remember, remembered } from "../../setting";
import { reconnect, store } from "../../table";
import type { LobbySeat, Message } from "../../wire";
import { say, sayMessage, speaker } from "../../words/say";
import own from "./entry.css?inline";
import { invitedWith } from "./invited";
import { places } from "./places";

/** The event `watch` says that somebody only wants to look. */
@customElement("ambit-entry")
export class Entry extends AmbitElement {
  static override styles = styles(own);

  @state() private code = invitedWith(location.hash);
  @state() private name = remembered("name") ?? "";
  /** Null takes the next free seat. */
  @state() private chosen: number | null = null;
  @state() private wrong: Message | null = null;
  @state() private busy = false;
  @state() private screen = false;

  protected override watching(): readonly Watchable[] {
    return [store.state, store.lobby];
  }

  protected override render(): TemplateResult {
    const lobby = store.lobby.value;
    const now = store.state.value;
    const game = now?.view.game ?? lobby?.choice.game;
    return html`<header>${mark()}<h1>${game ? speaker.value.term("game", game) : "Ambit"}</h1><span class="grow"></span><ambit-settings></ambit-settings></header>
      <main>
        <h2>${say("join-phone")}</h2>
        ${keptToken("seat") ? html`<a class="key cloth" href="/seat">${icon("phone")}${say("join-back-to-seat")}</a>` : nothing}
        ${lobby ? this.form(places(lobby, now)) : html`<p class="quiet">${say("join-reaching")}</p>`}
        <p class="also"><button class="key bare" type="button" @click=${() => this.dispatchEvent(new CustomEvent("watch"))}>${say("join-watch")}</button>
          <a href="/referee">${say("join-referee")}</a>
          <button class="key bare" type="button" aria-expanded=${this.screen ? "true" : "false"} @click=${() => (this.screen = !this.screen)}>${say("join-screen")}</button></p>
        ${this.screen ? this.pin() : nothing}
      </main>`;
  }

  private form(seats: readonly LobbySeat[]): TemplateResult {
    return html`<form @submit=${this.submitted}>
      <label class="labelled">${say("join-code")}
        <input class="input code" .value=${this.code} @input=${(event: Event) => (this.code = read(event))}
          autocapitalize="characters" autocomplete="off" autocorrect="off" spellcheck="false" maxlength="40" placeholder="KITE 427" required /></label>
      <label class="labelled">${say("join-name")}
        <input class="input" .value=${this.name} @input=${(event: Event) => (this.name = read(event))} autocomplete="nickname" maxlength="40" /></label>
      <fieldset><legend>${say("join-which-seat")}</legend>
        <div class="seats ${full(seats.length) ? "full" : ""}">${seats.map((seat) => this.place(seat))}</div></fieldset>
      ${this.wrong ? html`<p class="wrong sheet" role="alert">${icon("raise")}${sayMessage(this.wrong)}</p>` : nothing}
      <button class="key go" type="submit" ?disabled=${!this.code.trim() || this.busy}>${say("join-go")}</button>
    </form>`;
  }

  private place(place: LobbySeat): TemplateResult {
    const { seat, name, phone, free_to_take } = place;
    const chosen = this.chosen === seat;
    const taken = phone !== null && !free_to_take;
    const how = taken ? (phone === "away" ? "away" : "taken") : phone === "away" ? "take-over" : chosen ? "chosen" : place.taken ? "no-phone" : "free";
    return html`<button class="place ${chosen ? "chosen" : ""}" type="button" data-seat=${seat} aria-pressed=${chosen ? "true" : "false"} ?disabled=${taken}
      @click=${() => this.choose(chosen ? null : place)}>${glyph(seat, !chosen)}<b>${name || say("seat-unnamed", { number: seat })}</b>
      <span>${say(`join-${how}`)}</span></button>`;
  }

  /** Somebody who sits down where a name is known already takes that name along, unless another one was typed. */
  private choose(place: LobbySeat | null): void {
    this.chosen = place?.seat ?? null;
    if (place?.name && this.name.trim() === "") this.name = place.name;
  }

  private pin(): TemplateResult {
    return html`<form class="pin" @submit=${this.becomesScreen}>
      <label class="labelled">${say("table-pin")}<input class="input num" name="pin" inputmode="numeric" autocomplete="off" maxlength="40" required /></label>
      <button class="key cloth" type="submit">${say("table-become-screen")}</button></form>`;
  }

  private readonly submitted = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    this.busy = true;
    try {
      const name = this.name.trim();
      keepToken("seat", (await join(this.code, name, this.chosen)).token);
      remember("name", name || null);
      go("/seat");
    } catch (wrong) {
      if (!(wrong instanceof Declined)) throw wrong;
      this.wrong = wrong.why;
    } finally {
      this.busy = false;
    }
  };

  private readonly becomesScreen = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const token = await screenToken({ pin: String(new FormData(event.target as HTMLFormElement).get("pin")) });
    if (token === null) return void (this.wrong = { id: "web-wrong-pin", args: {} });
    keepToken("screen", token);
    if (location.pathname === "/") reconnect();
    else go("/");
  };
}

const read = (event: Event): string => (event.target as HTMLInputElement).value;
