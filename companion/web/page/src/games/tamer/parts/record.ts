/** A record as discs: a filled one is a win, half a draw, a ring a loss, a dashed one still to come. */

import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit";

import { say } from "../../../words/say";
import type { Past } from "../types";

export type Outcome = "won" | "drew" | "lost" | "to-come";

const DRAWN: Readonly<Record<Outcome, SVGTemplateResult>> = {
  won: svg`<circle class="full" cx="12" cy="12" r="9"/>`,
  drew: svg`<circle class="ring" cx="12" cy="12" r="8"/><path class="full" d="M12 4a8 8 0 0 0 0 16Z"/>`,
  lost: svg`<circle class="ring" cx="12" cy="12" r="8"/>`,
  "to-come": svg`<circle class="dashed" cx="12" cy="12" r="8"/>`,
};

export const disc = (outcome: Outcome): TemplateResult => html`<svg class="disc" viewBox="0 0 24 24" aria-hidden="true">${DRAWN[outcome]}</svg>`;

export function discs(outcomes: readonly Outcome[]): TemplateResult {
  return html`<span class="discs" role="img" aria-label=${outcomes.map((one) => say(`show-tamer-${one}`)).join(", ")}>${outcomes.map(disc)}</span>`;
}

/** How a battle went for one of its seats. */
export function outcomeFor({ winner }: Pick<Past, "winner">, seat: number): Outcome {
  return winner === null ? "drew" : winner === seat ? "won" : "lost";
}

/** Wins, draws and losses as people write them: 2–0–1. */
export const written = (record: readonly number[]): string => record.join("–");
