/** A counter: up to four digits of seven segments. */

import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { styles } from "../element";
import { localNow } from "../table";
import { say } from "../words/say";
import { reducedMotion } from "./reduced-motion";
import own from "./counter.css?inline";
import { Display } from "./display";
import { MOST_DIGITS, reads } from "./animation";
import "./segment-face";
import { segments } from "./segments";

@customElement("simulate-counter")
export class Counter extends Display {
  static override styles = styles(own);

  @property() caption = "";

  protected override render(): TemplateResult {
    const { shown } = this;
    const digits = shown?.output.show === "digits" ? shown.output : null;
    const now = localNow();
    const seen = digits && { ...digits, blink: digits.blink && !reducedMotion.value };
    const text = seen && shown ? reads(seen, shown.since, now) : "";
    return html`<span class="face ${digits?.blink ? "blinks" : ""}" role="img" aria-label=${this.told(digits?.text ?? "", digits?.blink ?? false)}>
        <simulate-segments .digits=${MOST_DIGITS} .values=${segments(text)} aria-hidden="true"></simulate-segments>
      </span>
      <p aria-hidden="true">${this.caption}</p>`;
  }

  private told(text: string, blinks: boolean): string {
    return say("simulate-counter-reads", { device: this.device, text: text.trim(), blinks });
  }
}
