/** The page of a phone: the player's seat, or what is missing to have one. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import { stayAwake } from "../awake";
import type { Stop, Watchable } from "../cell";
import { AmbitElement, styles } from "../element";
import { isOver } from "../lobby/leading-on";
import { empty } from "../parts/empty";
import { mark } from "../parts/glyph";
import { icon } from "../parts/icon";
import "../parts/connection";
import { store } from "../table";
import { say, sayMessage } from "../words/say";
import "./board";
import { phoneFor } from "./find";
import own from "./page.css?inline";
import { vibrateAlong } from "./vibration";

@customElement("ambit-seat-page")
export class SeatPage extends AmbitElement {
  static override styles = styles(own);

  /** After a game: at the game's own end. */
  @state() private looksBack = false;
  private stopVibrating: Stop | null = null;

  protected override watching(): readonly Watchable[] {
    return [store.state, store.welcome, store.lobby, store.goodbye];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.stopVibrating = vibrateAlong();
    stayAwake();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stopVibrating?.();
    stayAwake(false);
  }

  protected override willUpdate(): void {
    if (this.looksBack && !isOver(store.state.value, store.lobby.value)) this.looksBack = false;
  }

  protected override render(): TemplateResult {
    const state = store.state.value;
    const welcome = store.welcome.value;
    const goodbye = store.goodbye.value;
    if (goodbye !== null) return this.waiting(sayMessage(goodbye), "", true);
    if (welcome !== null && welcome.role !== "seat") return this.waiting(say("phone-no-seat"), say("phone-no-seat-more"), true);
    if (store.lobby.value?.phase === "lobby") {
      void import("../lobby/phone"); // a phone in a game needs neither this nor what comes after
      return html`<ambit-lobby-phone></ambit-lobby-phone>`;
    }
    const me = state?.view.seats.find(({ seat }) => seat === welcome?.seat);
    if (state === null || welcome === null) return this.waiting(say("phone-reaching"), "", false);
    if (me === undefined) return this.waiting(say("phone-not-at-table"), say("phone-not-at-table-more"), true);
    const phone = phoneFor(state.view.game, () => this.requestUpdate());
    if (phone === null) return this.waiting(say("phone-reaching"), "", false);
    const now = { state, view: state.view, me };
    const over = isOver(state, store.lobby.value);
    if (over) void import("../lobby/after-phone");
    if (over && !this.looksBack) return html`<ambit-after-phone .now=${now} .phone=${phone} @back=${() => (this.looksBack = true)}></ambit-after-phone>`;
    return html`<ambit-phone class=${over ? "shorter" : ""} .now=${now} .phone=${phone}></ambit-phone>
      ${over ? html`<button class="key onward" type="button" @click=${() => (this.looksBack = false)}>${icon("next")}${say("evening-what-now")}</button>` : nothing}`;
  }

  private waiting(says: string, more: string, join: boolean): TemplateResult {
    const key = join ? html`<a class="key" href="/join">${say("phone-join")}</a>` : undefined;
    return html`<main class="waiting"><ambit-connection></ambit-connection>${mark()}
      ${empty({ says, ...(more ? { more } : {}), ...(key ? { key } : {}) })}</main>`;
  }
}
