/** Pieces: rank is the outline and its lines, side is colour and pattern and sign. */

import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";

import { shape } from "../../parts/glyph";
import { say, speaker } from "../../words/say";
import type { Piece, Rank, TashView } from "./types";
import { seatsOfSide } from "./types";

const OCTAGON = "M32.3 3.9 44.1 15.7V32.3L32.3 44.1H15.7L3.9 32.3V15.7L15.7 3.9Z";
const STAR = "M24 -1 30.9 7.4 41.7 6.3 40.6 17.1 49 24 40.6 30.9 41.7 41.7 30.9 40.6 24 49 17.1 40.6 6.3 41.7 7.4 30.9 -1 24 7.4 17.1 6.3 6.3 17.1 7.4Z";

const BODIES: Record<Rank, (look: string, fill: string) => SVGTemplateResult> = {
  common: (look, fill) => svg`<circle class=${look} fill=${fill} cx="24" cy="24" r="16.5"/>`,
  heroic: (look, fill) => svg`<path class=${look} fill=${fill} d=${OCTAGON}/>`,
  legendary: (look, fill) => svg`<path class=${look} fill=${fill} d=${STAR}/>`,
};

const LIPS: Record<Rank, readonly number[]> = { common: [], heroic: [17], legendary: [15.8, 12.8] };
const PLAIN_SIDE = 1;

/** The patterns of the sides; once in every shadow root that draws pieces. */
export function patterns(): TemplateResult {
  return html`<svg class="patterns" width="0" height="0" aria-hidden="true"><defs>
    <pattern id="side-2" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2.6" height="6"/></pattern>
    <pattern id="side-3" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.7"/></pattern>
    <pattern id="side-4" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 0h6v2.6h-6ZM0 0h2.6v6h-2.6Z"/></pattern>
  </defs></svg>`;
}

/** Only a drawing: what it is stands beside it, or in the label of its square. */
export function piece({ side, rank }: Piece): TemplateResult {
  const body = BODIES[rank];
  return html`<svg class="piece" data-seat=${side} viewBox="-1 -1 50 50" aria-hidden="true">
    ${body("body", "")}${side === PLAIN_SIDE ? nothing : body("pattern", `url(#side-${side})`)}
    ${LIPS[rank].map((radius) => svg`<circle class="lip" cx="24" cy="24" r=${radius}/>`)}
    <circle class="hub" cx="24" cy="24" r=${rank === "legendary" ? 9.6 : 10.5}/>
    <svg class="sign" x="17" y=${side === 2 ? 16.2 : 17} width="14" height="14" viewBox="0 0 24 24">${shape(side)}</svg>
  </svg>`;
}

/** Whose pieces these are: the player, or the team. */
export function sideName(view: TashView, side: number): string {
  return say("show-tash-side", { seats: seatsOfSide(view, side).map(({ seat }) => seat) });
}

/** A school by its name; one that this page does not know by its id, in words. */
export function schoolName(school: string): string {
  const words = speaker.value.term("show-tash-school", school);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const rankName = (rank: Rank): string => say(`show-tash-rank-${rank}`);
export const pieceName = (view: TashView, { side, rank }: Piece): string => say("show-tash-piece", { side: sideName(view, side), rank: rankName(rank) });
