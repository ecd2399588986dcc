/** Entering what a card did: a dial for every castle, a line for everything else. `@set` carries the whole list. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { AmbitElement, styles } from "../../element";
import { chips } from "../../parts/choices";
import { who } from "../../parts/glyph";
import { icon } from "../../parts/icon";
import "../../parts/stepper";
import type { SeatView } from "../../wire";
import { say } from "../../words/say";
import { add, begun, type Change, type Changes, lines, LINES, MOST, type Op, remove, set, turn, turned, wouldBe } from "./phone-changes";
import own from "./phone-changes.css?inline";

@customElement("ambit-ambush-changes")
export class AmbushChanges extends AmbitElement {
  static override styles = styles(own);

  @property({ attribute: false }) changes: Changes = [];
  /** The seats whose castles still stand. */
  @property({ attribute: false }) seats: readonly SeatView[] = [];
  @property({ type: Number }) me = 0;

  protected override render(): TemplateResult {
    return html`
      <ul class="castles">${this.seats.map((seat) => this.castle(seat))}</ul>
      <ul class="lines">${lines(this.changes).map(({ change, place }) => this.line(change, place))}</ul>
      <p class="quiet add">${say("phone-ambush-also")}</p>
      <div class="chips">${LINES.map((op) => html`<button class="chip" type="button"
        @click=${() => this.begin(op)}>${icon("plus")}${say(`phone-ambush-op-${op}`)}</button>`)}</div>`;
  }

  private castle(seat: SeatView): TemplateResult {
    const castle = seat.counters["castle"] ?? 0;
    const by = turned(this.changes, seat.seat);
    const to = wouldBe(castle, seat.counters["guard"] ?? 0, by, null);
    return html`<li data-seat=${seat.seat}>
      <div>${who(seat.seat, seat.name)}<p class="quiet num"
        aria-live="polite">${say("phone-ambush-castle-by", { by, n: Math.abs(by), to, way: by < 0 ? "down" : by > 0 ? "up" : "" })}</p></div>
      <ambit-stepper .label=${say("phone-ambush-castle-of", { seat: seat.seat })} .value=${by} min=${-MOST} max=${MOST}
        @set=${(event: CustomEvent<number>) => this.tell(turn(this.changes, seat.seat, event.detail - by))}></ambit-stepper>
    </li>`;
  }

  private line(change: Change, place: number): TemplateResult {
    const name = say(`phone-ambush-op-${change.op}`);
    return html`<li class="line">
      <p><b>${name}</b>
        <button class="key bare" type="button" aria-label=${say("phone-ambush-take-out", { what: name })}
          @click=${() => this.tell(remove(this.changes, place))}>${icon("cross")}</button></p>
      ${change.op === "give" ? this.whose("phone-ambush-give-from", change.from as number, (from) => this.put(place, { from })) : nothing}
      ${this.whose(change.op === "give" ? "phone-ambush-give-to" : "phone-ambush-who", change.seat, (seat) => this.put(place, { seat }))}
      ${change.op === "place" ? this.source(change, place) : nothing}
      <ambit-stepper .label=${name} .value=${change.n} min="0" max=${MOST}
        @set=${(event: CustomEvent<number>) => this.put(place, { n: event.detail })}></ambit-stepper>
    </li>`;
  }

  private whose(label: string, chosen: number, choose: (seat: number) => void): TemplateResult {
    const seats = this.seats.map(({ seat, name }) => ({ value: seat, says: name }));
    return html`<div class="whose"><span class="quiet">${say(label)}</span>${chips(say(label), seats, chosen, choose)}</div>`;
  }

  private source(change: Change, place: number): TemplateResult {
    const from = (["deck", "hand"] as const).map((value) => ({ value, says: say(`phone-field-from-${value}`) }));
    return chips(say("phone-field-from"), from, change.from as "deck" | "hand", (value) => this.put(place, { from: value }));
  }

  private begin(op: Op): void {
    this.tell(add(this.changes, begun(op, this.me, this.seats.map(({ seat }) => seat))));
  }

  private put(place: number, part: Partial<Change>): void {
    this.tell(set(this.changes, place, part));
  }

  private tell(changes: Changes): void {
    this.changes = changes;
    this.dispatchEvent(new CustomEvent<Changes>("set", { detail: changes }));
  }
}
