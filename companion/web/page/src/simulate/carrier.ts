/** Things that a person can hold to a reader: dragged there, or picked up by click or key and then held to one. */

import { html, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";

import type { Watchable } from "../cell";
import { AmbitElement } from "../element";
import { carried, type Held, held, landingAt, slipped } from "./held";
import { RovingFocus } from "./roving-focus";
import { tap } from "./touch";

export class Carrier extends AmbitElement {
  @property({ type: Number }) seat = 0;

  protected readonly roving = new RovingFocus(this, ".thing");
  private from: { x: number; y: number } | null = null;
  private dragged = false;

  protected override watching(): readonly Watchable[] {
    return [held];
  }

  /** Move the focus to the one that had it last. */
  override focus(): void {
    this.roving.focus();
  }

  /** Draws one of them; `stop` is its index among those of this element. */
  protected thing(what: Held, stop: number, look: string, told: string, inside: unknown): TemplateResult {
    const up = same(held.value, what);
    return html`<button class="thing ${look} ${up ? "up" : ""}" type="button" aria-label=${told} title=${told} aria-pressed=${up ? "true" : "false"}
      tabindex=${this.roving.stop(stop)} @click=${() => this.clicked(what)} @pointerdown=${this.grabbed}
      @pointermove=${(event: PointerEvent) => this.carry(event, what)} @pointerup=${(event: PointerEvent) => this.dropped(event, what)}
      @pointercancel=${this.lost}>${inside}</button>`;
  }

  /** Picked up by key: the box of the seat moves the focus to its reader. */
  protected pick(what: Held): void {
    held.value = what;
    this.dispatchEvent(new CustomEvent("picked", { bubbles: true, composed: true }));
  }

  private clicked(what: Held): void {
    const carried = this.dragged;
    this.dragged = false;
    if (carried) return; // it was dragged, and letting go is not a click
    if (same(held.value, what)) held.value = null;
    else this.pick(what);
  }

  private grabbed(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.dragged = false;
    this.from = { x: event.clientX, y: event.clientY };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  private carry(event: PointerEvent, what: Held): void {
    const to = { x: event.clientX, y: event.clientY };
    if (this.from === null || (carried.value === null && !slipped(this.from, to))) return;
    held.value = null;
    carried.value = { ...what, ...to };
  }

  private dropped(event: PointerEvent, what: Held): void {
    this.from = null;
    if (carried.value === null) return;
    this.dragged = true;
    carried.value = null;
    const reader = landingAt(event.clientX, event.clientY);
    if (reader !== null) tap(reader.seat, what.card, this.seat);
  }

  private lost(): void {
    this.from = carried.value = null;
  }
}

function same(one: Held | null, other: Held): boolean {
  return one !== null && one.seat === other.seat && one.card === other.card && one.place === other.place;
}
