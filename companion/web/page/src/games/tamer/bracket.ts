/** All rounds side by side with their pairs, and the standings: between rounds, and while nobody looks at one battle. */

import { html, nothing, type TemplateResult } from "lit";

import { glyph } from "../../parts/glyph";
import { icon } from "../../parts/icon";
import { say, speaker } from "../../words/say";
import { roundName, roundsOf, type Pair, type Round, whyMet } from "./pairs";
import { disc, outcomeFor } from "./parts/record";
import { standings } from "./standings";
import { type Battle, SAMPLE, type TamerScene } from "./types";

/** So many rounds have room beside the standings; earlier ones are one touch away. */
const COLUMNS = 3;

export interface BracketKeys {
  /** Look at a battle. */
  look: (battle: number) => void;
  /** How many rounds back the columns begin. */
  back: number;
  turn: (back: number) => void;
  touch: boolean;
}

export function bracket(scene: TamerScene, keys: BracketKeys): TemplateResult {
  const rounds = roundsOf(scene);
  const last = Math.max(1, rounds.length - keys.back);
  const shown = rounds.slice(Math.max(0, last - COLUMNS), last);
  return html`<main class="cup">
    ${shown.map((round, at) => column(scene, round, keys, at === shown.length - 1, rounds.length))}
    ${standings(scene, keys.touch)}
  </main>`;
}

function column(scene: TamerScene, round: Round, keys: BracketKeys, latest: boolean, all: number): TemplateResult {
  const name = roundName(round.round);
  return html`<section class="rnd ${round.now ? "now" : ""} ${latest ? "latest" : ""}" aria-label=${name}>
    <h2>${name}${round.now ? html`<small>${say("show-tamer-now")}</small>` : nothing}${latest && all > 1 ? pages(keys, all) : nothing}</h2>
    ${round.pairs.map((pair) => bout(scene, pair, round, keys))}
    ${round.idle.map((seat) => html`<div class="bt"><p>${glyph(seat)}<span>${speaker.value.seat(seat)}</span></p><p class="why">${say("show-tamer-why-idle")}</p></div>`)}
  </section>`;
}

/** Keys to earlier and later rounds, where not all have room. */
function pages({ back, turn }: BracketKeys, all: number): TemplateResult {
  return html`<span class="pages ${all > COLUMNS ? "many" : ""}">
    <button class="key cloth" type="button" aria-label=${say("show-tamer-earlier")} ?disabled=${back >= all - 1} @click=${() => turn(back + 1)}>${icon("back")}</button>
    <button class="key cloth" type="button" aria-label=${say("show-tamer-later")} ?disabled=${back === 0} @click=${() => turn(back - 1)}>${icon("next")}</button></span>`;
}

function bout(scene: TamerScene, pair: Pair, round: Round, keys: BracketKeys): TemplateResult {
  const { battle, past } = pair;
  const lines = html`${pair.seats.map((seat, at) => fighter(pair, seat, at === 0 ? under(battle, past !== null) : ""))}`;
  if (!round.now || battle === null) return html`<div class="bt">${lines}</div>`;
  const why = whyMet(scene, pair);
  const inside = html`<span class="two">${lines}</span><span class="why num">${say(`show-tamer-why-${why.id}`, why.args)}</span>`;
  const hot = battle.state === "fight" || battle.state === "ask";
  return html`<button class="bt ${hot && battle.clash > 0 ? "hot" : ""}" type="button" @click=${() => keys.look(battle.battle)}>${inside}</button>`;
}

function fighter({ past }: Pair, seat: number, state: string): TemplateResult {
  const name = seat !== SAMPLE ? speaker.value.seat(seat) : say(past?.how === "bye" ? "show-tamer-nobody" : "show-tamer-sample");
  const outcome = past === null ? null : outcomeFor(past, seat);
  return html`<span class="fighter ${outcome ?? ""}">${seat === SAMPLE ? icon("cards") : glyph(seat)}<span class="name-of">${name}</span>
    <span class="r num">${outcome === null ? state : seat === SAMPLE ? "" : html`${disc(outcome)}${say(`show-tamer-${outcome}`)}`}</span></span>`;
}

/** How far a battle has come. */
export function under(battle: Battle | null, done = false): string {
  if (battle === null || done) return "";
  if (battle.state === "done") return say("show-tamer-done");
  if (battle.state === "report") return say("show-tamer-to-report");
  if (battle.state === "ask" || (battle.state === "start" && battle.clash === 0)) return say(battle.state === "ask" ? "show-tamer-waits" : "show-tamer-round-start");
  return battle.clash === 0 ? say("show-tamer-round-start") : say("show-tamer-clash", { clash: battle.clash });
}
