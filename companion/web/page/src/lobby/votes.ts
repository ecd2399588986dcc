/** Play again? One answer for each seat: given on a phone, with the OK button, or here for those without a phone. */

import { html, type TemplateResult } from "lit";

import { glyph } from "../parts/glyph";
import { askLobby } from "../table";
import type { Lobby, LobbySeat } from "../wire";
import { say } from "../words/say";
import { called } from "./at-seat";

/** `here`: on this screen those without a phone answer by touch. */
export function votes({ seats, host }: Pick<Lobby, "seats" | "host">, here: boolean): TemplateResult {
  const playing = seats.filter(({ taken }) => taken);
  return html`<ul class="votes" aria-label=${say("evening-again")}>${playing.map((seat) => html`<li data-seat=${seat.seat}>${vote(seat, here && host && seat.phone === null)}</li>`)}</ul>`;
}

function vote(seat: LobbySeat, touchable: boolean): TemplateResult {
  const says = html`${glyph(seat.seat, seat.again !== true)}<span class="name">${called(seat)}</span><span class="answer">${say(seat.again ? "evening-vote-yes" : "evening-vote-open")}</span>`;
  if (!touchable) return html`<span class="vote">${says}</span>`;
  return html`<button class="vote" type="button" aria-pressed=${seat.again === true ? "true" : "false"}
    @click=${() => void askLobby({ say: "again", seat: seat.seat, yes: seat.again !== true })}>${says}</button>`;
}
