/** Line drawings that only the virtual hardware needs; the others are in parts/icon.ts. */

import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit";

const drawn = (lines: SVGTemplateResult): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${lines}</svg>`;

/** A reader that does not answer. */
export const deadReader = (): TemplateResult =>
  drawn(svg`<rect x="3.5" y="14.5" width="17" height="5" rx="1.5"/><path d="m8.5 4.5 7 6.5M15.5 4.5l-7 6.5"/>`);

export const question = (): TemplateResult =>
  drawn(svg`<circle cx="12" cy="12" r="8.5"/><path d="M9.6 9.6a2.5 2.5 0 1 1 3.7 2.2c-.9.5-1.3 1-1.3 1.9M12 16.6v.01"/>`);
