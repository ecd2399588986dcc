/** A dial: how much of its maximum is left, with marks that can be counted; guard is an arc outside. */

import { html, nothing, svg, type TemplateResult } from "lit";

export interface Dial {
  value: number | null;
  top: number;
  guard?: number;
  /** Destroyed, or out of the game: no value, a dash instead. */
  gone?: boolean;
}

/** More marks than this cannot be told apart from two metres. */
const MOST_CUTS = 40;

export function dial({ value, top, guard = 0, gone = false }: Dial): TemplateResult {
  const length = Math.max(1, top);
  const part = `${Math.max(0, Math.min(length, value ?? 0))} ${length * 2}`;
  const ring = (name: string, dash: string): unknown =>
    svg`<circle class=${name} cx="160" cy="160" r="132" pathLength=${length} stroke-dasharray=${dash}/>`;
  const cut = length / 280;
  return html`<div class="dial ${gone ? "gone" : ""}">
    <svg viewBox="0 0 320 320" aria-hidden="true">
      <circle class="knob" cx="160" cy="160" r="112" /><circle class="track" cx="160" cy="160" r="132" />
      ${gone ? nothing : [ring("rim", part), ring("value", part)]}
      ${length <= MOST_CUTS ? svg`<circle class="cuts" cx="160" cy="160" r="132" pathLength=${length}
        stroke-dasharray="${cut} ${1 - cut}" stroke-dashoffset=${cut / 2}/>` : nothing}
      ${guard > 0 ? svg`<circle class="guard" cx="160" cy="160" r="154" pathLength=${length}
        stroke-dasharray="${Math.min(length, guard)} ${length * 2}"/>` : nothing}
    </svg>
    <div class="read num"><b>${gone || value === null ? "–" : value}</b></div>
  </div>`;
}
