/** What a host finds in the settings: the PIN on the table's own screen, a new code, handing over, and leaving the game. */

import { html, nothing, type TemplateResult } from "lit";

import { chips } from "../parts/choices";
import { icon } from "../parts/icon";
import { askLobby, store } from "../table";
import type { Lobby } from "../wire";
import { say } from "../words/say";
import { called } from "./at-seat";

/** What is asked or shown now; it goes away with the settings' sheet. */
let shown: "pin" | "leaving" | null = null;

/** `redraw`: the sheet is to be drawn anew. */
export function hostSettings(redraw: () => void): TemplateResult | typeof nothing {
  const lobby = store.lobby.value;
  if (lobby === null || !lobby.host) return nothing;
  const show = (what: typeof shown) => (): void => {
    shown = what;
    redraw();
  };
  return html`<div class="hosting">
    <a class="key cloth" href="/cards">${icon("cards")}${say("table-cards")}</a>
    ${lobby.pin === null ? nothing : shown === "pin" ? html`<p class="num">${say("evening-pin-is")} <b>${lobby.pin}</b></p>` : html`<button class="key cloth" type="button" @click=${show("pin")}>${icon("eye")}${say("evening-show-pin")}</button>`}
    ${lobby.code === null ? nothing : html`<button class="key cloth" type="button" @click=${() => void askLobby({ say: "newcode", instead: lobby.code ?? "" })}>${icon("redo")}${say("evening-new-code", { code: lobby.code })}</button>`}
    ${handingOver(lobby)}
    ${lobby.phase === "game" ? leaving(shown === "leaving", show("leaving"), show(null)) : nothing}
  </div>`;
}

/** The phones that could host instead. */
function handingOver({ seats }: Lobby): TemplateResult | typeof nothing {
  const phones = seats.filter(({ phone }) => phone === "here").map((seat) => ({ value: seat.seat, says: called(seat) }));
  const host = seats.find((seat) => seat.host)?.seat ?? 0;
  if (phones.length === 0) return nothing;
  return html`<p>${say("evening-phone-hosts")}</p>${chips(say("evening-phone-hosts"), phones, host, (seat) => void askLobby({ say: "host", seat }))}`;
}

/** A running game is left only after one question; it can be gone on with. */
export function leaving(asks: boolean, ask: () => void, no: () => void): TemplateResult {
  if (!asks) return html`<button class="key cloth" type="button" @click=${ask}>${icon("back")}${say("evening-leave")}</button>`;
  const yes = (): void => {
    no();
    void askLobby({ say: "lobby", leave: true });
  };
  return html`<div role="alertdialog" aria-label=${say("evening-leave-sure")}><p>${say("evening-leave-sure")}</p>
    <div class="orders"><button class="key" type="button" @click=${yes}>${say("evening-leave-yes")}</button><button class="key cloth" type="button" @click=${no}>${say("evening-leave-no")}</button></div></div>`;
}

/** The settings are closed: the PIN is covered again. */
export function coverHostSettings(): void {
  shown = null;
}
