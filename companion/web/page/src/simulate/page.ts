/** A table without hardware: the devices of every seat, the table in the middle, and faults to try. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";

import type { Watchable } from "../cell";
import { AmbitElement, styles } from "../element";
import { empty } from "../parts/empty";
import { mark } from "../parts/glyph";
import { icon } from "../parts/icon";
import "../parts/connection";
import "../parts/notices";
import "../parts/refusal";
import "../parts/settings";
import { full } from "../seats";
import { setting } from "../setting";
import { switchTones, tonesOn } from "../sound/sound";
import { store } from "../table";
import { vars } from "../vars";
import type { State } from "../wire";
import { say, speaker } from "../words/say";
import { atTable } from "./at-table";
import { beginAgain } from "./begin";
import type { Chooser } from "./chooser";
import "./chooser";
import { Commands } from "./commands";
import "./controls";
import { question } from "./drawings";
import { Fit } from "./fit";
import { carried } from "./held";
import type { Help } from "./help";
import "./help";
import small from "./page-small.css?inline";
import own from "./page.css?inline";
import { blocked } from "./blocked";
import "./reader";
import type { SeatBox } from "./seat-box";
import "./seat-box";
import "./table-box";
import { chosen, followStates } from "./touch";
import "./view";
import "./what-if";

/** How long a refusal is shown (milliseconds). */
const READ = 9000;

const covering = setting("simulate.covering", ["no", "yes"], "no");

@customElement("ambit-simulate-page")
export class SimulatePage extends AmbitElement {
  static override styles = styles(own, small);

  private readonly commands = new Commands(this);
  private readonly fit = new Fit(this, () => atTable()?.view.seats.length ?? 0);
  private unfollow: (() => void)[] = [];
  private clearing: ReturnType<typeof setTimeout> | undefined;

