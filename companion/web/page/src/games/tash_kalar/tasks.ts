/** The objectives beside the arena: three that may be claimed now, and the one that comes next. */

import { html, nothing, type TemplateResult } from "lit";

import { glyph } from "../../parts/glyph";
import { icon } from "../../parts/icon";
import { say } from "../../words/say";
import type { Cards } from "./cards";
import { needsText, stateOf } from "./objectives";
import { sidesOf, type TashScene } from "./types";

/** `claim`: what a touch on a current objective does; null where it does nothing. */
export function objectives(scene: TashScene, cards: Cards, claim: ((card: string) => void) | null): TemplateResult | typeof nothing {
  const { tasks } = scene.view.table;
  if (tasks === null) return nothing;
  const waits = scene.view.phase === "reveal" || scene.view.phase === "setup";
  return html`<section class="tasks" tabindex="0" aria-label=${say("show-tash-objectives")}><h2>${say("show-tash-objectives")}</h2>
    ${tasks.current.map((id) => task(scene, cards, id, claim))}
    ${tasks.next ? html`<article class="task next"><h3>${cards[tasks.next]?.name ?? tasks.next}</h3><span class="worth num">${cards[tasks.next]?.points ?? ""}</span><p>${say("show-tash-next")}</p></article>`
      : html`<article class="task next ${waits ? "waits" : ""}"><h3>${say(waits ? "show-tash-turn-up" : "show-tash-no-next")}</h3><p class="num">${say("show-tash-face-down", { count: tasks.deck })}</p></article>`}
  </section>`;
}

function task(scene: TashScene, cards: Cards, id: string, claim: ((card: string) => void) | null): TemplateResult {
  const card = cards[id];
  const needs = card?.needs ?? [];
  const title = html`<h3>${card?.name ?? id}</h3>`;
  return html`<article class="sheet task">${title}<span class="worth num">${card?.points ?? ""}</span>
    ${needs.length > 0 ? html`<p>${needsText(needs)}</p>` : nothing}
    <div class="state">${states(scene, id, cards)}
      ${claim ? html`<button class="key bare" type="button" @click=${() => claim(id)}>${icon("check")}${say("show-tash-claim-this")}<span class="unseen"> ${card?.name ?? id}</span></button>` : nothing}</div></article>`;
}

/** Counted in board tracking only: in ledger tracking nobody knows where pieces stand. */
function states({ view }: TashScene, id: string, cards: Cards): TemplateResult | typeof nothing {
  const so = sidesOf(view).map((side) => ({ side, text: stateOf(view, side, cards[id]?.needs ?? []) })).filter(({ text }) => text !== "");
  if (so.length === 0 || view.table.arena === null) return nothing;
  return html`<p class="so num">${so.map(({ side, text }) => html`<span data-seat=${side}>${glyph(side)}${text}</span>`)}</p>`;
}
