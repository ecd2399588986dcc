/** The end of a turn: an objective that is claimed, or its points, and in the melee the colour of the odd point. */

import { html, nothing, type TemplateResult } from "lit";

import { type Choice, chips } from "../../parts/choices";
import { icon } from "../../parts/icon";
import { say } from "../../words/say";
import type { Desk } from "./desk";
import { coloursFor, type Entry, type Spot, sideAt } from "./entry";
import { needsText, stateOf } from "./objectives";
import { sideName } from "./piece";
import { isHighForm } from "./types";

const MOST_POINTS = 9;

export function ending(spot: Spot, desk: Desk, entry: Entry): TemplateResult {
  const colours = coloursFor(spot, entry).map((side): Choice<number | undefined> => ({ value: side, says: sideName(spot.view, side) }));
  return html`${isHighForm(spot.view) ? claiming(spot, desk, entry) : nothing}
    ${colours.length > 0 ? html`<fieldset><legend>${say("show-tash-odd-point")}</legend>${chips(say("show-tash-odd-point"), colours, entry.in, (side) => desk.change({ in: side }))}</fieldset>` : nothing}`;
}

function claiming(spot: Spot, desk: Desk, entry: Entry): TemplateResult {
  const { tasks } = spot.view.table;
  if (tasks === null) return html`<fieldset><legend>${say("show-tash-claim-points")}</legend><ambit-stepper .label=${say("show-tash-claim-points")} .value=${entry.points ?? 0} min="0" max=${MOST_POINTS}
    @set=${(event: CustomEvent<number>) => desk.change({ points: event.detail })}></ambit-stepper></fieldset>`;
  return html`<ul class="claims" aria-label=${say("show-tash-claim")}>
    <li><button class="claim" type="button" aria-pressed=${entry.claim === undefined ? "true" : "false"} @click=${() => desk.change({ claim: undefined })}><b>${entry.claim === undefined ? icon("check") : nothing}${say("show-tash-claim-none")}</b></button></li>
    ${tasks.current.map((id) => html`<li><button class="claim" type="button" aria-pressed=${entry.claim === id ? "true" : "false"} @click=${() => desk.change({ claim: id })}>
      <b>${entry.claim === id ? icon("check") : nothing}${spot.cards[id]?.name ?? id}</b><span class="worth num">${spot.cards[id]?.points ?? ""}</span><small>${about(spot, id)}</small></button></li>`)}</ul>`;
}

/** What it asks for, and how far the own side is. */
function about(spot: Spot, id: string): string {
  const needs = spot.cards[id]?.needs;
  if (!needs) return "";
  const state = stateOf(spot.view, sideAt(spot), needs);
  return [needsText(needs), state].filter((part) => part !== "").join(" · ");
}
