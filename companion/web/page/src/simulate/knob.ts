/** A dial: it is dragged round, turned with the wheel or with arrow keys, and pushed. */

import { html, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { AmbitElement, styles } from "../element";
import { vars } from "../vars";
import { say } from "../words/say";
import own from "./knob.css?inline";
import { deviceName } from "./devices";
import { press, turn } from "./touch";
import { CLICK, Drag, Gather, Wheel } from "./turning";

/** Clicks that come closer together than this (milliseconds) are sent as one turn. */
const GATHER = 70;
const ARROWS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 };

@customElement("simulate-knob")
export class Knob extends AmbitElement {
  static override styles = styles(own);
  static override shadowRootOptions = { ...AmbitElement.shadowRootOptions, delegatesFocus: true };

  @property({ type: Number }) seat = 0;
  @property({ type: Number }) stop = 0;
  @state() private clicks = 0;

  private drag: Drag | null = null;
  private readonly wheel = new Wheel();
  private readonly gather = new Gather((by) => turn(this.seat, by), (call) => setTimeout(call, GATHER));

  override connectedCallback(): void {
    super.connectedCallback();
    // Not passive: the wheel over a dial must turn the dial and not scroll the page.
    this.addEventListener("wheel", this.wheeled, { passive: false });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener("wheel", this.wheeled);
  }

  protected override render(): TemplateResult {
    return html`<button class="knob" type="button" tabindex=${this.stop} aria-roledescription=${say("role-dial")} ${vars({ "--turn": `${this.clicks * CLICK}deg` })}
      aria-label=${say("simulate-dial-told", { device: deviceName(this.seat, "dial") })} title=${say("simulate-dial-hint")}
      @pointerdown=${this.grabbed} @pointermove=${this.moved} @pointerup=${this.let} @pointercancel=${this.lost}
      @click=${this.clicked} @keydown=${this.keyed}></button>`;
  }

  /** Turn by this many clicks; the page calls it, too, for the keys that act on the chosen seat. */
  by(clicks: number): void {
    if (clicks === 0) return;
    this.clicks += clicks;
    this.gather.add(clicks);
  }

  private readonly wheeled = (event: WheelEvent): void => {
    event.preventDefault();
    this.by(this.wheel.move(event.deltaY, event.deltaMode));
  };

  private grabbed(event: PointerEvent): void {
    const { x, y } = this.fromMiddle(event);
    this.drag = new Drag(x, y);
    (event.target as Element).setPointerCapture(event.pointerId);
  }

  private moved(event: PointerEvent): void {
    if (this.drag === null) return;
    const { x, y } = this.fromMiddle(event);
    this.by(this.drag.move(x, y));
  }

  private let(): void {
    if (this.drag?.turned === 0) press(this.seat, "dial");
    this.drag = null;
  }

  private lost(): void {
    this.drag = null;
  }

  /** A click without a pointer is the Enter or space key: it pushes the knob. */
  private clicked(event: MouseEvent): void {
    if (event.detail === 0) press(this.seat, "dial");
  }

  private keyed(event: KeyboardEvent): void {
    const by = ARROWS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.by(by);
  }

  private fromMiddle(event: PointerEvent): { x: number; y: number } {
    const { left, top, width, height } = this.getBoundingClientRect();
    return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
  }
}
