/** During a game, while somebody has neither a phone nor a box: how to join, in a line of its own below the game. */

import { html, nothing, type TemplateResult } from "lit";

import "../../lobby/qr";
import type { Lobby, State } from "../../wire";
import { say } from "../../words/say";

/** Seats of the game at which nobody has anything to play with but the table's own screen. */
export function waiting({ view, players }: Pick<State, "view" | "players">, { seats }: Pick<Lobby, "seats">): number[] {
  if (view.result !== null) return [];
  const bare = seats.filter(({ phone, boxes }) => phone === null && boxes.length === 0).map(({ seat }) => seat);
  return view.seats.map(({ seat }) => seat).filter((seat) => bare.includes(seat) && !players?.by_themselves.includes(seat));
}

export function freeSeats(now: State, lobby: Lobby): TemplateResult | typeof nothing {
  const seats = waiting(now, lobby);
  if (seats.length === 0 || lobby.code === null) return nothing;
  return html`<div class="free-seats"><ambit-qr></ambit-qr><p>${say("evening-still-free", { seats })}<br /><b>${lobby.address}</b> <b class="num">${lobby.code}</b></p></div>`;
}
