/** Who won what tonight: a column for each person, a line for each game that somebody won. */

import { html, nothing, type TemplateResult } from "lit";

import { glyph } from "../parts/glyph";
import { vars } from "../vars";
import type { Lobby, Tonight } from "../wire";
import { say, speaker } from "../words/say";

/** As many columns as a screen has room for, the most victories first. */
const MOST = 8;

/** `brief`: only how many games each has won. */
export function tonight({ tonight: totals, seats }: Pick<Lobby, "tonight" | "seats">, brief = false): TemplateResult | typeof nothing {
  if (totals.length === 0) return nothing;
  const people = [...totals].sort((one, other) => other.won - one.won).slice(0, MOST);
  const games = [...new Set(people.flatMap((one) => Object.keys(one.games)))];
  return html`<table class="tonight num ${brief ? "sums-only" : ""}" ${vars({ "--people": people.length })}><caption>${say("evening-tonight")}</caption>
    <thead><tr><td></td>${people.map((one) => html`<th scope="col">${head(one, seats)}</th>`)}</tr></thead>
    <tbody>
      ${games.length > 1 && !brief ? games.map((game) => html`<tr><th scope="row">${speaker.value.term("game", game)}</th>${people.map((one) => html`<td>${one.games[game] ?? 0}</td>`)}</tr>`) : nothing}
      <tr class="sum"><th scope="row">${say(brief || games.length < 2 ? "evening-won" : "evening-won-all")}</th>${people.map((one) => html`<td><b>${one.won}</b></td>`)}</tr>
    </tbody></table>`;
}

/** The shape of the seat where that person sits now, and always the name. */
function head({ name }: Tonight, seats: Lobby["seats"]): TemplateResult {
  const seat = seats.find((one) => one.taken && one.name === name)?.seat;
  return html`<span class="person" data-seat=${seat ?? nothing}>${seat ? glyph(seat) : nothing}<span>${name}</span></span>`;
}
