/** A strip of LEDs. */

import { html, svg, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";

import { styles } from "../element";
import { localNow } from "../table";
import type { Pixel } from "../wire";
import { say, speaker } from "../words/say";
import own from "./bar.css?inline";
import { reducedMotion } from "./reduced-motion";
import { Display } from "./display";
import { glowing } from "./animation";
import { summed } from "./pixels";

/** The number of LEDs: as many as the game that needs most of them uses. */
const LENGTH = 29;
const APART = 10;

@customElement("simulate-bar")
export class Bar extends Display {
  static override styles = styles(own);

  protected override render(): TemplateResult {
    const pixels = this.shown?.output.show === "pixels" ? this.shown.output.pixels : [];
    const length = Math.max(LENGTH, pixels.length);
    const still = reducedMotion.value ? pixels.map((pixel) => ({ ...pixel, blink: false })) : pixels;
    const lit = glowing(still, length, localNow());
    return html`<svg class=${this.restless ? "blinks" : ""} viewBox="0 0 ${length * APART} ${APART}" role="img" aria-label=${this.told(pixels)}>
      ${lit.map((pixel, place) => svg`<circle class="${pixel.colour} ${pixel.glow}" cx=${(place + 0.5) * APART} cy=${APART / 2} r="3.6"/>`)}
    </svg>`;
  }

  private told(pixels: readonly Pixel[]): string {
    const lit = summed(pixels).map(([colour, count]) => `${count} ${speaker.value.term("simulate-colour", colour)}`).join(", ");
    return say("simulate-bar-shows", { device: this.device, lit });
  }
}
