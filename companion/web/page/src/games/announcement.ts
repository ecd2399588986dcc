/** Facts that concern everybody at once are shown as a card in the middle, until something else happens. */

import { html, nothing, type TemplateResult } from "lit";

import { icon } from "../parts/icon";
import { plain, rich } from "../words/marks";
import { speaker } from "../words/say";
import type { Scene } from "./scene";

export function announcement({ view, latest }: Scene, names: readonly string[]): TemplateResult | typeof nothing {
  const told = latest.filter((fact) => names.includes(fact.fact));
  if (told.length === 0 || view.result) return nothing;
  return html`<div class="announcement sheet" role="status"><span class="sign">${icon("raise")}</span>
    <p class="voice">${told.map((fact) => html`${rich(speaker.value.fact(view.game, fact))} `)}</p>
  </div>`;
}

/** The last step in at most `letters` letters: whole sentences, from the first on. */
export function lately({ view, latest }: Scene, names: readonly string[], letters = 72): string {
  let told = "";
  for (const fact of latest) {
    if (!names.includes(fact.fact)) continue;
    const next = `${told} ${speaker.value.fact(view.game, fact)}`.trim();
    if (told && plain(next).length > letters) break;
    told = next;
  }
  return told;
}
