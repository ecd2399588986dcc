/** One player's area as it lies on the play mat: hero and mode above, the emberscape, and the piles below it. */

import { html, nothing, type TemplateResult } from "lit";

import { cardBack } from "../../parts/cards";
import { type Icon, icon } from "../../parts/icon";
import { called, touched } from "../../parts/touchable";
import { sizeOf } from "../../view";
import type { SeatView } from "../../wire";
import { say, seatName, speaker } from "../../words/say";
import { aimedAt } from "./does";
import { slot } from "./slots";
import { type AmbyriaScene, answerOf, enough, lying, modeIcon, modeOf, rowOf, SLOTS } from "./types";

/** The edges of so many cards are drawn under the mode. */
const MOST_EDGES = 3;

export function mat(scene: AmbyriaScene, one: SeatView, touch: boolean): TemplateResult {
  const out = one.flags.includes("out");
  const touching = touch && !out;
  return html`<section class="mat ${lit(scene, one.seat)} ${out ? "out" : ""}" data-seat=${one.seat} aria-label=${seatName(one.name, one.seat - 1)}
    @click=${touched(touching ? one.seat : null)}>
    <header>
      <div class="line"><p class="called"><span class="who-is">${called(one.seat, one.name, touching)}</span>${tags(scene, one)}</p>${tile(one)}</div>
      <div class="line"><p class="hero voice">${heroName(scene, one.seat)}</p>${rule(one)}</div>
    </header>
    <ol class="scape ${enough(one) ? "full" : ""}" aria-label=${say("show-ambyria-emberscape", { count: lying(one), all: SLOTS })}>
      ${rowOf(one).map((each) => slot(each, { aimed: aimedAt(scene.view.table.chain, one.seat) }))}
    </ol>
    ${piles(scene, one)}
  </section>`;
}

function heroName({ view }: AmbyriaScene, seat: number): string | typeof nothing {
  const hero = view.table.heroes[seat];
  return hero === undefined ? nothing : speaker.value.card(hero);
}

/** The mode on top of its pile, of which the edges show. */
function tile(one: SeatView): TemplateResult | typeof nothing {
  const name = modeOf(one);
  if (name === null) return nothing;
  const count = sizeOf(one.zones["mode_pile"]);
  return html`<p class="tile edges-${Math.min(MOST_EDGES, count)}" title=${say("show-ambyria-mode-pile", { count })}>${icon(modeIcon(name))}<b>${say(`show-ambyria-mode-${name}`)}</b></p>`;
}

/** What the mode does, in words. */
function rule(one: SeatView): TemplateResult | typeof nothing {
  const name = modeOf(one);
  return name === null ? nothing : html`<p class="rule">${say(`show-ambyria-rule-${name}`)}</p>`;
}

/** Who gets a mat that is lit: the one who is awaited, or who won. A thinner one where several are awaited. */
function lit({ view }: AmbyriaScene, seat: number): string {
  if (view.result) return view.result.winners.includes(seat) ? "lit" : "";
  if (!view.to_act.includes(seat)) return "";
  return view.to_act.length === 1 ? "lit" : "awaited";
}

const ANSWERS: Record<string, Icon> = { "has-it": "raise", effect: "bolt", passed: "check", may: "lamp" };

function tags({ view }: AmbyriaScene, one: SeatView): TemplateResult | typeof nothing {
  const out = one.flags.includes("out");
  const answer = answerOf(view.table, one.seat, out);
  const owes = view.table.owed[one.seat];
  if (out) return tag("halt", say("flag-out"));
  if (owes !== undefined) return tag("alert", say("show-ambyria-owes", { count: owes }), true);
  if (view.table.pending?.kind === "arcane" && view.table.pending.seat === one.seat) return tag("star", say("show-ambyria-plays-arcane"), true);
  if (answer !== null) return tag(ANSWERS[answer] ?? "check", say(`show-ambyria-answer-${answer}`), answer === "has-it" || (answer === "effect" && view.table.window?.held === null));
  return one.flags.includes("hero-used") ? tag("check", say("flag-hero-used")) : nothing;
}

function tag(drawn: Icon, words: string, bright = false): TemplateResult {
  return html`<span class="tag ${bright ? "lit" : ""}">${icon(drawn)}${words}</span>`;
}

/** What nobody counts is left out, and its place stays. */
function piles({ view, options }: AmbyriaScene, one: SeatView): TemplateResult {
  const all = Number(options["arcane"] ?? 4);
  const arcane = one.counters["arcane"] ?? 0;
  const due = view.table.pending?.kind === "arcane" && view.table.pending.seat === one.seat;
  const minis = Array.from({ length: Math.max(all, arcane) }, (_, at) => (at < arcane ? html`<i>${cardBack()}</i>` : html`<i class="used"></i>`));
  return html`<ul class="piles num">
    <li class="arcane ${due ? "due" : ""}"><b>${arcane}</b><span class="minis" aria-hidden="true">${minis}</span><em>${say("show-ambyria-arcane")}</em></li>
    ${counted(one.counters["hand"] ?? null, "show-ambyria-in-hand")}
    ${counted(one.counters["deck"] ?? null, "show-ambyria-deck")}
    ${counted(sizeOf(one.zones["discard"]), "show-ambyria-discard")}
    ${counted(sizeOf(one.zones["collection"]), "show-ambyria-collected")}
  </ul>`;
}

function counted(count: number | null, words: string): TemplateResult {
  return html`<li>${count === null ? nothing : html`<b>${count}</b><em>${say(words, { count })}</em>`}</li>`;
}
