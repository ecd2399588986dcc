/** What a phone shows of the others while everybody chooses: who has, and where the pack goes afterwards. */

import { html, nothing, type TemplateResult } from "lit";

import { glyph } from "../../parts/glyph";
import { icon } from "../../parts/icon";
import type { Now } from "../../seat/phone";
import { say, sayRich } from "../../words/say";
import { tableOf } from "./phone-view";
import { PICKS } from "./types";

/** Each seat, and whether it has chosen or is ready; those who are awaited are lit. */
export function whoHasChosen({ view, me }: Now): TemplateResult {
  const doing = view.phase === "draft" ? "chooses" : "builds";
  const done = view.phase === "draft" ? "has-chosen" : "is-ready";
  const { contenders } = view.table as { contenders: number[] };
  const seats = view.seats.filter(({ seat }) => view.phase === "draft" || contenders.length === 0 || contenders.includes(seat));
  return html`<ul class="everybody" aria-label=${say(`phone-tamer-who-${done}`)}>${seats.map(({ seat, name }) => {
    const waits = view.to_act.includes(seat);
    return html`<li class=${waits ? "wait" : ""} data-seat=${seat}>${glyph(seat)}<b>${seat === me.seat ? say("phone-tamer-you") : name}</b>${say(`phone-tamer-${seat === me.seat ? "you-" : ""}${waits ? doing : done}`)}</li>`;
  })}</ul>`;
}

/** Which way the pack goes when all cards are turned up, and to whom; the last card of a pack goes nowhere. */
export function passing(now: Now): TemplateResult | typeof nothing {
  const { direction } = tableOf(now);
  const { view, me } = now;
  if (direction === null || view.turn >= PICKS) return nothing;
  const count = view.seats.length;
  const to = direction === "left" ? (me.seat % count) + 1 : ((me.seat + count - 2) % count) + 1;
  return html`<p class="pass">${icon(`pass-${direction}`)}<span>${sayRich(`phone-tamer-pass-${direction}`, { seat: to })}</span></p>`;
}
