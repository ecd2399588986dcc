/** The lobby on the table's screen: which game, who sits where, what answers; and one key that begins. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import type { Watchable } from "../cell";
import { AmbitElement, styles } from "../element";
import { Ticking } from "../parts/countdown";
import { glyph, mark } from "../parts/glyph";
import { icon } from "../parts/icon";
import { judgeKey } from "../parts/judge";
import "../parts/refusal";
import topStyle from "../parts/top.css?inline";
import { store } from "../table";
import type { Lobby, LobbySeat } from "../wire";
import { rich } from "../words/marks";
import { say, speaker } from "../words/say";
import { called, playsWith } from "./at-seat";
import { beginKey, gameTiles, modeKeys, practiceKey } from "./choosing";
import { devicesInWords, lookAgain } from "./devices-sheet";
import "./devices-sheet";
import emblemStyle from "./emblem.css?inline";
import { asksHost } from "./hosting";
import own from "./lobby.css?inline";
import { gameNamed, learnOffer, offered, sitting } from "./offer";
import { rulesInWords } from "./options";
import "./options-sheet";
import "./qr";
import { savedGames } from "./saved";
import "./seat-sheet";
import small from "./lobby-small.css?inline";
import { showSeats } from "./to-seats";
import { tonight } from "./tonight";
import sentenceStyle from "./sentence.css?inline";
import tonightStyle from "./tonight.css?inline";

/** What lies above the lobby; a number is the sheet of that seat. */
type Above = "options" | "devices" | "saved" | number | null;

const FEW = 4;

@customElement("ambit-lobby")
export class LobbyOnTheWall extends AmbitElement {
  static override styles = styles(topStyle, emblemStyle, sentenceStyle, tonightStyle, own, small);

  @state() private above: Above = null;
  private readonly ticking = new Ticking(this, () => store.lobby.value?.asks_host != null, 1000);

  protected override watching(): readonly Watchable[] {
    return [store.lobby, store.refusal, offered];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void learnOffer();
  }

  protected override updated(): void {
    showSeats(this.renderRoot);
  }

  protected override render(): TemplateResult | typeof nothing {
    void this.ticking;
    const lobby = store.lobby.value;
    if (lobby === null) return nothing;
    return html`${this.top(lobby)}
      ${savedGames(lobby, 2)}
      ${gameTiles(lobby)}
      <main class="set ${sitting(lobby) < 2 ? "early" : ""}"><section class="sec"><h2>${say("evening-how")}</h2>${modeKeys(lobby)}${this.options(lobby)}</section>
        ${this.people(lobby)}${this.join(lobby)}</main>
      ${this.foot(lobby)}
      ${this.sheet(lobby)}`;
  }

  private top({ code, address }: Lobby): TemplateResult {
    return html`<header class="top">${mark()}<h1>Ambit</h1><span class="grow"></span>
      <span class="quiet wide-only">${say("page-join-at")}</span><b>${address}</b>
      ${code ? html`<span class="sep"></span><b class="num code">${code}</b>` : nothing}
      <nav aria-label=${say("hand-pages")}><a class="key cloth" href="/history">${icon("list")}<span class="word">${say("evening-history")}</span></a></nav></header>`;
  }

  private options(lobby: Lobby): TemplateResult {
    return html`<p class="opts num"><span>${rulesInWords(gameNamed(lobby.choice.game), lobby.choice)}</span>
      ${lobby.host ? html`<button class="key cloth" type="button" @click=${() => (this.above = "options")}>${say("evening-change")}</button>` : nothing}</p>`;
  }

  private people(lobby: Lobby): TemplateResult {
    return html`<section class="sec people"><h2>${say("evening-who-where")}</h2>
      <ul class="seats ${lobby.seats.length > FEW ? "many" : ""}">${lobby.seats.map((seat) => this.place(seat, lobby))}</ul>
      ${Object.keys(lobby.devices).length > 0 ? html`<p class="devs">${icon("check")}<span class="grow">${devicesInWords(lobby)}</span>
        <span class="wide-only">${lookAgain(lobby)}</span>
        ${lobby.host ? html`<button class="key cloth" type="button" @click=${() => (this.above = "devices")}>${say("evening-try-devices")}</button>` : nothing}</p>` : nothing}
    </section>`;
  }

  private place(seat: LobbySeat, { devices, host }: Lobby): TemplateResult {
    return html`<li><button class="place ${seat.taken ? "" : "free"} ${seat.phone === "away" ? "away" : ""}" type="button" data-seat=${seat.seat} ?disabled=${!host}
      @click=${() => (this.above = seat.seat)}>${glyph(seat.seat, !seat.taken)}<span class="who-sits"><b>${called(seat)}${seat.host ? html` <span class="tag">${icon("crown")}<span class="word">${say("evening-host")}</span></span>` : nothing}</b>
      ${seat.taken ? playsWith(seat, devices) : html`<span class="dev say">${say(seat.boxes.includes("ok") ? "evening-free-press" : "evening-free-scan")}</span>`}</span></button></li>`;
  }

  private join(lobby: Lobby): TemplateResult {
    return html`<section class="sec beside"><figure class="sheet qrcard"><ambit-qr></ambit-qr>
        <figcaption><span class="wide-only">${say("join-camera")}</span>${lobby.code ? html`<span class="num">${say("evening-or")} <b>${lobby.code}</b></span>` : nothing}</figcaption></figure>
      ${tonight(lobby, true)}</section>`;
  }

  private foot(lobby: Lobby): TemplateResult {
    const refused = store.refusal.value;
    return html`<footer class="prompt"><div aria-live="polite"><p class="say">${rich(speaker.value.marked(lobby.prompt.id, lobby.prompt.args))}</p>
        ${lobby.hint ? html`<p class="also">${rich(speaker.value.marked(lobby.hint.id, lobby.hint.args))}</p>` : nothing}</div>
      ${lobby.saved.length > 0 ? html`<button class="key cloth small-only" type="button" ?disabled=${!lobby.host} @click=${() => (this.above = "saved")}>${say("evening-go-on-with")}</button>` : nothing}
      ${judgeKey()}${practiceKey(lobby)}${beginKey(lobby, say("evening-begin"))}</footer>
      <aside class="said">${asksHost()}${refused ? html`<ambit-refusal .refused=${refused} @click=${() => (store.refusal.value = null)}></ambit-refusal>` : nothing}</aside>`;
  }

  private sheet(lobby: Lobby): TemplateResult | typeof nothing {
    const { above } = this;
    if (above === null || !lobby.host) return nothing;
    if (above === "options") return html`<ambit-options-sheet @closed=${this.putAway}></ambit-options-sheet>`;
    if (above === "devices") return html`<ambit-devices-sheet @closed=${this.putAway}></ambit-devices-sheet>`;
    if (above === "saved") return html`<ambit-sheet class="resuming" heading=${say("evening-go-on")} @closed=${this.putAway}><div class="on-card">${savedGames(lobby, lobby.saved.length)}</div></ambit-sheet>`;
    return html`<ambit-seat-sheet .seat=${above} @closed=${this.putAway}></ambit-seat-sheet>`;
  }

  private readonly putAway = (): void => void (this.above = null);
}
