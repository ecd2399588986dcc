/** The progress of registering: a ring with a segment for every card. */

import { html, nothing, svg, type TemplateResult } from "lit";

import { say } from "../words/say";

/** More segments than this cannot be told apart. */
const MOST_CUTS = 80;

export function progressRing(done: number, total: number): TemplateResult {
  const length = Math.max(1, total);
  const cut = length / 370;
  const circle = (name: string, dash: string, offset = 0): unknown =>
    svg`<circle class=${name} cx="100" cy="100" r="88" pathLength=${length} stroke-dasharray=${dash} stroke-dashoffset=${offset}/>`;
  return html`<div class="ring num">
    <svg viewBox="0 0 200 200" aria-hidden="true"><circle cx="100" cy="100" r="88" />
      ${circle("done", `${done} ${length * 2}`)} ${length <= MOST_CUTS ? circle("cuts", `${cut} ${1 - cut}`, cut / 2) : nothing}</svg>
    <p role="status"><b>${done}</b><span>${say("cards-page-of", { total })}</span></p>
  </div>`;
}
