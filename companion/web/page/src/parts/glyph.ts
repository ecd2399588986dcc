/** The mark of a seat: a shape that differs from the others from any side of the table, in the seat's colour. */

import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";

/** By seat, from 1: no two look alike from any side of the table, so they can be used as stickers, too. */
const SHAPES: readonly SVGTemplateResult[] = [
  svg`<circle cx="12" cy="12" r="10"/>`,
  svg`<path d="M12 1.8 23 21.4a.6.6 0 0 1-.5.9H1.5a.6.6 0 0 1-.5-.9Z"/>`,
  svg`<rect x="2.5" y="2.5" width="19" height="19" rx="1.5"/>`,
  svg`<path d="M8.3 1.8h7.4v6.5h6.5v7.4h-6.5v6.5H8.3v-6.5H1.8V8.3h6.5Z"/>`,
  svg`<path d="m12 1.2 3.3 7.1 7.7.9-5.7 5.3 1.5 7.7L12 18.4l-6.8 3.8 1.5-7.7L1 9.2l7.7-.9Z"/>`,
  svg`<path d="M15.5 1.9A10.3 10.3 0 1 0 22 15.9 8.7 8.7 0 0 1 15.5 1.9Z"/>`,
  svg`<path d="M2.5 2h19a.7.7 0 0 1 .5 1.2L14.6 12l7.4 8.8a.7.7 0 0 1-.5 1.2h-19a.7.7 0 0 1-.5-1.2L9.4 12 2 3.2A.7.7 0 0 1 2.5 2Z"/>`,
  svg`<path d="M3.2 3.5h17.6c1 0 1.7.8 1.7 1.7v3.1c0 1-.8 1.7-1.7 1.7H3.2c-1 0-1.7-.8-1.7-1.7V5.2c0-1 .8-1.7 1.7-1.7ZM3.2 14h17.6c1 0 1.7.8 1.7 1.7v3.1c0 1-.8 1.7-1.7 1.7H3.2c-1 0-1.7-.8-1.7-1.7v-3.1c0-1 .8-1.7 1.7-1.7Z"/>`,
];

/** Only the shape, for use inside another drawing of 24 × 24. */
export function shape(seat: number): SVGTemplateResult | typeof nothing {
  return SHAPES[seat - 1] ?? nothing;
}

/** Disc, triangle, square, cross, star, moon, hourglass or bars. `outline` for a seat that is free. Never alone: the name or a label goes with it. */
export function glyph(seat: number, outline = false): TemplateResult {
  return html`<svg class="glyph ${outline ? "outline" : ""}" viewBox="0 0 24 24" data-seat=${seat} aria-hidden="true">${shape(seat)}</svg>`;
}

/** Mark and name in one. */
export function who(seat: number, name: string): TemplateResult {
  return html`<span class="who" data-seat=${seat}>${glyph(seat)}${name}</span>`;
}

/** The logo of Ambit: a ring with a bead on it. */
export function mark(): TemplateResult {
  return html`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M17.9 4.9A9.2 9.2 0 1 1 14.4 3.1" /><circle cx="16.4" cy="3.9" r="2" />
  </svg>`;
}
