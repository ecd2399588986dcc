/** A die as it lies on the table; without a number, one that waits to be rolled. Without a label: one of several that are told together. */

import { html, nothing, svg, type TemplateResult } from "lit";

type Pip = readonly [number, number];
const [A, B, C, D, E, F, M]: readonly Pip[] = [[7, 7], [17, 7], [7, 17], [17, 17], [7, 12], [17, 12], [12, 12]];
const PIPS: readonly (readonly (Pip | undefined)[])[] = [[], [M], [A, D], [A, M, D], [A, B, C, D], [A, B, C, D, M], [A, B, C, D, E, F]];

export function die(pips: number | null, label: string, kind?: string): TemplateResult {
  const spots = PIPS[pips ?? 0] ?? [];
  return html`<svg class="die ${pips === null ? "blank" : ""}" viewBox="0 0 24 24" data-die=${kind ?? nothing}
    role=${label ? "img" : nothing} aria-label=${label || nothing} aria-hidden=${label ? nothing : "true"}>
    ${spots.map((spot) => spot && svg`<circle cx=${spot[0]} cy=${spot[1]} r="2.2"/>`)}
  </svg>`;
}
