/** The race to the button: a mark for each press on a time line, with a bar as wide as its error. */

import { html, svg, type TemplateResult } from "lit";

import { fine } from "../press-times";
import { language } from "../words/say";
import { shape } from "./glyph";
import { type Bead, beads, type Press } from "./race-geometry";

const AXIS = 78;
const MARK = 34;
const ROW = 38;

export type { Press };

/** `label` describes the whole race in words, for screen readers. */
export function raceStrip(presses: readonly Press[], label: string): TemplateResult {
  const placed = beads(presses, (ms) => fine(ms).toLocaleString(language.value));
  const rows = Math.max(0, ...placed.map((bead) => bead.row));
  const top = -rows * ROW;
  return html`<svg class="race num" viewBox="0 ${top} 500 ${130 - top}" role="img" aria-label=${label}>
    <path class="axis" d="M20 ${AXIS}H480" />
    ${placed.map(drawn)}
  </svg>`;
}

function drawn(bead: Bead): unknown {
  const y = 20 - bead.row * ROW;
  return svg`<g data-seat=${bead.seat}>
    ${bead.row > 0 ? svg`<path class="lead" d="M${bead.x} ${y + MARK}V${AXIS - 16}"/>` : null}
    ${bead.width > 0 ? svg`<rect class="err" x=${bead.left} y=${AXIS - 10} width=${Math.max(3, bead.width)} height="20" rx="3"/>` : null}
    <path class="tick" d="M${bead.x} ${AXIS - 16}V${AXIS + 16}"/>
    <svg class="bead" x=${bead.x - MARK / 2} y=${y} width=${MARK} height=${MARK} viewBox="0 0 24 24">${shape(bead.seat)}</svg>
    ${bead.labelX === null ? null : svg`<text x=${bead.labelX} y=${AXIS + 46}>${bead.label}</text>`}
  </g>`;
}
