/** The middle of the table: the phases of the turn above, the ring with what is under way, and the seats on its rim. */

import { html, nothing, svg, type TemplateResult } from "lit";

import { clockText, secondsLeft, timerText } from "../../parts/countdown";
import { glyph, mark, shape } from "../../parts/glyph";
import { direction } from "../../parts/places";
import "../../parts/ring";
import { localNow } from "../../table";
import type { Clock } from "../../wire";
import { rich } from "../../words/marks";
import { say, speaker } from "../../words/say";
import { stack } from "./stack";
import { type AmbyriaScene, answerOf, PHASES } from "./types";

const RADIUS = 334;
const CENTRE = 360;

export function middle(scene: AmbyriaScene, portrait: boolean, announced: unknown): TemplateResult {
  const { view, clocks, since, paused } = scene;
  const { window, chain } = view.table;
  const calm = window === null;
  const at = place(view.turn, view.seats.length, portrait);
  return html`<section class="mid" aria-label=${say("show-ambyria-middle")}>
    ${view.turn > 0 ? phases(scene) : nothing}
    <div class="centre">
      <ambit-ring .seat=${calm ? view.turn : 0} .at=${at} .clock=${calm ? null : (clockOf(clocks, window.held === null ? "response" : "claim") ?? null)} .since=${since} .paused=${paused}
        .label=${say("show-ambyria-middle")}><div class="under-way">${chain.length > 0 ? chained(scene) : quiet(scene)}</div></ambit-ring>
      ${calm ? nothing : beads(scene, portrait)}${announced}
    </div>
  </section>`;
}

/** Five in their order; the one that is the last of the game is lit whole. */
function phases(scene: AmbyriaScene): TemplateResult {
  const { view } = scene;
  const now = PHASES.findIndex((phase) => phase === view.phase);
  return html`<section class="phases ${view.table.ending ? "ending" : ""}" aria-label=${say("show-ambyria-phases")}>
    <p><span>${rich(speaker.value.marked("show-ambyria-turn-of", { seat: view.turn }))}</span>${beside(scene)}</p>
    <ol>${PHASES.map((phase, place) => html`<li class=${place < now ? "done" : place === now ? "now" : ""} aria-current=${place === now ? "step" : nothing}>${say(`show-ambyria-phase-${phase}`)}</li>`)}</ol>
  </section>`;
}

/** That it is the last phase; else how long the player of the turn has. */
function beside({ view, clocks, since, paused }: AmbyriaScene): TemplateResult | typeof nothing {
  if (view.table.ending) return html`<b>${say("show-ambyria-last-phase")}</b>`;
  const clock = clockOf(clocks, "turn");
  return clock ? html`<span class="num">${say("show-ambyria-turn-left", { time: timerText(secondsLeft(clock, since, localNow(), paused)) })}</span>` : nothing;
}

const clockOf = (clocks: readonly Clock[], name: string): Clock | undefined => clocks.find((one) => one.name === name);

function chained(scene: AmbyriaScene): TemplateResult {
  const { chain, window } = scene.view.table;
  return html`${chain.length === 2 ? html`<p class="how">${say("show-ambyria-last-first")}</p>` : nothing}
    ${stack(chain, scene.view.seats)}
    ${window === null ? nothing : html`<p class="secs num">${waiting(scene)}</p>`}`;
}

/** Who has the word in the window, or how long anybody still has. */
function waiting({ view, clocks, since, paused }: AmbyriaScene): TemplateResult {
  const held = view.table.window?.held;
  const clock = clockOf(clocks, held ? "claim" : "response");
  const left = clock ? html`<b>${clockText(secondsLeft(clock, since, localNow(), paused))}</b> ` : nothing;
  if (held) return html`${rich(speaker.value.marked("show-ambyria-responds", { seat: held }))} ${left}`;
  return html`${left}${say(clock ? "show-ambyria-seconds" : "show-ambyria-anybody")}`;
}

/** Nothing is under way: who is on turn, and before the first turn who has chosen. */
function quiet({ view }: AmbyriaScene): TemplateResult {
  if (view.phase === "setup") {
    const chosen = Object.keys(view.table.heroes).length;
    return html`<div class="calm">${mark()}<p class="num">${say("show-ambyria-chosen", { chosen, seats: view.seats.length })}</p></div>`;
  }
  const one = view.seats.find(({ seat }) => seat === view.turn);
  return html`<div class="calm" data-seat=${view.turn}>${glyph(view.turn)}<p class="voice">${one ? speaker.value.seat(view.turn) : nothing}</p>
    <p class="phase">${speaker.value.phase(view)}</p></div>`;
}

/** Where a seat is on the ring, in degrees from the top: four sit at its corners, as their areas do. */
function place(seat: number, seats: number, portrait: boolean): number {
  return seats === 4 && !portrait && seat > 0 ? (225 + 90 * seat) % 360 : direction(seat, seats, portrait);
}

/** The seats on the ring carry their answer. */
function beads({ view }: AmbyriaScene, portrait: boolean): TemplateResult {
  const drawn = view.seats.map(({ seat, flags }) => {
    const answer = answerOf(view.table, seat, flags.includes("out"));
    const angle = (place(seat, view.seats.length, portrait) * Math.PI) / 180;
    const [x, y] = [CENTRE + RADIUS * Math.sin(angle), CENTRE - RADIUS * Math.cos(angle)];
    return svg`<g class=${answer ?? "none"} data-seat=${seat}><circle cx=${x.toFixed(1)} cy=${y.toFixed(1)} r=${answer === "effect" || answer === "has-it" ? 38 : 32}/>
      <svg x=${(x - 17).toFixed(1)} y=${(y - 17).toFixed(1)} width="34" height="34" viewBox="0 0 24 24">${shape(seat)}</svg></g>`;
  });
  return html`<svg class="beads" viewBox="0 0 720 720" aria-hidden="true">${drawn}</svg>`;
}
