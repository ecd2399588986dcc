/** Cards as they lie: backs in a fan, a small pile, a card shown to everybody. */

import { html, nothing, type TemplateResult } from "lit";

/** Up to this many backs can be counted at a glance; for more, a stack with its number is clearer. */
export const MOST_BACKS = 12;
const STACK = 3;

export function cardBack(): TemplateResult {
  return html`<svg class="card-back" viewBox="0 0 63 88" aria-hidden="true">
    <rect class="stock" x=".3" y=".3" width="62.4" height="87.4" rx="5" />
    <rect class="print" x="4" y="4" width="55" height="80" rx="2.5" />
    <path class="ring" d="M41.5 31.8A15.5 15.5 0 1 1 35.5 29" /><circle class="bead" cx="38.6" cy="30.2" r="3" />
  </svg>`;
}

/** That many backs side by side; the caller writes the number beside them. */
export function fan(count: number): TemplateResult {
  return html`<div class="fan" aria-hidden="true">${backs(count > MOST_BACKS ? STACK : count)}</div>`;
}

/** The same, small and in a line of text. */
export function pile(count: number): TemplateResult | typeof nothing {
  return count === 0 ? nothing : html`<span class="pile" aria-hidden="true">${backs(Math.min(count, 5))}</span>`;
}

function backs(count: number): TemplateResult[] {
  return Array.from({ length: count }, cardBack);
}
