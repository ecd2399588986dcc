/** `/`: a player's phone. Checking in with the code of the day; then the own table, opponent, clock and place. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import { post, Declined } from "../../api";
import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { invitedWith } from "../../pages/join/invited";
import { Ticking } from "../../parts/countdown";
import { mark } from "../../parts/glyph";
import { icon } from "../../parts/icon";
import { remember, remembered } from "../../setting";
import type { Message } from "../../wire";
import { say, sayMessage } from "../../words/say";
import { hall, keepToken, me, reconnect, refusal, tell } from "../hall";
import { aboutEvening } from "../parts/about";
import "../parts/connection";
import { refused } from "../parts/refused";
import "../parts/settings";
import { ticks } from "../time";
import type { Hall, Player } from "../wire";
import own from "./page.css?inline";
import parts from "../parts/parts.css?inline";
import { mine, place } from "./mine";
import { rows } from "../parts/standings";

@customElement("ambit-hall-phone")
export class PhonePage extends AmbitElement {
  static override styles = styles(parts, own);

  @state() private code = invitedWith(location.hash);
  @state() private name = remembered("name") ?? "";
  @state() private wrong: Message | null = null;
  @state() private busy = false;
  @state() private leaving = false;
  private readonly ticking = new Ticking(this, () => ticks(hall.value), 500);

  protected override watching(): readonly Watchable[] {
    return [hall, me, refusal];
  }

  protected override render(): TemplateResult {
    void this.ticking;
    const now = hall.value;
    const player = now?.players[(me.value?.player ?? 0) - 1];
    return html`<header>${mark()}<div><h1>${now?.hall || say("hall-title-phone")}</h1>${now ? html`<p class="quiet">${aboutEvening(now)}</p>` : nothing}</div>
        <span class="grow"></span><ambit-hall-settings></ambit-hall-settings></header>
      <main><ambit-hall-connection></ambit-hall-connection>${refused()}
        ${now === null || me.value === null ? html`<p class="quiet">${say("hall-page-reaching")}</p>` : player ? this.player(now, player) : this.guest(now)}
        ${now && now.standings.length > 0 && now.round > 0 ? html`<details class="all"><summary>${say("hall-page-standings")}</summary>${rows(now, me.value?.player ?? null)}</details>` : nothing}
      </main>`;
  }

  private guest(now: Hall): TemplateResult {
    if (now.phase === "setting-up") return html`<p class="voice big">${say("hall-phone-soon")}</p>`;
    if (now.phase === "over") return html`<p class="voice big">${say("hall-phone-over")}</p>`;
    return html`<h2>${say("hall-phone-check-in")}</h2>
      <form @submit=${this.submitted}>
        <label class="labelled">${say("hall-phone-code")}
          <input class="input code" name="code" .value=${this.code} @input=${(event: Event) => (this.code = read(event))}
            autocapitalize="characters" autocomplete="off" autocorrect="off" spellcheck="false" maxlength="40" required /></label>
        <label class="labelled">${say("hall-phone-name")}
          <input class="input" name="name" .value=${this.name} @input=${(event: Event) => (this.name = read(event))} autocomplete="name" maxlength="40" required /></label>
        ${this.wrong ? html`<p class="wrong sheet" role="alert">${icon("raise")}<span>${sayMessage(this.wrong)}</span></p>` : nothing}
        <button class="key go" type="submit" ?disabled=${this.busy}>${icon("check")}${say("hall-phone-go")}</button>
      </form>
      <p class="quiet small">${say("hall-phone-lost-number")}</p>`;
  }

  private player(now: Hall, player: Player): TemplateResult {
    return html`<section class="sheet pad who" aria-label=${say("hall-phone-you")}>
        <p class="number num">${player.number}</p><p class="voice">${say("hall-phone-number", { number: player.number, name: player.name })}</p></section>
      ${mine(now, player)}${place(now, player)}
      ${now.phase === "over" ? nothing : this.going(player)}`;
  }

  /** Leaving is asked once more: it is easily pressed by mistake. */
  private going(player: Player): TemplateResult {
    if (!player.here) return html`<button class="key" type="button" @click=${() => void tell("/api/me/come-back")}>${icon("resume")}${say("hall-phone-come-back")}</button>`;
    if (!this.leaving) return html`<button class="key cloth" type="button" @click=${() => (this.leaving = true)}>${icon("other")}${say("hall-phone-leave")}</button>`;
    return html`<div class="well ask" role="group" aria-label=${say("hall-phone-leave")}><p>${say("hall-phone-leave-sure")}</p>
      <div class="acts"><button class="key" type="button" @click=${this.leave}>${say("hall-phone-leave-yes")}</button>
      <button class="key cloth" type="button" @click=${() => (this.leaving = false)}>${say("hall-phone-leave-no")}</button></div></div>`;
  }

  private readonly leave = async (): Promise<void> => {
    await tell("/api/me/leave");
    this.leaving = false;
  };

  private readonly submitted = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    this.busy = true;
    try {
      const name = this.name.trim();
      const { token } = await post<{ token: string }>("/api/check-in", { code: this.code.trim(), name });
      keepToken("player", token);
      remember("name", name);
      this.wrong = null;
      reconnect();
    } catch (wrong) {
      if (!(wrong instanceof Declined)) throw wrong;
      this.wrong = wrong.why;
    } finally {
      this.busy = false;
    }
  };
}

const read = (event: Event): string => (event.target as HTMLInputElement).value;
