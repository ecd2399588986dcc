/** A moment for whoever won: the name large in the colour and with the shape of the seat, and why. */

import { html, nothing, type TemplateResult } from "lit";

import { glyph } from "../parts/glyph";
import { scoreLines } from "../parts/scores";
import { vars } from "../vars";
import type { Result, State } from "../wire";
import { say, speaker } from "../words/say";

/** Shapes that fly apart once; nothing flies for those who want no motion. */
const PIECES = 14;

/** `why`: with the reason, where nothing else tells it. */
export function winner({ view, played }: Pick<State, "view" | "played">, why = true): TemplateResult | typeof nothing {
  const { result, round } = view;
  if (result === null) return nothing;
  const names = result.winners.map((seat) => ({ seat, name: speaker.value.seat(seat) }));
  return html`<section class="won" aria-label=${say("evening-result")}>
    ${why ? html`<p class="cry voice">${speaker.value.term("reason", result.reason)}</p>` : nothing}
    <ul class="heroes ${names.length > 1 ? "long" : ""}">${names.map(({ seat, name }) => html`<li class="hero" data-seat=${seat} ${vars({ "--letters": name.length })}><span class="sign">${burst(seat)}${glyph(seat)}</span><span class="name">${name}</span></li>`)}</ul>
    ${names.length === 0 && why ? html`<p class="heroes long hero">${say("phone-nobody-wins")}</p>` : nothing}
    <p class="why num">${why ? scored(result) : nothing}${say("evening-lasted", { round, minutes: Math.max(1, Math.round(played / 60)) })}</p>
  </section>`;
}

/** The score with which it was won, each number of it by its name; nothing where winners have different ones. */
export function scored(result: Result): string {
  const told = scoreLines(result).map(({ name, values }) => ({ name, won: new Set(result.winners.map((seat) => values[seat])) }));
  if (told.some(({ won }) => won.size !== 1 || won.has(undefined))) return "";
  const scores = told.map(({ name, won: [value] }) => say("evening-scored", { what: name === null ? say("phone-score") : speaker.value.term("counter", name), value }));
  return scores.length === 0 ? "" : `${scores.join(", ")}. `;
}

function burst(seat: number): TemplateResult {
  return html`<span class="burst" aria-hidden="true">${Array.from({ length: PIECES }, (_, piece) => html`<i ${vars({ "--turn": `${(piece * 360) / PIECES}deg`, "--far": piece % 2 })}>${glyph(seat)}</i>`)}</span>`;
}
