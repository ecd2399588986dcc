/** Entering what a printed effect does. `set` carries the whole list. */

import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { AmbitElement, styles } from "../../element";
import { chips } from "../../parts/choices";
import { icon } from "../../parts/icon";
import "../../parts/stepper";
import type { Now } from "../../seat/phone";
import { say, seatName } from "../../words/say";
import { cardsPicker, slotsPicker } from "./phone-pickers";
import pickerStyle from "./phone-pickers.css?inline";
import { begun, type Entry, type Op, OPS, type Part, partsOf, SOURCES } from "./phone-ops";
import slotsStyle from "./slots.css?inline";
import { MODES } from "./types";

const MOST = 99;

@customElement("ambit-ambyria-ops")
export class AmbyriaOps extends AmbitElement {
  static override styles = styles(slotsStyle, pickerStyle);

  @property({ attribute: false }) ops: readonly Entry[] = [];
  @property({ attribute: false }) now!: Now;

  protected override render(): TemplateResult {
    return html`<ol class="lines">${this.ops.map((entry, place) => this.line(entry, place))}</ol>
      <p class="quiet">${say("phone-ambyria-op-add")}</p>
      <div class="chips">${OPS.map((op) => html`<button class="chip" type="button" @click=${() => this.add(op)}>${icon("plus")}${say(`phone-ambyria-op-${op}`)}</button>`)}</div>`;
  }

  private line(entry: Entry, place: number): TemplateResult {
    const name = say(`phone-ambyria-op-${entry.op}`);
    return html`<li class="line"><p><b>${name}</b>
        <button class="key bare" type="button" aria-label=${say("phone-ambyria-op-out", { what: name })} @click=${() => this.tell(this.ops.filter((_, at) => at !== place))}>${icon("cross")}</button></p>
      ${partsOf(entry).map((part) => html`<div class="part"><span class="quiet">${say(`phone-ambyria-part-${part}`)}</span>${this.control(part, entry, (more) => this.put(place, more))}</div>`)}</li>`;
  }

  private control(part: Part, entry: Entry, put: (more: Partial<Entry>) => void): TemplateResult {
    const label = say(`phone-ambyria-part-${part}`);
    switch (part) {
      case "target":
        return chips(label, this.now.view.seats.map(({ seat, name }) => ({ value: seat, says: seatName(name, seat - 1) })), entry.target ?? 0, (target) => put({ target, slots: [], cards: [] }));
      case "from":
        return chips(label, (SOURCES[entry.op] ?? []).map((value) => ({ value, says: say(`phone-ambyria-from-${value}`) })), entry.from ?? "", (from) => put({ from, slots: [], cards: [] }));
      case "n":
        return html`<ambit-stepper .label=${label} .value=${entry.n ?? 1} min="1" max=${MOST} @set=${(event: CustomEvent<number>) => put({ n: event.detail })}></ambit-stepper>`;
      case "slots":
        return slotsPicker(this.now, entry.target ?? this.now.me.seat, entry.slots ?? [], null, (slots) => put({ slots }));
      case "cards":
        return cardsPicker(this.now, label, entry.cards ?? [], (cards) => put({ cards }));
      case "face":
        return chips(label, (["up", "down"] as const).map((value) => ({ value, says: say(`phone-ambyria-face-${value}`) })), entry.face ?? "up", (face) => put({ face }));
      case "symbol":
        return chips(label, MODES.map((value) => ({ value, says: say(`show-ambyria-mode-${value}`) })), entry.symbol ?? "attack", (symbol) => put({ symbol }));
    }
  }

  private add(op: Op): void {
    const others = this.now.view.seats.map(({ seat }) => seat).filter((seat) => seat !== this.now.me.seat);
    this.tell([...this.ops, begun(op, this.now.me.seat, others)]);
  }

  private put(place: number, more: Partial<Entry>): void {
    this.tell(this.ops.map((entry, at) => (at === place ? { ...entry, ...more } : entry)));
  }

  private tell(ops: readonly Entry[]): void {
    this.ops = ops;
    this.dispatchEvent(new CustomEvent<readonly Entry[]>("set", { detail: ops }));
  }
}
