/** After a game, on a phone: who won, the scores, and whether this player wants another one. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import type { Watchable } from "../cell";
import { AmbitElement, styles } from "../element";
import "../parts/connection";
import { glyph } from "../parts/glyph";
import { type Icon, icon } from "../parts/icon";
import { judgeKey } from "../parts/judge";
import "../parts/refusal";
import "../parts/settings";
import { resultNumber } from "../parts/take-along";
import boardStyle from "../seat/board.css?inline";
import type { Now, Phone } from "../seat/phone";
import { result } from "../seat/result";
import { askLobby, store } from "../table";
import type { Lobby } from "../wire";
import { rich } from "../words/marks";
import { say, speaker } from "../words/say";
import own from "./after-phone.css?inline";
import { toSeats } from "./to-seats";
import { tonight } from "./tonight";
import tonightStyle from "./tonight.css?inline";
import { votes } from "./votes";
import { winner } from "./winner";
import winnerStyle from "./winner.css?inline";

/** The event `back` asks for the game's own end. */
@customElement("ambit-after-phone")
export class AfterInTheHand extends AmbitElement {
  static override styles = styles(boardStyle, winnerStyle, tonightStyle, own);

  @property({ attribute: false }) now!: Now;
  @property({ attribute: false }) phone!: Phone;

  protected override watching(): readonly Watchable[] {
    return [store.lobby, store.refusal];
  }

  protected override render(): TemplateResult | typeof nothing {
    const lobby = store.lobby.value;
    const { me, state } = this.now;
    if (lobby === null) return nothing;
    const refused = store.refusal.value;
    return html`<div class="phone" data-seat=${me.seat}>
      <header class="bar"><h1 class="me">${glyph(me.seat)}<span>${me.name}</span></h1><p class="where">${say("evening-over")}</p><span class="grow"></span><ambit-settings></ambit-settings></header>
      <ambit-connection class="line-to-table"></ambit-connection>
      <main class="mid" tabindex="0">${refused ? html`<ambit-refusal .refused=${refused} @click=${() => (store.refusal.value = null)}></ambit-refusal>` : nothing}
        ${winner(state, false)}${result(this.now, this.phone)}${tonight(lobby)}${this.ways(lobby)}<ambit-take-along .number=${resultNumber(state.number, state.view)}></ambit-take-along></main>
      ${this.dock(lobby)}
    </div>`;
  }

  private ways(lobby: Lobby): TemplateResult {
    const key = (drawn: Icon, name: string, go: () => unknown): TemplateResult => html`<button class="key cloth line" type="button"
      @click=${() => void go()}>${icon(drawn)}<span>${say(`evening-${name}`)}</span></button>`;
    return html`<div class="ways">${judgeKey("line")}${lobby.host ? html`${key("grid", "another", () => askLobby({ say: "lobby", leave: false }))}${key("people", "seats", toSeats)}` : nothing}
      <a class="key cloth line" href="/history">${icon("list")}<span>${say("evening-history")}</span></a>
      <button class="key cloth line" type="button" @click=${() => this.dispatchEvent(new CustomEvent("back"))}>${icon("back")}<span>${say("evening-look-back")}</span></button></div>`;
  }

  private dock(lobby: Lobby): TemplateResult {
    const seat = this.now.me.seat;
    const yes = lobby.seats.find((one) => one.seat === seat)?.again === true;
    return html`<footer class="after-dock"><p class="say" role="status">${rich(speaker.value.marked(lobby.prompt.id, lobby.prompt.args))}</p>
      ${votes(lobby, false)}
      <div class="two"><button class="key tall" type="button" aria-pressed=${yes ? "true" : "false"} @click=${() => void askLobby({ say: "again", seat, yes: !yes })}>${icon(yes ? "check" : "resume")}${say(yes ? "evening-again-said" : "evening-again")}</button>
        ${lobby.host ? html`<button class="key cloth tall" type="button" ?disabled=${!lobby.can_begin} @click=${() => void askLobby({ say: "begin" })}>${icon("play")}${say("evening-begin-now")}</button>` : nothing}</div>
    </footer>`;
  }
}
