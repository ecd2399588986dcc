/** A phone that wants to host: what the table has to do, and for how long. */

import { html, nothing, type TemplateResult } from "lit";

import { icon } from "../parts/icon";
import { localNow, store } from "../table";
import { sayRich } from "../words/say";

/** Seconds that are left of a number of seconds told with the lobby. */
export const secondsOf = (seconds: number): number => Math.max(0, Math.ceil(seconds - (localNow() - store.lobbyAt)));

export function asksHost(): TemplateResult | typeof nothing {
  const asks = store.lobby.value?.asks_host;
  if (!asks || secondsOf(asks.seconds) === 0) return nothing;
  return html`<p class="sheet asks" role="status">${icon("crown")}<span>${sayRich("evening-asks-host", { seat: asks.seat, seconds: secondsOf(asks.seconds) })}</span></p>`;
}
