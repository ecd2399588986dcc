/** How the collection piles grew over the whole game: only how many cards, for that was public all along. */

import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";

import { apart, scale } from "../../history/scale";
import { shape } from "../../parts/glyph";
import { sizeOf } from "../../view";
import { rich } from "../../words/marks";
import { say, speaker } from "../../words/say";
import { growth, type Growth, lastArcane, type Point, roundsOf } from "./count";
import type { AmbyriaScene } from "./types";

const [LEFT, RIGHT, TOP, BOTTOM] = [52, 640, 24, 560];
const LABEL = 34;
/** Lines are told apart by their strokes, too. */
const STROKES = ["", "18 7", "5 6", "18 6 5 6"];
/** Lines that run along each other lie side by side (in the drawing's own units). */
const BESIDE = 5;
const MOST_ROUNDS = 7;

export function plot(scene: AmbyriaScene): TemplateResult | typeof nothing {
  const rounds = roundsOf(scene.facts);
  if (rounds.length < 2) return nothing;
  const { seats } = scene.view;
  const ends = seats.map(({ zones }) => sizeOf(zones["collection"]));
  const y = scale(0, Math.max(1, ...ends), BOTTOM, TOP, 4);
  const x = (turn: number): number => LEFT + ((turn - 1) / Math.max(1, rounds.length - 1)) * (RIGHT - LEFT);
  const heights = apart(ends.map(y.at), LABEL, TOP, BOTTOM);
  const ended = lastArcane(scene.facts);
  const told = seats.map(({ seat }, place) => `${speaker.value.seat(seat)} ${ends[place] ?? 0}`).join(", ");
  return html`<figure class="plot num">
    <figcaption><h2>${say("show-ambyria-plot")}</h2><p>${say("show-ambyria-plot-ring")}</p></figcaption>
    <svg viewBox="0 0 700 600" role="img" aria-label=${say("show-ambyria-plot-told", { told })}>
      ${y.ticks.map((tick) => svg`<path class="ax" d="M${LEFT} ${y.at(tick)}H${RIGHT}"/><text x=${LEFT - 12} y=${y.at(tick) + 8} text-anchor="end">${tick}</text>`)}
      ${names(rounds, x)}
      ${seats.map(({ seat }, place) => line(seat, growth(scene, seat), x, y.at, place - (seats.length - 1) / 2))}
      ${seats.map(({ seat }, place) => svg`<svg class="sign" data-seat=${seat} x=${RIGHT + 16} y=${(heights[place] ?? 0) - 15} width="30" height="30" viewBox="0 0 24 24">${shape(seat)}</svg>`)}
    </svg>
    ${ended ? html`<p class="last">${rich(speaker.value.marked("show-ambyria-plot-last", { ...ended }))}</p>` : nothing}
  </figure>`;
}

/** As many rounds as have room are named below, at the turn with which they begin. */
function names(rounds: readonly number[], x: (turn: number) => number): SVGTemplateResult[] {
  const every = Math.ceil(Math.max(1, ...rounds) / MOST_ROUNDS);
  const first = rounds.map((round, at) => ({ round, turn: at + 1 })).filter(({ round }, at) => rounds.indexOf(round) === at);
  return first.filter((_, at) => at % every === 0).map(({ round, turn }) => svg`<text x=${x(turn)} y=${BOTTOM + 36} text-anchor="middle">${round}</text>`);
}

function line(seat: number, { from, points }: Growth, x: (turn: number) => number, y: (cards: number) => number, beside: number): SVGTemplateResult {
  const shift = beside * BESIDE;
  const at = ({ turn, cards }: Point): [number, number] => [x(turn) + shift, y(cards) + shift];
  const path = points.map((point) => `H${at(point)[0].toFixed(1)}V${at(point)[1].toFixed(1)}`).join("");
  const rings = points.filter(({ arcane }) => arcane).map((point) => svg`<circle class="arc" cx=${at(point)[0]} cy=${at(point)[1]} r="9"/>`);
  return svg`<g data-seat=${seat}><path class="ln" stroke-dasharray=${STROKES[(seat - 1) % STROKES.length] ?? ""} d="M${LEFT} ${y(from) + shift}${path}H${RIGHT}"/>${rings}</g>`;
}
