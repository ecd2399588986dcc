/** The lobby: how to sit down with a phone, and who sits where already. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import type { Stop, Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { sceneOf } from "../../games/scene";
import { keptToken } from "../../identity";
import { invitation } from "../../invitation";
import { glyph, mark } from "../../parts/glyph";
import { icon } from "../../parts/icon";
import "../../parts/prompt";
import "../../parts/settings";
import { full } from "../../seats";
import { store } from "../../table";
import type { SeatView, State } from "../../wire";
import { say, speaker } from "../../words/say";
import own from "./lobby.css?inline";
import { how } from "./seated";
import topStyle from "../../parts/top.css?inline";

@customElement("ambit-lobby")
export class Lobby extends AmbitElement {
  static override styles = styles(topStyle, own);

  @state() private picture: string | null = null;

  protected override watching(): readonly Watchable[] {
    return [store.state, invitation];
  }

  private stop: Stop | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.stop = invitation.watch(() => void this.fetchPicture());
    void this.fetchPicture();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop?.();
    if (this.picture) URL.revokeObjectURL(this.picture);
  }

  protected override render(): TemplateResult {
    const now = store.state.value;
    const invited = invitation.value;
    return html`<header class="top">${mark()}<h1>${now ? speaker.value.term("game", now.view.game) : "Ambit"}</h1><span class="grow"></span>
        <a class="key cloth onward" href="/">${say("join-to-table")}</a><ambit-settings></ambit-settings></header>
      <main>
        <figure class="sheet qr">${this.picture ? html`<img src=${this.picture} alt=${say("join-qr")} />` : html`<span class="none"></span>`}
          <figcaption>${say("join-camera")}</figcaption></figure>
        <div>
          <h2>${say("join-sit-down")}</h2>
          ${invited ? html`<p class="code"><b>${invited.address}</b>${invited.code ? html`<span>${say("join-with-code")}</span><b class="num spaced">${invited.code}</b>` : nothing}</p>` : nothing}
          ${now ? html`<ul class="seats ${full(now.view.seats.length) ? "full" : ""}">${now.view.seats.map((seat) => place(now, seat))}</ul>` : html`<p class="quiet">${say("table-free")}</p>`}
        </div>
      </main>
      ${now ? html`<ambit-prompt .scene=${sceneOf(now)}></ambit-prompt>` : nothing}`;
  }

  /** With the screen's token the QR code holds the join code as well; an image element could not send the token. */
  private async fetchPicture(): Promise<void> {
    const answer = await fetch("/api/qr.svg", { headers: { authorization: `Bearer ${keptToken("screen") ?? ""}` }, cache: "no-store" }).catch(() => null);
    if (!answer?.ok) return;
    if (this.picture) URL.revokeObjectURL(this.picture);
    this.picture = URL.createObjectURL(await answer.blob());
  }
}

function place(now: State, seat: SeatView): TemplateResult {
  const sits = how(now, seat.seat);
  return html`<li class="place ${sits === "free" ? "free" : ""}" data-seat=${seat.seat}>${glyph(seat.seat, sits === "free")}
    <b>${seat.name || say("seat-unnamed", { number: seat.seat })}</b>
    <span>${sits === "free" ? nothing : icon(sits === "buttons" ? "button" : "phone")}${say(`join-sits-${sits}`)}</span></li>`;
}
