/** The lobby in the hand: the host chooses and begins; everybody else sees who sits where and what is chosen. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import type { Watchable } from "../cell";
import { AmbitElement, styles } from "../element";
import "../parts/connection";
import { Ticking } from "../parts/countdown";
import { glyph, mark } from "../parts/glyph";
import { icon } from "../parts/icon";
import { judgeKey } from "../parts/judge";
import "../parts/refusal";
import "../parts/settings";
import { store } from "../table";
import type { Lobby, LobbySeat } from "../wire";
import { rich } from "../words/marks";
import { say, speaker } from "../words/say";
import { called, silence, silentAt, thingsAt } from "./at-seat";
import { beginKey, gameTiles, modeKeys, practiceKey } from "./choosing";
import "./devices-sheet";
import { devicesInWords } from "./devices-sheet";
import emblemStyle from "./emblem.css?inline";
import { asksHost } from "./hosting";
import { leaveSeat } from "./leave";
import { gameNamed, learnOffer, offered, players } from "./offer";
import { rulesInWords } from "./options";
import "./options-sheet";
import own from "./phone.css?inline";
import "./become-host";
import "./qr";
import { savedGames } from "./saved";
import "./seat-sheet";
import { showSeats } from "./to-seats";
import { tonight } from "./tonight";
import tonightStyle from "./tonight.css?inline";

type Above = "options" | "devices" | "invite" | "host" | number | null;

@customElement("ambit-lobby-phone")
export class LobbyInTheHand extends AmbitElement {
  static override styles = styles(emblemStyle, tonightStyle, own);

  @state() private above: Above = null;
  private readonly ticking = new Ticking(this, () => store.lobby.value?.asks_host != null, 1000);

  protected override watching(): readonly Watchable[] {
    return [store.lobby, store.welcome, store.refusal, offered];
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
    const refused = store.refusal.value;
    return html`<div class="phone">${this.bar(lobby)}
      <ambit-connection></ambit-connection>
      <main class="mid" tabindex="0">
        ${refused ? html`<ambit-refusal .refused=${refused} @click=${() => (store.refusal.value = null)}></ambit-refusal>` : nothing}${asksHost()}
        ${lobby.host ? this.choosing(lobby) : this.chosen(lobby)}
        ${this.people(lobby)}
        ${lobby.host ? this.lines(lobby) : this.own(lobby)}
        ${judgeKey()}${tonight(lobby, true)}
      </main>
      <footer class="dock"><p class="say" role="status">${rich(speaker.value.marked(lobby.prompt.id, lobby.prompt.args))}</p>
        ${lobby.hint ? html`<p class="also">${rich(speaker.value.marked(lobby.hint.id, lobby.hint.args))}</p>` : nothing}
        ${practiceKey(lobby)}${lobby.host ? beginKey(lobby, say("evening-begin-game", { game: speaker.value.term("game", lobby.choice.game) })) : nothing}</footer>
    </div>${this.sheet(lobby)}`;
  }

  private bar(lobby: Lobby): TemplateResult {
    const seat = store.welcome.value?.seat;
    return html`<header class="bar">${seat ? glyph(seat) : mark()}<div class="who"><h1>${seat ? speaker.value.seat(seat) : say("evening-tonight")}</h1>
        ${lobby.host ? html`<p class="where">${say("evening-you-host")}</p>` : nothing}</div>
      <button class="key cloth" type="button" @click=${() => (this.above = "invite")}>${icon("qr")}${say("evening-invite")}</button><ambit-settings></ambit-settings></header>`;
  }

  private choosing(lobby: Lobby): TemplateResult {
    return html`${savedGames(lobby, 3)}${gameTiles(lobby)}
      <section class="sec"><h2>${say("evening-how")}<span class="num">${say("evening-players", { count: lobby.seats.filter(({ taken }) => taken).length })}</span></h2>${modeKeys(lobby)}</section>`;
  }

  /** What the host has chosen, to look at. */
  private chosen({ choice }: Lobby): TemplateResult {
    const game = gameNamed(choice.game);
    const mode = game?.modes.find(({ name }) => name === choice.mode);
    return html`<section class="game look" data-tile=${choice.game}>${gameTitle(choice.game)}
      <p class="num">${speaker.value.term("mode", `${choice.game}-${choice.mode}`)}${mode ? html`<br />${players(mode.seats)}` : nothing}<br />${rulesInWords(game, choice)}</p></section>`;
  }

  private people(lobby: Lobby): TemplateResult {
    return html`<section class="sec people"><h2>${say("evening-who-where")}</h2><ul class="seats">${lobby.seats.map((seat) => this.row(seat, lobby))}</ul></section>`;
  }

  private row(seat: LobbySeat, { devices, host }: Lobby): TemplateResult {
    const mine = store.welcome.value?.seat === seat.seat;
    const silent = silentAt(seat, devices);
    const with_ = thingsAt(seat, devices).map(({ word }) => word).join(", ");
    const told = silent.length > 0 ? silence(silent[0] ?? "", silent.length) : with_;
    const label = seat.taken ? say("evening-change-seat", { who: called(seat) }) : say("evening-name-seat", { seat: seat.seat });
    return html`<li class="seatrow ${seat.taken ? "" : "free"} ${seat.phone === "away" ? "away" : ""}" data-seat=${seat.seat}>${glyph(seat.seat, !seat.taken)}
      <span><b>${called(seat)}</b>${seat.host ? html` <span class="tag">${icon("crown")}${say("evening-host")}</span>` : nothing}
        ${seat.taken && told ? html`<small class=${silent.length > 0 ? "miss" : ""}>${told}</small>` : nothing}</span>
      ${host || mine ? html`<button class="key" type="button" aria-label=${label} @click=${() => (this.above = seat.seat)}>${icon(seat.taken ? "settings" : "plus")}</button>` : nothing}</li>`;
  }

  private lines(lobby: Lobby): TemplateResult {
    const line = (above: Above, drawn: "list" | "chip", words: string): TemplateResult =>
      html`<button class="linekey" type="button" @click=${() => (this.above = above)}>${icon(drawn)}<span class="num">${words}</span>${icon("next")}</button>`;
    return html`${line("options", "list", rulesInWords(gameNamed(lobby.choice.game), lobby.choice))}${line("devices", "chip", devicesInWords(lobby))}${this.leaving()}`;
  }

  private own(lobby: Lobby): TemplateResult {
    if (store.welcome.value?.role !== "seat") return html`<a class="key" href="/join">${icon("phone")}${say("evening-join")}</a>`;
    return html`<button class="key cloth" type="button" ?disabled=${lobby.asks_host !== null} @click=${() => (this.above = "host")}>${icon("crown")}${say("evening-want-host")}</button>${this.leaving()}`;
  }

  private leaving(): TemplateResult | typeof nothing {
    if (store.welcome.value?.role !== "seat") return nothing;
    return html`<button class="key bare" type="button" @click=${() => void leaveSeat()}>${say("phone-leave")}</button>`;
  }

  private sheet(lobby: Lobby): TemplateResult | typeof nothing {
    switch (this.above) {
      case null:
        return nothing;
      case "options":
        return html`<ambit-options-sheet @closed=${this.putAway}></ambit-options-sheet>`;
      case "devices":
        return html`<ambit-devices-sheet @closed=${this.putAway}></ambit-devices-sheet>`;
      case "invite":
        return invitationSheet(lobby, this.putAway);
      case "host":
        return html`<ambit-become-host @closed=${this.putAway}></ambit-become-host>`;
      default:
        return html`<ambit-seat-sheet .seat=${this.above} @closed=${this.putAway}></ambit-seat-sheet>`;
    }
  }

  private readonly putAway = (): void => void (this.above = null);
}

/** How others come in: the QR code, the address and the code, on a sheet. */
export function invitationSheet({ address, code }: Pick<Lobby, "address" | "code">, closed: () => void): TemplateResult {
  return html`<ambit-sheet heading=${say("join-camera")} @closed=${closed}><figure class="on-card invitation"><ambit-qr></ambit-qr>
    <figcaption><b>${address}</b>${code ? html`<span>${say("join-with-code")}</span><b class="num">${code}</b>` : nothing}</figcaption></figure></ambit-sheet>`;
}

function gameTitle(game: string): TemplateResult {
  return html`<h2 class="voice">${speaker.value.term("game", game)}</h2>`;
}
