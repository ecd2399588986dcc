/** After a game, on the table's screen: who won, tonight's victories, and the ways on. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";

import type { Watchable } from "../cell";
import { AmbitElement, styles } from "../element";
import { Ticking } from "../parts/countdown";
import { mark } from "../parts/glyph";
import { type Icon, icon } from "../parts/icon";
import { judgeKey } from "../parts/judge";
import "../parts/refusal";
import { resultNumber } from "../parts/take-along";
import topStyle from "../parts/top.css?inline";
import { askLobby, store } from "../table";
import type { Lobby } from "../wire";
import { rich } from "../words/marks";
import { say, speaker } from "../words/say";
import own from "./after.css?inline";
import { emblem } from "./emblem";
import emblemStyle from "./emblem.css?inline";
import { secondsOf } from "./hosting";
import { learnOffer, offered } from "./offer";
import { toSeats } from "./to-seats";
import { tonight } from "./tonight";
import sentenceStyle from "./sentence.css?inline";
import tonightStyle from "./tonight.css?inline";
import { votes } from "./votes";
import { winner } from "./winner";
import winnerStyle from "./winner.css?inline";

/** Up to so many people have room for a line a game beside the QR code; else only how many games each has won. */
const BESIDE = 4;

/** The event `back` asks for the game's own end. */
@customElement("ambit-after")
export class After extends AmbitElement {
  static override styles = styles(topStyle, emblemStyle, winnerStyle, sentenceStyle, tonightStyle, own);

  private readonly ticking = new Ticking(this, () => store.lobby.value?.next != null, 1000);

  protected override watching(): readonly Watchable[] {
    return [store.lobby, store.state, store.refusal, offered];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void learnOffer();
  }

  protected override render(): TemplateResult | typeof nothing {
    void this.ticking;
    const [lobby, now] = [store.lobby.value, store.state.value];
    if (lobby === null || now === null) return nothing;
    const refused = store.refusal.value;
    return html`<header class="top">${mark()}<h1>${speaker.value.term("game", now.view.game)}</h1><span class="sep"></span><span class="quiet">${say("evening-over")}</span><span class="grow"></span>
        <span class="wide-only quiet">${say("page-join-at")}</span><b>${lobby.address}</b>${lobby.code ? html`<span class="sep"></span><b class="num code">${lobby.code}</b>` : nothing}</header>
      <main class="after"><div class="left">${winner(now)}<div class="beside">${tonight(lobby, lobby.tonight.length > BESIDE)}<ambit-take-along wall .number=${resultNumber(now.number, now.view)}></ambit-take-along></div></div>${this.ways(lobby)}</main>
      <footer class="prompt"><div aria-live="polite"><p class="say">${rich(speaker.value.marked(lobby.prompt.id, lobby.prompt.args))}</p>
        ${lobby.hint ? html`<p class="also">${rich(speaker.value.marked(lobby.hint.id, lobby.hint.args))}</p>` : nothing}</div>
        ${lobby.next ? html`<p class="next num">${say("evening-next", { game: speaker.value.term("game", lobby.next.game), seconds: secondsOf(lobby.next.seconds) })}</p>` : nothing}</footer>
      ${refused ? html`<aside class="said"><ambit-refusal .refused=${refused} @click=${() => (store.refusal.value = null)}></ambit-refusal></aside>` : nothing}`;
  }

  private ways(lobby: Lobby): TemplateResult {
    const others = offered.value.filter(({ name }) => name !== lobby.choice.game);
    const minis = html`<span class="minis" aria-hidden="true">${others.map(({ name }) => emblem(name))}</span>`;
    return html`<section class="ways" aria-label=${say("evening-what-now")}>
      <div class="way first"><button type="button" class="face" ?disabled=${!lobby.host || !lobby.can_begin} @click=${() => void askLobby({ say: "begin" })}>${icon("resume")}
        <span><b>${say("evening-again")}</b><span class="more">${say("evening-again-more")}</span></span></button>${votes(lobby, true)}</div>
      ${lobby.host ? html`${way("grid", "another", toLobby, minis)}${way("people", "seats", () => void toSeats())}` : nothing}
      <div class="also-ways">${judgeKey()}<a class="key cloth" href="/history">${icon("list")}${say("evening-history")}</a>
        <button class="key cloth" type="button" @click=${() => this.dispatchEvent(new CustomEvent("back"))}>${icon("back")}${say("evening-look-back")}</button></div>
    </section>`;
  }
}

function way(drawn: Icon, name: string, go: () => void, beside: TemplateResult | typeof nothing = nothing): TemplateResult {
  return html`<button class="way" type="button" @click=${go}>${icon(drawn)}<span><b>${say(`evening-${name}`)}</b><span class="more">${say(`evening-${name}-more`)}</span></span>${beside}</button>`;
}

/** Another game is chosen in the lobby; seats and phones stay. */
const toLobby = (): void => void askLobby({ say: "lobby", leave: false });
