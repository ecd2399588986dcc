/** The referee's page: after entering the PIN, the referee corrects, takes back, stops timers, and looks after the devices. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import { get } from "../api";
import type { Watchable } from "../cell";
import { AmbitElement, styles } from "../element";
import { pageFrame } from "../handheld/page-frame";
import frameStyle from "../handheld/page-frame.css?inline";
import "../handheld/pin";
import { dismissRepeated } from "../handheld/repeated-notices";
import { keptToken } from "../identity";
import { Ticking } from "../parts/countdown";
import { icon } from "../parts/icon";
import { leaving } from "../lobby/host-settings";
import "../parts/notices";
import { patiently } from "../patiently";
import "../parts/refusal";
import { toRules } from "../parts/to-rules";
import { toBeRevealed } from "../revealing";
import { askLobby, ownToken, reconnect, store } from "../table";
import type { Corrections, State } from "../wire";
import { rich } from "../words/marks";
import { say, speaker } from "../words/say";
import { AskedCorrections } from "./asking";
import "./correct";
import own from "./page.css?inline";
import { devices, halted, phones, timers } from "./surroundings";
import "./table-acts";
import { takeback } from "./takeback";

@customElement("ambit-referee-page")
export class RefereePage extends AmbitElement {
  static override styles = styles(frameStyle, own);

  /** Whether the game is to be left, and the question is open. */
  @state() private asksLeave = false;
  /** The seat for which the referee is about to give up. */
  @state() private leaving: number | null = null;
  private readonly ticking = new Ticking(this, () => (store.state.value?.clocks.length ?? 0) > 0 && !store.state.value?.paused, 250);

  private readonly corrections = new AskedCorrections({
    ask: () => patiently(() => get<Corrections>("/api/game/corrections", ownToken())),
    learn: (corrections) => store.learn(corrections),
    later: (seconds, call) => {
      const timer = setTimeout(call, seconds * 1000);
      return () => clearTimeout(timer);
    },
  });

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.corrections.stop();
  }

  protected override updated(): void {
    if (store.welcome.value?.role === "referee") this.corrections.follow(store.state.value);
  }

  protected override watching(): readonly Watchable[] {
    return [store.state, store.welcome, store.lobby, store.refusal, store.notices];
  }

  protected override render(): TemplateResult {
    void this.ticking;
    const role = store.welcome.value?.role;
    if (keptToken("referee") === null || (role !== undefined && role !== "referee")) return pageFrame("referee", "", html`<ambit-pin
      @opened=${this.opened}></ambit-pin>`);
    if (store.lobby.value?.phase === "lobby") {
      void import("../lobby/phone");
      return pageFrame("referee", "", html`<ambit-lobby-phone framed></ambit-lobby-phone>`);
    }
    const now = store.state.value;
    if (now === null) return pageFrame("referee", "", html`<main><p class="quiet">${say("phone-reaching")}</p></main>`);
    return pageFrame("referee", this.about(now), html`<main>${this.told(now)}${this.game(now)}</main>`);
  }

  private about({ view }: State): string {
    return say("referee-about", { game: view.game, round: view.round, phase: `${view.game}-${view.phase}` });
  }

  private told(now: State): TemplateResult {
    dismissRepeated(now, false);
    const refused = store.refusal.value;
    return html`${halted(now)}
      ${refused ? html`<ambit-refusal .refused=${refused} @click=${() => (store.refusal.value = null)}></ambit-refusal>` : nothing}
      ${store.notices.value.length > 0 ? html`<ambit-notices most="2"></ambit-notices>` : nothing}`;
  }

  private game(now: State): TemplateResult {
    // Four seats side by side need the whole width; two leave room for the devices.
    const wide = now.view.seats.length > 2;
    const around = html`<section class="block"><h2>${say("referee-devices")}</h2>${devices(now)}</section>
      <section class="block"><h2>${say("referee-phones")}</h2>${phones(now, { seat: this.leaving, ask: (seat) => (this.leaving = seat) })}</section>`;
    return html`<p class="prompt voice">${toBeRevealed(now.clocks) > 0 ? say("phone-scores-come") : rich(speaker.value.prompt(now.view))}</p>${toRules(now.view.game)}
      <div class="cols even">
        <section class="block"><h2>${say("referee-take-back")}</h2>${takeback(now)}</section>
        <div class="col">
          <section class="block"><h2>${say("referee-table-acts")}</h2><div class="well"><ambit-table-acts
            .now=${now}></ambit-table-acts></div></section>
          <section class="block"><h2>${say("referee-timers")}</h2>${timers(now)}</section>
        </div>
      </div>
      ${wide ? html`${this.correct(now)}<div class="cols even">${around}</div>` : html`<div class="cols">${this.correct(now)}<div
        class="col">${around}</div></div>`}
      ${this.onward()}`;
  }

  /** To the lobby: at once after a game, and after one question during it. */
  private onward(): TemplateResult {
    if (store.lobby.value?.phase !== "over") return html`<div class="acts">${leaving(this.asksLeave, () => (this.asksLeave = true), () => (this.asksLeave = false))}</div>`;
    return html`<div class="acts"><button class="key" type="button" @click=${() => void askLobby({ say: "begin" })}>${icon("resume")}${say("evening-again")}</button>
      <button class="key cloth" type="button" @click=${() => void askLobby({ say: "lobby", leave: false })}>${icon("play")}${say("evening-another")}</button></div>`;
  }

  private correct(now: State): TemplateResult {
    const known = store.corrections.value?.number === now.number;
    return html`<section class="block"><h2>${say("referee-correct")}</h2>
      ${now.legal.some(({ do: verb }) => verb === "adjust") ? html`<ambit-correct .now=${now}></ambit-correct>` : html`<div class="well"><p
        class="quiet">${say(known ? "referee-no-correct" : "phone-reaching")}</p></div>`}</section>`;
  }

  private readonly opened = (): void => {
    reconnect();
    this.requestUpdate();
  };
}
