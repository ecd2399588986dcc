/** The digits of a counter: Wokwi's display, which looks like the real part, without pins and as large as its box. */

import { SevenSegmentElement } from "@wokwi/elements/dist/esm/7segment-element.js";
import { unsafeCSS } from "lit";

const fitted = "svg { display: block; width: 100%; height: auto; }";

export class SegmentFace extends SevenSegmentElement {
  static override get styles(): never {
    // Wokwi brings its own Lit, whose styles are the same objects with another type.
    return [super.styles, unsafeCSS(fitted)] as never;
  }

  override pins = "none" as const;
  override color = "var(--segment)";
  override offColor = "var(--segment-off)";
}

customElements.define("simulate-segments", SegmentFace);
