/** Games that were left unfinished: one touch goes on with one of them. */

import { html, nothing, type TemplateResult } from "lit";

import { icon } from "../parts/icon";
import { askLobby } from "../table";
import type { Lobby, SavedGame } from "../wire";
import { say, seatName, speaker } from "../words/say";
import { when } from "./when";
import { signOf } from "./emblem";

/** `most`: so many of them; the others are in the history. */
export function savedGames({ saved, host, focus }: Lobby, most: number): TemplateResult | typeof nothing {
  if (saved.length === 0) return nothing;
  return html`<section class="saved" aria-label=${say("evening-go-on")}><h2>${say("evening-go-on")}</h2>
    ${saved.slice(0, most).map((one) => html`<button class="go-on ${focus?.on === "resume" && focus.value === String(one.number) ? "pointed" : ""}" type="button"
      data-tile=${one.game} ?disabled=${!host} @click=${() => void askLobby({ say: "resume", number: one.number })}>${icon(signOf(one.game))}
      <span class="what"><b>${speaker.value.term("game", one.game)}</b><span class="num">${about(one)}</span></span>${icon("next")}</button>`)}
  </section>`;
}

function about({ round, names, at }: SavedGame): string {
  return say("evening-saved", { round, names: names.map(seatName).join(", "), when: when(at, new Date()) });
}
