/** The order that the players rolled: seats are touched one after the other, or the phone rolls for them. `@set` carries the order. */

import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { AmbitElement, styles } from "../../element";
import { glyph } from "../../parts/glyph";
import { icon } from "../../parts/icon";
import type { SeatView } from "../../wire";
import { say } from "../../words/say";
import own from "./phone-rolled.css?inline";

@customElement("ambit-tamer-rolled")
export class TamerRolled extends AmbitElement {
  static override styles = styles(own);

  @property({ attribute: false }) seats: readonly SeatView[] = [];
  @property({ attribute: false }) order: readonly number[] = [];

  protected override render(): TemplateResult {
    return html`<div class="seats" role="group" aria-label=${say("phone-tamer-rolled")}>${this.seats.map(({ seat, name }) => {
        const place = this.order.indexOf(seat);
        return html`<button class="key cloth" type="button" data-seat=${seat} aria-pressed=${place >= 0 ? "true" : "false"} @click=${() => this.flip(seat)}>
          ${glyph(seat)}<span>${name}</span>${place >= 0 ? html`<b class="num">${place + 1}</b>` : ""}</button>`;
      })}</div>
      <div class="chips"><button class="chip" type="button" @click=${this.roll}>${icon("dice")}${say("phone-tamer-roll-for-us")}</button>
        <button class="chip" type="button" ?disabled=${this.order.length === 0} @click=${() => this.tell([])}>${icon("undo")}${say("phone-tamer-roll-anew")}</button></div>`;
  }

  private flip(seat: number): void {
    this.tell(this.order.includes(seat) ? this.order.filter((one) => one !== seat) : [...this.order, seat]);
  }

  /** As if everybody had rolled: each order is as likely as any other. */
  private readonly roll = (): void => {
    const left = this.seats.map(({ seat }) => seat);
    const order: number[] = [];
    while (left.length > 0) order.push(...left.splice(Math.floor(Math.random() * left.length), 1));
    this.tell(order);
  };

  private tell(order: readonly number[]): void {
    this.order = order;
    this.dispatchEvent(new CustomEvent<readonly number[]>("set", { detail: order }));
  }
}