  protected override watching(): readonly Watchable[] {
    return [store.state, store.lobby, store.welcome, store.refusal, carried, covering, tonesOn];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.unfollow = [followStates(), this.commands.listen(), store.refusal.watch(() => this.clearRefusal())];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const stop of this.unfollow) stop();
  }

  protected override render(): TemplateResult {
    void this.fit;
    const wrong = this.wrong();
    const now = wrong === null ? atTable() : null;
    const game = wrong === null ? store.state.value : null;
    return html`${this.head(game)}
      ${wrong ?? (now && boxes(now) ? this.lab(now) : this.nothingYet())}
      ${game ? html`<simulate-controls ?covering=${covering.value === "yes"} @cover=${this.cover} @again=${() => void this.again()}
        @another=${this.another}></simulate-controls>` : nothing}
      <aside class="said"><ambit-connection></ambit-connection>${game ? blocked(game) : nothing}<ambit-notices most="2"></ambit-notices>
        <ambit-refusal .refused=${store.refusal.value} @click=${() => (store.refusal.value = null)}></ambit-refusal></aside>
      ${this.ghost()}
      <simulate-chooser></simulate-chooser><simulate-help></simulate-help>`;
  }

  // What keys and buttons do on the page

  cover = (): void => {
    covering.value = covering.value === "yes" ? "no" : "yes";
  };

  tones = (): void => switchTones(!tonesOn.value);

  another = (): void => void this.renderRoot.querySelector<Chooser>("simulate-chooser")?.show();

  /** Move the focus to the cards of the chosen seat. */
  toHand = (): void => this.renderRoot.querySelector<SeatBox>(`simulate-seat.s${chosen.value}`)?.focusHand();

  help = (): void => this.renderRoot.querySelector<Help>("simulate-help")?.show();

  async again(): Promise<void> {
    const no = await beginAgain();
    if (no !== null) store.refusal.value = { tell: "refused", id: 0, clause: "TABLE-SCREEN", message: no, stale: false };
  }

  private head(now: State | null): TemplateResult {
    const about = now === null ? "" : say("simulate-about", { game: speaker.value.term("game", now.view.game), players: now.players?.by_themselves.length ?? 0 });
    const tones = say(tonesOn.value ? "simulate-tones-on" : "simulate-tones-off");
    return html`<section class="head" aria-label=${say("simulate-title")}>${mark()}<h1>${say("simulate-title")}</h1><p class="quiet about">${about}</p>
      <button class="key cloth" type="button" aria-pressed=${tonesOn.value ? "true" : "false"} title=${tones} @click=${this.tones}>
        ${icon(tonesOn.value ? "sound" : "mute")}<span class="word">${tones}</span></button>
      <button class="key cloth" type="button" title=${say("simulate-keys")} @click=${this.help}>
        ${question()}<span class="word">${say("simulate-keys")}</span></button>
      ${now === null && store.lobby.value?.phase === "lobby" ? this.chooses() : nothing}
      <a class="key cloth" href="/">${icon("full")}<span class="word">${say("simulate-to-table")}</span></a>
      <ambit-settings></ambit-settings></section>`;
  }

  private lab(now: State): TemplateResult {
    const seats = now.view.seats.map(({ seat }) => seat);
    // With fewer than four seats, the table's own box takes a free place and the middle gets more room.
    const many = full(seats.length);
    const beside = many ? seats.length % 2 === 1 : seats.length < 4;
    const tableBox = html`<simulate-table class=${beside ? "beside" : ""}></simulate-table>`;
    return html`<div class="lab ${many ? "full" : ""}" data-seats=${seats.length} @wants-card=${this.toHand}>
      ${seats.map((seat) => html`<simulate-seat class="s${seat}" data-seat=${seat} .seat=${seat} ?covering=${covering.value === "yes"}></simulate-seat>`)}
      ${beside ? tableBox : nothing}
      <div class="mid"><simulate-view></simulate-view><div class="below">${beside ? nothing : tableBox}${now.number ? html`<simulate-what-if></simulate-what-if>` : nothing}</div></div>
    </div>`;
  }

  /** Why the devices cannot be touched from here; null when they can. */
  private wrong(): TemplateResult | null {
    const welcome = store.welcome.value;
    if (welcome === null || (welcome.simulated && welcome.role === "table")) return null;
    const says = welcome.simulated ? "simulate-only-watching" : "simulate-real";
    const key = html`<a class="key" href="/">${say("simulate-to-table")}</a>`;
    return html`<main class="alone">${empty({ says: say(says), more: say(`${says}-more`), key })}</main>`;
  }

  private nothingYet(): TemplateResult {
    if (store.lobby.value?.phase !== "lobby") return html`<main class="alone"></main>`;
    return html`<main class="alone">${empty({ says: say("simulate-idle"), more: say("simulate-idle-more"), key: html`${this.chooses()}<a class="key cloth" href="/">${say("simulate-to-table")}</a>` })}</main>`;
  }

  /** A demo begins from here; the lobby begins a game for people. */
  private chooses(): TemplateResult {
    return html`<button class="key" type="button" @click=${this.another}>${icon("play")}${say("simulate-choose")}</button>`;
  }

  /** The card that is being dragged. */
  private ghost(): TemplateResult | typeof nothing {
    const card = carried.value;
    if (card === null) return nothing;
    return html`<div class="ghost voice" ${vars({ "--x": `${card.x}px`, "--y": `${card.y}px` })} aria-hidden="true">${speaker.value.card(card.card)}</div>`;
  }

  private clearRefusal(): void {
    clearTimeout(this.clearing);
    const refused = store.refusal.value;
    if (refused !== null) this.clearing = setTimeout(() => store.refusal.value === refused && (store.refusal.value = null), READ);
  }
}

/** Whether there is anything to touch: a table may have no boxes at all. */
const boxes = ({ devices, number }: State): boolean => number > 0 || Object.keys(devices).length > 0;
