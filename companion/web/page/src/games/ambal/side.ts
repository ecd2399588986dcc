/** One player's side of the duel: name and counts, the board, lasting effects, the piles and the Mastery that they give. */

import { html, nothing, type TemplateResult } from "lit";

import { die } from "../../parts/die";
import { type Icon, icon } from "../../parts/icon";
import { called, touched } from "../../parts/touchable";
import type { SeatView, Zone } from "../../wire";
import { say, speaker } from "../../words/say";
import { markers } from "./boards";
import { board } from "./board";
import { mastery, skills } from "./card-data";
import { tiles, tilesOf } from "./lasting";
import { thrown } from "./middle";
import type { AmbalScene } from "./types";

const FLAGS: Readonly<Record<string, Icon>> = {
  defeated: "cross", barred: "halt", stopped: "halt", skips: "step", plays: "hand", done: "check", "may-skip": "step", concedes: "alert",
};
const PILES = ["used", "discard", "out", "library"] as const;

/** The numbers are those of now, as on the counters of the seat and on phones, also while the last turn is told step by step. */
export function side(scene: AmbalScene, one: SeatView, touch: boolean): TemplateResult {
  const { view } = scene;
  const { counters } = one;
  const stands = view.table.boards[one.seat] ?? markers(counters);
  const gone = one.flags.includes("defeated");
  return html`<section class="side ${lit(scene, one)} ${gone ? "out" : ""}" data-seat=${one.seat} aria-label=${one.name} @click=${touched(touch && !gone ? one.seat : null)}>
    <div class="head"><p class="called">${called(one.seat, one.name, touch && !gone)}</p>${tags(scene, one)}
      <p class="counts num">${counted("hand", counters["hand"] ?? 0, "counter-hand")}${counted("deck", counters["deck"] ?? 0, "counter-deck")}</p></div>
    ${board({ counters, markers: stands, short: view.seats.length > 2 })}
    ${tiles(tilesOf(one.seat, counters, view.table))}
    ${piles(one)}
  </section>`;
}

function lit({ view }: AmbalScene, one: SeatView): string {
  if (view.result) return view.result.winners.includes(one.seat) ? "lit" : "";
  return view.to_act.includes(one.seat) && view.to_act.length < view.seats.length ? "lit" : "";
}

function counted(drawn: Icon, count: number, words: string): TemplateResult {
  return html`<span title=${say(words)}>${icon(drawn)}<b>${count}</b><span class="unseen">${say(words)}</span></span>`;
}

/** What is known of this player in the turn, and what the player has to do. */
function tags(scene: AmbalScene, one: SeatView): TemplateResult {
  const { view } = scene;
  const owed = (view.prompt.args["owed"] as Record<string, number> | undefined)?.[one.seat];
  const drawn = view.turn === 1 && view.table.stage === "decide" ? (view.table.drawn[one.seat] ?? 0) : 0;
  const rolled = thrown(scene).get(one.seat);
  const flags = one.flags.filter((flag) => flag in FLAGS && !(flag === "stopped" && ["barred", "defeated"].some((more) => one.flags.includes(more))));
  return html`<p class="tags">
    ${view.result?.winners.includes(one.seat) ? tag("crown", say("show-ambal-wins"), true) : nothing}
    ${rolled === undefined ? nothing : html`<span class="dice">${die(rolled, say("show-ambal-rolled", { rolled }))}</span>`}
    ${view.turn > 0 && view.to_act.includes(one.seat) && !view.result ? html`<span class="tag num">${say("show-ambal-turn", { turn: view.turn })}</span>` : nothing}
    ${owed ? tag("hand", say("show-ambal-owes", { count: owed }), true) : nothing}
    ${drawn > 0 ? tag("deck", say("show-ambal-drew", { count: drawn })) : nothing}
    ${flags.map((flag) => tag(FLAGS[flag] ?? "check", speaker.value.term("flag", flag)))}
  </p>`;
}

function tag(drawn: Icon, words: string, bright = false): TemplateResult {
  return html`<span class="tag ${bright ? "lit" : ""}">${icon(drawn)}${words}</span>`;
}

/** How many cards are in which pile, and the Mastery of each School from the Discard Pile. */
function piles(one: SeatView): TemplateResult {
  const size = (zone: Zone | undefined): number => (typeof zone === "number" ? zone : (zone?.length ?? 0));
  const discard = one.zones["discard"];
  const masters = mastery(Array.isArray(discard) ? discard.map(String) : [], skills.value);
  const shown = PILES.map((name) => ({ name, count: size(one.zones[name]) })).filter(({ count }) => count > 0);
  return html`<ul class="piles num">
    ${shown.map(({ name, count }) => html`<li class=${name}>${speaker.value.term("counter", name)} <b>${count}</b></li>`)}
    ${masters.length > 0 ? html`<li class="mastery">${icon("book")}${say("show-ambal-mastery")} ${masters.map(({ school, count }) => html`<span>${say(`show-ambal-mastery-${school}`)} <b>${count}</b></span>`)}</li>` : nothing}
  </ul>`;
}
