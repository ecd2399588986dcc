/** A board with sensors: where it does not agree with the game, what no sensor can tell, and what hands have to do. */

import { html, nothing, type TemplateResult } from "lit";

import { icon } from "../../parts/icon";
import { overlook } from "../../table";
import type { BoardSign, AtBoard } from "../../wire";
import { say, sayMessage } from "../../words/say";
import { inArena } from "./squares";

export interface Sign {
  square: string;
  what: string;
  how: string;
  says: string;
}

/** In words, for the arena and for the list beside it; what is no square of the arena is left out. */
export function signsOf(told: readonly BoardSign[]): Sign[] {
  return told.filter(({ square }) => inArena(square)).map(({ square, what, how }) => {
    const [is, put] = [sayMessage(what), sayMessage(how)];
    return { square, what: is, how: put, says: `${is} ${put}` };
  });
}

/** The squares that differ, one by one; with `touch`, a sensor can be overlooked, and count again. */
export function boardSigns(told: AtBoard | null, touch: boolean): TemplateResult | typeof nothing {
  const signs = signsOf(told?.signs ?? []);
  const overlooked = told?.overlooked ?? [];
  if (signs.length === 0 && overlooked.length === 0) return hintList(told);
  return html`<div role="status"><ul class="signs" aria-label=${say(signs.length > 0 ? "show-tash-board-differs" : "show-tash-overlooked-list")}>
    ${signs.map(({ square, what, how }) => html`<li>${icon("alert")}<b>${square}</b><span>${what}</span><span class="how">${how}</span>${sensorKey(square, true, touch)}</li>`)}
    ${overlooked.map((square) => html`<li class="quiet"><b>${square}</b><span>${say("show-tash-overlooked")}</span>${sensorKey(square, false, touch)}</li>`)}</ul></div>${hintList(told)}`;
}

/** Pieces to exchange, and questions: nothing waits for them, and no sensor is wrong. */
function hintList(told: AtBoard | null): TemplateResult | typeof nothing {
  const hints = signsOf(told?.hints ?? []);
  if (hints.length === 0) return nothing;
  return html`<div role="status"><ul class="signs" aria-label=${say("show-tash-hints")}>
    ${hints.map(({ square, what, how }) => html`<li class="quiet"><b>${square}</b><span>${what}</span><span class="how">${how}</span></li>`)}</ul></div>`;
}

function sensorKey(square: string, on: boolean, touch: boolean): TemplateResult | typeof nothing {
  if (!touch) return nothing;
  return html`<button class="key cloth" type="button" aria-label=${say(on ? "show-tash-overlook-square" : "show-tash-heed-square", { square })}
    @click=${() => void overlook(square, on)}>${say(on ? "show-tash-overlook" : "show-tash-heed")}</button>`;
}

/** On a phone: where to look, and what no sensor can tell. */
export function lookAtTable(told: AtBoard | null): TemplateResult | typeof nothing {
  const squares = signsOf(told?.signs ?? []).map(({ square }) => square);
  const hints = signsOf(told?.hints ?? []).map(({ says }) => html`<p class="ask" role="status">${says}</p>`);
  if (squares.length === 0) return hints.length === 0 ? nothing : html`${hints}`;
  return html`<p class="ask" role="status">${say("show-tash-look-at-table", { squares: squares.join(", ") })}</p>${hints}`;
}
