/** The mark of a seat: a shape that stays apart from the others seen from any side, in the seat's colour. */

import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";

const SHAPES: Record<number, SVGTemplateResult> = {
  1: svg`<circle cx="12" cy="12" r="10"/>`,
  2: svg`<path d="M12 1.8 23 21.4a.6.6 0 0 1-.5.9H1.5a.6.6 0 0 1-.5-.9Z"/>`,
  3: svg`<rect x="2.5" y="2.5" width="19" height="19" rx="1.5"/>`,
  4: svg`<path d="M8.3 1.8h7.4v6.5h6.5v7.4h-6.5v6.5H8.3v-6.5H1.8V8.3h6.5Z"/>`,
};

/** Only the shape, for use inside another drawing of 24 × 24. */
export function shape(seat: number): SVGTemplateResult | typeof nothing {
  return SHAPES[seat] ?? nothing;
}

/** Disc, triangle, square or cross. `outline` for a seat that is free. Never alone: the name or a label goes with it. */
export function glyph(seat: number, outline = false): TemplateResult {
  return html`<svg class="glyph ${outline ? "outline" : ""}" viewBox="0 0 24 24" data-seat=${seat} aria-hidden="true">${shape(seat)}</svg>`;
}

/** Mark and name in one. */
export function who(seat: number, name: string): TemplateResult {
  return html`<span class="who" data-seat=${seat}>${glyph(seat)}${name}</span>`;
}

/** The mark of Ambit: a ring with a bead on its way round. */
export function mark(): TemplateResult {
  return html`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M17.9 4.9A9.2 9.2 0 1 1 14.4 3.1" /><circle cx="16.4" cy="3.9" r="2" />
  </svg>`;
}
