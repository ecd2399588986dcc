/** The hardware of one seat: counters, bar, reader, dial, OK, pass, the reaction button with its lamp, and the real cards. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import type { Watchable } from "../cell";
import { AmbitElement, styles } from "../element";
import { glyph } from "../parts/glyph";
import { icon } from "../parts/icon";
import { store } from "../table";
import type { SeatView, State } from "../wire";
import { say, speaker } from "../words/say";
import { cardAwaited, keysAwaited } from "./awaited";
import "./bar";
import { atTable } from "./at-table";
import boxed from "./box.css?inline";
import "./call";
import "./counter";
import type { Hand } from "./hand";
import "./hand";
import type { Knob } from "./knob";
import "./knob";
import "./reader";
import { RovingFocus } from "./roving-focus";
import own from "./seat-box.css?inline";
import { type Role, deviceName, wired } from "./devices";
import "./tokens";
import { byItself, chosen, press, release } from "./touch";

@customElement("simulate-seat")
export class SeatBox extends AmbitElement {
  static override styles = styles(boxed, own);

  @property({ type: Number }) seat = 1;
  /** Cover the hands that this screen does not play. */
  @property({ type: Boolean }) covering = false;

  private readonly roving = new RovingFocus(this, ".control");

  protected override watching(): readonly Watchable[] {
    return [store.state, store.lobby, chosen];
  }

  protected override render(): TemplateResult | typeof nothing {
    const now = atTable();
    const view = now?.view.seats.find(({ seat }) => seat === this.seat);
    if (!now || !view) return nothing;
    const bot = byItself(now, this.seat);
    const acts = now.view.result === null && now.view.to_act.includes(this.seat);
    return html`<section class="box ${acts ? "turn" : ""}" aria-label=${say("simulate-hardware", { seat: this.seat })} @focusin=${this.chosenHere}
      @picked=${this.toReader}>
      ${this.head(view, bot, now)}${this.meters(now)}${this.panel(now)}
      ${now.number === 0 ? nothing : html`<simulate-hand .seat=${this.seat} .cards=${this.cards(now)} .covered=${this.covering && bot}></simulate-hand>`}
    </section>`;
  }

  /** Move the focus to the control that was last used here. */
  override focus(): void {
    this.roving.focus();
  }

  focusHand(): void {
    this.renderRoot.querySelector<Hand>("simulate-hand")?.focus();
  }

  turnDial(by: number): void {
    this.renderRoot.querySelector<Knob>("simulate-knob")?.by(by);
  }

  private head(view: SeatView, bot: boolean, now: State): TemplateResult {
    const mine = chosen.value === this.seat;
    const name = say("simulate-seat", { number: this.seat, name: view.name });
    return html`<h2>${glyph(this.seat)}<span class="name ${mine ? "chosen" : ""}" title=${mine ? say("simulate-chosen") : nothing}>${name}
        ${mine ? html`<span class="unseen">${say("simulate-chosen")}</span>` : nothing}</span>
      <small ?hidden=${now.number === 0}>${icon(bot ? "chip" : "raise")}${say(bot ? "simulate-by-itself" : "simulate-you-play")}</small>
      ${bot || !now.players ? nothing : html`<button class="release" type="button" @click=${() => release(this.seat)}>${say("simulate-release")}</button>`}
    </h2>`;
  }

  private meters({ view, devices, tokens, number }: State): TemplateResult {
    const counter = (role: "main" | "aux"): unknown => wired(devices, this.seat, role)
      ? html`<simulate-counter class=${role} device=${deviceName(this.seat, role)} caption=${caption(number === 0 ? "lobby" : view.game, role)}></simulate-counter>` : nothing;
    return html`<div class="meters">${counter("main")}${counter("aux")}
      <div class="side">${wired(devices, this.seat, "bar") ? html`<simulate-bar device=${deviceName(this.seat, "bar")}></simulate-bar>` : nothing}
        ${tokens.length > 0 ? html`<simulate-tokens .seat=${this.seat} .targets=${tokens}></simulate-tokens>` : nothing}</div></div>`;
  }

  private panel(now: State): TemplateResult {
    const has = (role: Role): boolean => wired(now.devices, this.seat, role);
    const roles = (["reader", "dial", "ok", "no", "call"] as const).filter(has);
    const stop = (role: (typeof roles)[number]): number => this.roving.stop(roles.indexOf(role));
    const dim = keysAwaited(now, this.seat) ? "" : "dim";
    const told = (role: "ok" | "no"): string =>
      say("simulate-told", { seen: say(`simulate-${role}`), told: say("simulate-button", { device: deviceName(this.seat, role) }) });
    const key = (role: "ok" | "no"): unknown => has(role)
      ? html`<button class="control ${dim}" type="button" tabindex=${stop(role)} aria-label=${told(role)}
          @click=${() => press(this.seat, role)}>${say(`simulate-${role}`)}</button>` : nothing;
    return html`<div class="panel" role="toolbar" aria-label=${say("simulate-devices", { seat: this.seat })}
      @keydown=${this.roving.keyed} @focusin=${this.roving.entered}>
      ${has("reader") ? html`<simulate-reader class="control" .seat=${this.seat} .stop=${stop("reader")}
        ?waiting=${cardAwaited(now, this.seat)}></simulate-reader>` : nothing}
      ${has("dial") ? html`<simulate-knob class="control" .seat=${this.seat} .stop=${stop("dial")}></simulate-knob>` : nothing}
      <div class="oks">${key("ok")}${key("no")}</div>
      ${has("call") ? html`<simulate-call class="control" .seat=${this.seat} .stop=${stop("call")} device=${deviceName(this.seat, "lamp")}></simulate-call>` : nothing}
    </div>`;
  }

  private cards({ players }: State): readonly string[] | null {
    return players?.hands[String(this.seat)] ?? null;
  }

  private chosenHere(): void {
    chosen.value = this.seat;
  }

  /** A card was picked up by key: the focus moves to the reader. */
  private toReader(event: Event): void {
    const from = event.composedPath()[0] as Element;
    if (from.matches(":focus-within")) this.renderRoot.querySelector<HTMLElement>("simulate-reader")?.focus();
  }
}

/** "main, castle" if the game (or the lobby) says what the counter counts; otherwise the counter's role alone. */
function caption(game: string, role: "main" | "aux"): string {
  const counts = `simulate-counts-${game.replaceAll("_", "-")}-${role}`;
  const place = say(`simulate-${role}`);
  return speaker.value.knows(counts) ? `${place}, ${say(counts)}` : place;
}
