/** Building teams: what each line-up costs of the allowance, who stands in it, and who is ready. */

import { html, nothing, type TemplateResult } from "lit";

import { icon } from "../../parts/icon";
import { side } from "../../parts/places";
import { called, touched } from "../../parts/touchable";
import { sizeOf } from "../../view";
import type { SeatView } from "../../wire";
import { say, seatName } from "../../words/say";
import { rim } from "./draft";
import { shortName } from "./parts/creature";
import { rolling, type Rolling } from "./rolling";
import { keysOf, type TamerScene } from "./types";

export function build(scene: TamerScene, portrait: boolean, roll: Rolling): TemplateResult {
  const { touch } = roll;
  const { view } = scene;
  return html`<main class="round around building seats-${view.seats.length}">
    ${view.seats.map((one) => place(scene, one, portrait, touch))}
    <section class="centre mid" aria-label=${say("show-tamer-build")}>${rim(scene, portrait)}<div class="says">${view.phase === "pair" ? rolling(scene, roll) : allowance(scene)}</div></section>
  </main>`;
}

function allowance({ view }: TamerScene): TemplateResult {
  const ready = view.seats.filter(({ flags }) => flags.includes("ready")).length;
  const building = view.table.contenders.length || view.seats.length;
  return html`<b class="pick num">${say("show-tamer-points", { number: view.table.allowance })}</b>
    <p class="cards">${say("show-tamer-for-a-team")}</p><p class="dir num">${say("show-tamer-ready", { ready, all: building })}</p>`;
}

function place(scene: TamerScene, one: SeatView, portrait: boolean, touch: boolean): TemplateResult {
  const { view } = scene;
  const awaited = view.phase === "build" && view.to_act.includes(one.seat);
  return html`<section class="at ${side(one.seat, view.seats.length, portrait)} ${awaited ? "chooses" : ""}" data-seat=${one.seat}
    aria-label=${seatName(one.name, one.seat - 1)} @click=${touched(touch ? one.seat : null)}>
    <div class="slot">${purse(scene, one)}</div>
    <div class="of"><p class="called">${called(one.seat, one.name, touch)}</p>${state(scene, one, awaited)}${lineUp(one)}</div>
  </section>`;
}

/** Points spent of those allowed; a question mark where the line-up is secret or nobody has said. */
function purse({ view }: TamerScene, { seat }: SeatView): TemplateResult {
  const { allowance, spent } = view.table;
  const points = spent[seat] ?? null;
  const label = points === null ? say("show-tamer-spent-unknown") : say("show-tamer-spent", { points, allowance });
  return html`<div class="purse num" role="img" aria-label=${label}><b>${points ?? "?"}</b><small>/${allowance}</small></div>`;
}

function state({ view }: TamerScene, one: SeatView, awaited: boolean): TemplateResult {
  if (one.flags.includes("eliminated")) return html`<p class="state">${icon("halt")}${say("flag-eliminated")}</p>`;
  if (view.table.asks.some(({ seat }) => seat === one.seat)) return html`<p class="state asked">${icon("alert")}${say("show-tamer-asked-choose")}</p>`;
  if (one.flags.includes("ready")) return html`<p class="state">${icon("check")}${say("flag-ready")}</p>`;
  return awaited ? html`<p class="state">${say("show-tamer-builds")}</p>` : html`<p class="state"></p>`;
}

/** The line-up, front first; of a secret one only how many stand in it. */
function lineUp(one: SeatView): TemplateResult | typeof nothing {
  const keys = keysOf(one, "line");
  const count = sizeOf(one.zones["line"]);
  if (keys.length === 0) return count > 0 ? html`<p class="has">${say("show-tamer-in-line", { count })}</p>` : nothing;
  return html`<ol class="has line-up" aria-label=${say("show-tamer-line-up")}>${keys.map((key, at) => html`<li><span class="n num">${at + 1}</span>${shortName(key)}</li>`)}</ol>`;
}
