/** Taking back and bringing back: what the last step was, who has agreed, and the referee's decision. */

import { html, nothing, type TemplateResult } from "lit";

import { icon } from "../parts/icon";
import { wasRefused } from "../parts/votes";
import { toBeRevealed } from "../revealing";
import { consent, order, store } from "../table";
import type { State } from "../wire";
import { rich } from "../words/marks";
import { say, speaker } from "../words/say";

const MOST_SENTENCES = 4;

export function takeback(state: State): TemplateResult {
  return html`<div class="sheet pad consent">
    <p class="voice">${state.asked === null ? lastStep(state) : say("referee-asked")}</p>
    ${state.asked === null ? nothing : html`<p class="quiet">${lastStep(state)}</p>`}
    ${wasRefused(state) ? html`<p class="quiet">${say("page-vote-stays")}</p>` : nothing}
    ${state.vote ? html`<ambit-votes .now=${state}></ambit-votes>` : nothing}
    ${state.asked === null ? freely(state) : decide(state.asked)}
  </div>`;
}

/** The newest step in words. */
export function lastStep({ view, clocks }: State): TemplateResult | string {
  if (toBeRevealed(clocks) > 0) return say("phone-scores-come");
  const told = store.news.latest.map((fact) => speaker.value.fact(view.game, fact));
  return told.length === 0 ? say("referee-no-step") : html`${told.slice(0, MOST_SENTENCES).map((sentence) => html`${rich(sentence)} `)}`;
}

function freely(state: State): TemplateResult {
  return html`<div class="acts">
    <button class="key" type="button" ?disabled=${!state.can_undo}
      @click=${() => void order("undo")}>${icon("undo")}${say("referee-undo")}</button>
    <button class="key cloth" type="button" ?disabled=${!state.can_redo}
      @click=${() => void order("redo")}>${icon("redo")}${say("referee-redo")}</button>
  </div>`;
}

function decide(asked: readonly number[]): TemplateResult {
  return html`<div class="acts">
      <button class="key" type="button" @click=${() => void consent(0, true)}>${icon("undo")}${say("referee-take-it-back")}</button>
      <button class="key cloth" type="button" @click=${() => void consent(0, false)}>${say("referee-let-it-stand")}</button>
    </div>
    <p class="quiet small">${say("referee-by-itself", { seats: asked })}</p>`;
}
