/** The end of a game on a phone: who won and why, the score of every seat, and further numbers of each seat. */

import { html, nothing, type TemplateResult } from "lit";

import { who } from "../parts/glyph";
import { ranked, scoreLines } from "../parts/scores";
import { say, speaker } from "../words/say";
import type { Now, Phone } from "./phone";

export function result(now: Now, phone: Phone): TemplateResult | typeof nothing {
  const end = now.view.result;
  if (end === null) return nothing;
  const covered = phone.covered?.(now) ?? new Set<number>();
  const seats = covered.size > 0 ? now.view.seats : ranked(now.view.seats, end);
  const figures = seats.map(({ seat }) => phone.figures?.(now, seat) ?? []);
  const names = figures[0]?.map(({ name }) => name) ?? [];
  return html`<section class="result">
    <p class="voice big" role="status">${covered.size > 0 ? say("phone-scores-come") : outcome(now)}</p>
    <p class="quiet">${covered.size > 0 ? nothing : speaker.value.term("reason", end.reason)}</p>
    <table class="num">
      <thead><tr><th></th>${seats.map(({ seat, name }) => html`<th scope="col">${who(seat, name)}</th>`)}</tr></thead>
      <tbody>
        ${scoreLines(end).map(({ name, values }) => html`<tr class="score"><th scope="row">${name === null ? say("phone-score") : speaker.value.term("counter", name)}</th>
          ${seats.map(({ seat }) => html`<td>${covered.has(seat) ? say("phone-covered") : (values[seat] ?? say("phone-none"))}</td>`)}</tr>`)}
        ${names.map((name, place) => html`<tr><th
          scope="row">${name}</th>${figures.map((some) => html`<td>${some[place]?.value ?? ""}</td>`)}</tr>`)}
      </tbody>
    </table>
  </section>`;
}

/** The result for this player: won, lost, or nobody won. */
function outcome(now: Now): string {
  const winners = now.view.result?.winners ?? [];
  if (winners.length === 0) return say("phone-nobody-wins");
  if (!winners.includes(now.me.seat)) return say("phone-others-win", { seats: winners });
  return winners.length === 1 ? say("phone-you-win") : say("phone-you-too-win");
}
