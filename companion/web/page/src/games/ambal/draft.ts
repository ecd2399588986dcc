/** The draft on the table: both line-ups face up, the piles behind them, what was picked (backs) and what is banned. */

import { html, nothing, type TemplateResult } from "lit";

import { fan, pile } from "../../parts/cards";
import { die } from "../../parts/die";
import { icon } from "../../parts/icon";
import { called, touched } from "../../parts/touchable";
import type { SeatView } from "../../wire";
import { say, speaker } from "../../words/say";
import { isElite, skills } from "./card-data";
import { thrown } from "./middle";
import { type AmbalScene, type Draft, SCHOOLS } from "./types";

const NINE = 9;
const NONE: Draft = { first: null, pass: 0, picks_left: 0, schools: {}, lineups: {}, piles: {}, banned: [] };

export function draft(scene: AmbalScene, touch: boolean): TemplateResult {
  const { view } = scene;
  return html`<main class="draft">${view.seats.map((one) => drafter(scene, one, touch))}${shared(scene)}</main>`;
}

function drafter(scene: AmbalScene, one: SeatView, touch: boolean): TemplateResult {
  const { view } = scene;
  const now = view.table.draft ?? NONE;
  const picks = one.zones["picks"];
  const count = Array.isArray(picks) ? picks.length : (picks ?? 0);
  const rolled = thrown(scene).get(one.seat);
  const lit = view.to_act.includes(one.seat) && view.to_act.length === 1 ? "lit" : "";
  return html`<section class="drafter ${lit}" data-seat=${one.seat} aria-label=${one.name} @click=${touched(touch ? one.seat : null)}>
    <div class="head"><p class="called">${called(one.seat, one.name, touch)}</p><p class="tags">
      ${now.first === one.seat ? html`<span class="tag lit">${icon("crown")}${say("show-ambal-player-a")}</span>` : nothing}
      ${(now.schools[one.seat] ?? []).map((school) => html`<span class="tag">${icon("book")}${speaker.value.term("school-ambal", school)}</span>`)}</p></div>
    ${view.table.stage === "roll" ? html`<p class="throw">${die(rolled ?? null, say(rolled === undefined ? "show-ambal-to-roll" : "show-ambal-rolled", { rolled: rolled ?? 0 }))}</p>` : lineup(now.lineups[one.seat] ?? [])}
    <p class="kept num">${pile(count)}<b>${count}</b> ${say("show-ambal-picked", { count })}
      ${(now.piles[one.seat] ?? 0) > 0 ? html`<span class="rest">${icon("deck")}<b>${now.piles[one.seat]}</b> ${say("show-ambal-in-pile")}</span>` : nothing}</p>
  </section>`;
}

/** The cards face up in front of a player; of a card that nobody has named yet, only that it lies there is known. */
export function lineup(cards: readonly (string | null)[]): TemplateResult {
  return html`<ol class="lineup">${cards.map((card) => card === null ? html`<li class="sheet unnamed"><span>${say("show-ambal-unnamed")}</span></li>` : named(card))}</ol>`;
}

function named(card: string): TemplateResult {
  const { school, cost } = skills.value[card] ?? {};
  return html`<li class="sheet"><b class="voice">${speaker.value.card(card)}</b>
    <span>${school ? speaker.value.term("school-ambal", school) : nothing}</span>
    <span class="num">${isElite(card, skills.value) ? html`<i class="tag">${icon("star")}${say("show-ambal-elite")}</i>` : nothing}${cost === undefined ? nothing : html`${icon("bolt")}${cost}`}</span></li>`;
}

/** The stage of the draft, the Schools that are free, and the banned cards. */
function shared({ view }: AmbalScene): TemplateResult {
  const now = view.table.draft ?? NONE;
  const taken = new Set(Object.values(now.schools).flat());
  const free = SCHOOLS.filter((school) => !taken.has(school));
  return html`<section class="shared" aria-label=${say("show-ambal-draft")}>
    <p class="phase voice">${say(`show-ambal-stage-${view.table.stage ?? "setup"}`, { pass: now.pass, of: NINE, left: now.picks_left })}</p>
    ${view.table.stage === "schools" ? html`<ul class="free">${free.map((school) => html`<li class="sheet">${icon("book")}${speaker.value.term("school-ambal", school)}</li>`)}</ul>` : nothing}
    ${now.banned.length > 0 ? html`<h2>${say("show-ambal-banned")}</h2><ul class="banned">${now.banned.map((card) => html`<li>${icon("halt")}<span>${speaker.value.card(card)}</span></li>`)}</ul>` : nothing}
    ${view.table.stage === "schools" || now.banned.length > 0 ? nothing : fan(3)}
  </section>`;
}
