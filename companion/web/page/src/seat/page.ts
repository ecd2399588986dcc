/** The page of a phone: the player's seat, or what is missing to have one. */

import { html, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";

import type { Watchable } from "../cell";
import { AmbitElement, styles } from "../element";
import { empty } from "../parts/empty";
import { mark } from "../parts/glyph";
import "../parts/connection";
import { store } from "../table";
import { say, sayMessage } from "../words/say";
import "./board";
import { phoneFor } from "./find";
import own from "./page.css?inline";

@customElement("ambit-seat-page")
export class SeatPage extends AmbitElement {
  static override styles = styles(own);

  protected override watching(): readonly Watchable[] {
    return [store.state, store.welcome, store.idle, store.goodbye];
  }

  protected override render(): TemplateResult {
    const { value: state } = store.state;
    const welcome = store.welcome.value;
    const goodbye = store.goodbye.value;
    if (goodbye !== null) return this.waiting(sayMessage(goodbye), "", true);
    if (welcome !== null && welcome.role !== "seat") return this.waiting(say("phone-no-seat"), say("phone-no-seat-more"), true);
    if (store.idle.value) return this.waiting(say("phone-idle"), say("phone-idle-more"), false);
    const me = state?.view.seats.find(({ seat }) => seat === welcome?.seat);
    if (state === null || welcome === null) return this.waiting(say("phone-reaching"), "", false);
    if (me === undefined) return this.waiting(say("phone-not-at-table"), say("phone-not-at-table-more"), true);
    const phone = phoneFor(state.view.game, () => this.requestUpdate());
    if (phone === null) return this.waiting(say("phone-reaching"), "", false);
    return html`<ambit-phone .now=${{ state, view: state.view, me }} .phone=${phone}></ambit-phone>`;
  }

  private waiting(says: string, more: string, join: boolean): TemplateResult {
    const key = join ? html`<a class="key" href="/join">${say("phone-join")}</a>` : undefined;
    return html`<main class="waiting"><ambit-connection></ambit-connection>${mark()}
      ${empty({ says, ...(more ? { more } : {}), ...(key ? { key } : {}) })}</main>`;
  }
}
