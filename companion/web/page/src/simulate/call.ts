/** The big reaction button with the lamp around it. */

import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { styles } from "../element";
import { localNow } from "../table";
import type { How } from "../wire";
import { say } from "../words/say";
import own from "./call.css?inline";
import { reducedMotion } from "./reduced-motion";
import { Display } from "./display";
import { lit } from "./animation";
import { deviceName } from "./devices";
import { press } from "./touch";

const DARK: How = { light: "dark" };

/** `device` is its lamp. */
@customElement("simulate-call")
export class Call extends Display {
  static override styles = styles(own);
  static override shadowRootOptions = { ...Display.shadowRootOptions, delegatesFocus: true };

  @property({ type: Number }) seat = 0;
  @property({ type: Number }) stop = 0;

  protected override render(): TemplateResult {
    const { shown } = this;
    const how = shown?.output.show === "light" ? shown.output.how : DARK;
    const on = reducedMotion.value && this.restless ? false : lit(how, shown?.since ?? 0, localNow());
    return html`<button class="big ${on ? "lit" : ""} ${this.restless ? "blinks" : ""}" type="button" tabindex=${this.stop} aria-label=${this.told(how)}
      @pointerdown=${this.struck} @click=${this.clicked}>${say("simulate-call")}</button>`;
  }

  private told(how: How): string {
    const light = this.restless || how.light !== "blink" ? how.light : how.then;
    const told = say("simulate-call-told", { device: deviceName(this.seat, "call"), light });
    return say("simulate-told", { seen: say("simulate-call"), told });
  }

  /** Sent when the button goes down, like the contact of a real one: milliseconds count here. */
  private struck(event: PointerEvent): void {
    if (event.button === 0) press(this.seat, "call");
  }

  private clicked(event: MouseEvent): void {
    if (event.detail === 0) press(this.seat, "call");
  }
}
