/** The middle of the table while nobody has called: what lies face down, what is shown, the deck, whether calls are open. */

import { html, nothing, type TemplateResult } from "lit";

import { fan } from "../../parts/cards";
import { icon } from "../../parts/icon";
import { say, speaker } from "../../words/say";
import type { AmbushScene } from "./types";

export function beforeCall(scene: AmbushScene): TemplateResult {
  const { battlefield, pending, shown } = scene.view.table;
  if (scene.view.phase === "setup") return setup(scene);
  return html`<div class="field num">
      <div class="laid">${lying(battlefield, shown)}${shown === null ? nothing : face(shown)}</div>
      <b class="big">${battlefield}</b><span>${say("show-ambush-lie-face-down", { count: battlefield })}</span>
    </div>
    <p class="stack num">${icon("deck")}<span><b>${scene.view.table.deck}</b> ${say("show-ambush-in-deck", { count: scene.view.table.deck })}</span></p>
    ${pending ? stillToLay(pending.place, pending.resolve) : nothing}
    ${callsTag(scene)}`;
}

/** The shown card lies over the fan, so the fan is drawn with fewer backs; a long name needs the room. */
function lying(count: number, shown: string | null): TemplateResult {
  if (shown !== null) return fan(Math.max(0, Math.min(count - 1, speaker.value.card(shown).length > 9 ? 2 : 5)));
  return count === 0 ? html`<div class="fan spot" aria-hidden="true"></div>` : fan(count);
}

/** The card that everybody has just been shown; with the next action it is face down again. */
function face(card: string): TemplateResult {
  return html`<div class="face sheet"><span>${say("show-ambush-shown")}</span><b class="voice">${speaker.value.card(card)}</b></div>`;
}

function stillToLay(place: number, resolve: boolean): TemplateResult | typeof nothing {
  if (resolve) return html`<p class="tag">${icon("clock")}${say("show-ambush-being-resolved")}</p>`;
  return place > 0 ? html`<p class="tag">${icon("hand")}${say("show-ambush-to-lay", { count: place })}</p>` : nothing;
}

export function callsTag({ view }: AmbushScene): TemplateResult {
  return view.table.calls_open
    ? html`<p class="tag lit">${icon("lamp")}${say("show-ambush-calls-open")}</p>`
    : html`<p class="tag">${icon("halt")}${say("show-ambush-calls-closed")}</p>`;
}

function setup({ view }: AmbushScene): TemplateResult {
  const named = view.seats.filter((seat) => view.table.castles[seat.seat]).length;
  return html`<div class="field num">
      ${fan(3)}<b class="big">${view.table.deck}</b><span>${say("show-ambush-in-deck", { count: view.table.deck })}</span>
    </div>
    <p class="stack num">${icon("castle")}<span>${say("show-ambush-named", { named, seats: view.seats.length })}</span></p>`;
}
