/**
 * A line of creatures, front first. A drag puts one elsewhere; touched, it can be moved by keys; arrow keys move the one in focus.
 * The event `order` carries the new order, `out` the creature that leaves.
 */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, queryAll, state } from "lit/decorators.js";

import { AmbitElement, styles } from "../../element";
import { icon } from "../../parts/icon";
import { say, speaker } from "../../words/say";
import { named, stats } from "./parts/creature";
import own from "./phone-line.css?inline";
import { moved } from "./phone-order";
import type { Creature } from "./types";

/** Pixels that a finger moves before it is a drag. */
const DRAGGED = 8;

/** Places in a row; a full row needs no free place to be understood. */
const ROW = 4;

@customElement("ambit-tamer-line")
export class TamerLine extends AmbitElement {
  static override styles = styles(own);

  @property({ attribute: false }) line: readonly string[] = [];
  @property({ attribute: false }) creatures: Readonly<Record<string, Creature>> = {};
  /** The line stands and cannot be changed now. */
  @property({ type: Boolean }) fixed = false;

  /** The order while a creature is dragged, and until the table has answered. */
  @state() private order: readonly string[] | null = null;
  @state() private picked: string | null = null;
  private drag: { key: string; x: number; y: number; moving: boolean } | null = null;
  @queryAll(".pos:not(.free)") private readonly places!: NodeListOf<HTMLElement>;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("line") || changed.has("fixed")) this.order = null;
    if (this.picked !== null && (this.fixed || !this.line.includes(this.picked))) this.picked = null;
  }

  protected override render(): TemplateResult {
    const line = this.order ?? this.line;
    return html`<ol class="line" aria-label=${say("phone-tamer-your-line")}>${line.map((key, place) => html`<li>${this.place(key, place)}</li>`)}
        ${this.fixed || (line.length > 0 && line.length % ROW === 0) ? nothing : html`<li class="pos free">${say("phone-tamer-next")}</li>`}</ol>
      ${this.picked === null ? nothing : this.keys(this.picked, line)}`;
  }

  /** The table did not take the order: the line is drawn as it stands. */
  settle(): void {
    this.order = null;
  }

  private place(key: string, place: number): TemplateResult {
    const one = this.creatures[key];
    const says = html`<i>${place === 0 ? say("phone-tamer-front") : place + 1}</i><b>${named(key)}</b>${one ? stats(one) : nothing}`;
    if (this.fixed) return html`<div class="pos">${says}</div>`;
    return html`<button class="pos ${this.drag?.moving && this.drag.key === key ? "dragged" : ""}" type="button" aria-pressed=${this.picked === key ? "true" : "false"} aria-keyshortcuts="ArrowLeft ArrowRight"
      @click=${() => (this.picked = this.picked === key ? null : key)} @keydown=${(event: KeyboardEvent) => this.typed(event, key)}
      @pointerdown=${(event: PointerEvent) => this.down(event, key)} @pointermove=${this.move} @pointerup=${this.up} @pointercancel=${this.stop}>${says}</button>`;
  }

  private keys(key: string, line: readonly string[]): TemplateResult {
    const at = line.indexOf(key);
    const name = speaker.value.card(key);
    return html`<div class="moves" role="group" aria-label=${name}>
      <button class="key cloth" type="button" ?disabled=${at === 0} aria-label=${say("phone-tamer-forward", { name })} @click=${() => this.put(key, at - 1)}>${icon("back")}<span>${say("phone-tamer-to-front")}</span></button>
      <button class="key cloth" type="button" aria-label=${say("phone-tamer-take-out", { name })} @click=${() => this.dispatchEvent(new CustomEvent("out", { detail: key }))}>${icon("cross")}<span>${say("phone-tamer-out")}</span></button>
      <button class="key cloth" type="button" ?disabled=${at === line.length - 1} aria-label=${say("phone-tamer-backward", { name })} @click=${() => this.put(key, at + 1)}><span>${say("phone-tamer-to-back")}</span>${icon("next")}</button>
    </div>`;
  }

  private typed(event: KeyboardEvent, key: string): void {
    const by = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    this.put(key, (this.order ?? this.line).indexOf(key) + by);
  }

  private put(key: string, to: number): void {
    const order = moved(this.order ?? this.line, key, to);
    if (String(order) === String(this.order ?? this.line)) return;
    this.order = order;
    this.dispatchEvent(new CustomEvent<readonly string[]>("order", { detail: order }));
  }

  private down(event: PointerEvent, key: string): void {
    this.drag = { key, x: event.clientX, y: event.clientY, moving: false };
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  private readonly move = (event: PointerEvent): void => {
    if (!this.drag) return;
    this.drag.moving ||= Math.hypot(event.clientX - this.drag.x, event.clientY - this.drag.y) > DRAGGED;
    if (this.drag.moving) this.order = moved(this.order ?? this.line, this.drag.key, this.nearest(event));
  };

  private readonly up = (event: PointerEvent): void => {
    const { drag, order } = this;
    this.drag = null;
    if (!drag?.moving) return;
    // What follows is the click of a drag: it selects nothing.
    (event.currentTarget as HTMLElement).addEventListener("click", (click) => click.stopImmediatePropagation(), { capture: true, once: true });
    if (order && String(order) !== String(this.line)) this.dispatchEvent(new CustomEvent<readonly string[]>("order", { detail: order }));
    else this.order = null;
  };

  private readonly stop = (): void => {
    this.drag = null;
    this.order = null;
  };

  /** The place whose middle is nearest to the finger. */
  private nearest({ clientX, clientY }: PointerEvent): number {
    const far = [...this.places].map((one) => {
      const box = one.getBoundingClientRect();
      return Math.hypot(box.x + box.width / 2 - clientX, box.y + box.height / 2 - clientY);
    });
    return far.indexOf(Math.min(...far));
  }
}
