/** Acting for a player who has no phone: touching a seat on the table's screen opens its keys in a drawer. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, query, state } from "lit/decorators.js";

import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { icon } from "../../parts/icon";
import { mirrored } from "../../parts/places";
import { zoom } from "../../parts/zoom";
import "../../seat/board";
import { phoneFor } from "../../seat/find";
import tokens from "../../style/tokens.css?inline";
import { store } from "../../table";
import { vars } from "../../vars";
import type { State } from "../../wire";
import { say } from "../../words/say";
import own from "./drawer.css?inline";

@customElement("ambit-drawer")
export class Drawer extends AmbitElement {
  static override styles = styles(tokens, own);

  @state() private seat = 0;
  @query("dialog") private readonly dialog!: HTMLDialogElement;

  protected override watching(): readonly Watchable[] {
    return [store.state];
  }

  /** A seat with its own phone gets no drawer. */
  show(seat: number): void {
    if (store.state.value?.seats_taken.includes(seat)) return;
    this.seat = seat;
    if (!this.dialog.open) this.dialog.show();
  }

  protected override render(): TemplateResult {
    const state = store.state.value;
    const right = state ? mirrored(this.seat, state.view.seats.length, false) : false;
    return html`<dialog class=${right ? "right" : ""} data-reach="near" aria-label=${say("table-drawer")} @keydown=${this.escape} ${vars({ "--zoom": zoom() })}>
      <button class="key cloth shut" type="button" @click=${this.shut}>${icon("cross")}${say("page-close")}</button>
      ${state && this.seat ? this.keys(state) : nothing}
    </dialog>`;
  }

  private keys(state: State): TemplateResult | typeof nothing {
    const me = state.view.seats.find(({ seat }) => seat === this.seat);
    const phone = phoneFor(state.view.game, () => this.requestUpdate());
    if (!me || phone === null || state.seats_taken.includes(this.seat)) return nothing;
    const legal = state.legal.filter(({ seat }) => seat === this.seat || seat === 0);
    return html`<ambit-phone .now=${{ state: { ...state, legal }, view: state.view, me }} .phone=${phone}></ambit-phone>`;
  }

  private readonly shut = (): void => this.dialog.close();

  private readonly escape = (event: KeyboardEvent): void => {
    if (event.key === "Escape") this.shut();
  };
}
