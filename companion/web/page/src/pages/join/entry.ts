/** Joining with a phone: enter the code that the table shows, then choose a seat. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import { join, Declined } from "../../api";
import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { keepToken, keptToken } from "../../identity";
import { glyph, mark } from "../../parts/glyph";
import { icon } from "../../parts/icon";
import "../../parts/settings";
import { go } from "../../router";
import { full } from "../../seats";
import { store } from "../../table";
import type { SeatView, Message } from "../../wire";
import { say, sayMessage, speaker } from "../../words/say";
import own from "./entry.css?inline";
import { invitedWith } from "./invited";

@customElement("ambit-entry")
export class Entry extends AmbitElement {
  static override styles = styles(own);

  @state() private code = invitedWith(location.hash);
  @state() private chosen: number | null = null;
  @state() private wrong: Message | null = null;
  @state() private busy = false;

  protected override watching(): readonly Watchable[] {
    return [store.state, store.idle];
  }

  protected override render(): TemplateResult {
    const now = store.state.value;
    return html`<header>${mark()}<h1>${now ? speaker.value.term("game", now.view.game) : "Ambit"}</h1><span class="grow"></span><ambit-settings></ambit-settings></header>
      <main>
        <h2>${say("join-phone")}</h2>
        ${keptToken("seat") ? html`<a class="key cloth" href="/seat">${icon("phone")}${say("join-back-to-seat")}</a>` : nothing}
        ${now ? this.form(now.view.seats, now.seats_taken) : html`<p class="quiet">${say(store.idle.value ? "join-no-game" : "join-reaching")}</p>`}
        <p class="also"><a href="/">${say("join-watch")}</a> <a href="/referee">${say("join-referee")}</a></p>
      </main>`;
  }

  private form(seats: readonly SeatView[], taken: readonly number[]): TemplateResult {
    return html`<form @submit=${this.submitted}>
      <label class="labelled">${say("join-code")}
        <input class="input code" .value=${this.code} @input=${(event: Event) => (this.code = (event.target as HTMLInputElement).value)}
          autocapitalize="characters" autocomplete="off" autocorrect="off" spellcheck="false" maxlength="40" placeholder="KITE 42" required /></label>
      <fieldset><legend>${say("join-which-seat")}</legend>
        <div class="seats ${full(seats.length) ? "full" : ""}">${seats.map((seat) => this.place(seat, taken.includes(seat.seat)))}</div></fieldset>
      ${this.wrong ? html`<p class="wrong sheet" role="alert">${icon("raise")}${sayMessage(this.wrong)}</p>` : nothing}
      <button class="key go" type="submit" ?disabled=${this.chosen === null || !this.code.trim() || this.busy}>${say("join-go")}</button>
    </form>`;
  }

  private place({ seat, name }: SeatView, taken: boolean): TemplateResult {
    const chosen = this.chosen === seat;
    return html`<button class="place ${chosen ? "chosen" : ""}" type="button" data-seat=${seat} aria-pressed=${chosen ? "true" : "false"} ?disabled=${taken}
      @click=${() => (this.chosen = seat)}>${glyph(seat, !chosen)}<b>${name || say("seat-unnamed", { number: seat })}</b>
      <span>${say(taken ? "join-taken" : chosen ? "join-chosen" : "join-free")}</span></button>`;
  }

  private readonly submitted = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (this.chosen === null) return;
    this.busy = true;
    try {
      keepToken("seat", (await join(this.code, this.chosen)).token);
      go("/seat");
    } catch (wrong) {
      if (!(wrong instanceof Declined)) throw wrong;
      this.wrong = wrong.why;
    } finally {
      this.busy = false;
    }
  };
}
