/** `/screen`: for the wall of the hall. Pairings, tables and standings one after the other, the clock always. It tells only what everybody may see. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import { stayAwake } from "../../awake";
import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { Ticking } from "../../parts/countdown";
import { mark } from "../../parts/glyph";
import { icon } from "../../parts/icon";
import { say } from "../../words/say";
import { hall, hallNow } from "../hall";
import { aboutEvening, whereNow } from "../parts/about";
import "../parts/connection";
import "../parts/settings";
import { clockSays, secondsLeft, ticks } from "../time";
import type { Hall } from "../wire";
import own from "./page.css?inline";
import { follow, type Room, type Sheet, sheetsOf } from "./rotating";
import { shown } from "./sheets";

/** Seconds that a sheet is shown: long enough to find one's own name. */
const SHOWN_FOR = 12;

@customElement("ambit-hall-screen")
export class ScreenPage extends AmbitElement {
  static override styles = styles(own);

  @state() private at: { kind: string; sheet: number } | null = null;
  @state() private held = false;
  private turning: ReturnType<typeof setTimeout> | undefined;
  private round = "";
  private readonly ticking = new Ticking(this, () => ticks(hall.value), 500);

  override connectedCallback(): void {
    super.connectedCallback();
    stayAwake();
    document.addEventListener("keydown", this.pressed);
    window.addEventListener("resize", this.resized);
    this.later();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.pressed);
    window.removeEventListener("resize", this.resized);
    clearTimeout(this.turning);
  }

  protected override watching(): readonly Watchable[] {
    return [hall];
  }

  /** A new round is shown at once, from its first pairings on. */
  protected override willUpdate(): void {
    const now = hall.value;
    const round = now ? `${now.evening} ${now.round} ${now.phase === "over"}` : "";
    if (round === this.round) return;
    this.round = round;
    this.at = null;
    this.later();
  }

  protected override render(): TemplateResult {
    void this.ticking;
    const now = hall.value;
    const sheets = now ? sheetsOf(now, room()) : [];
    const sheet = sheets[follow(sheets, this.at)];
    return html`<header>${mark()}<div class="what"><h1>${now?.hall || "Ambit"}</h1><p class="quiet">${now ? aboutEvening(now) : nothing}</p></div>
        <span class="grow"></span>${now && now.phase !== "setting-up" ? this.clock(now) : nothing}<ambit-hall-settings></ambit-hall-settings></header>
      <ambit-hall-connection></ambit-hall-connection>
      <main>${now && sheet ? shown(now, sheet) : html`<p class="quiet">${say("hall-page-reaching")}</p>`}</main>
      <footer><div class="acts"><button class="key bare" type="button" aria-label=${say("hall-screen-back")} @click=${() => this.turn(-1)}>${icon("back")}</button>
          <button class="key bare" type="button" aria-label=${say(this.held ? "hall-screen-go-on" : "hall-screen-hold")} aria-pressed=${this.held ? "true" : "false"} @click=${this.hold}>${icon(this.held ? "play" : "pause")}</button>
          <button class="key bare" type="button" aria-label=${say("hall-screen-next")} @click=${() => this.turn(1)}>${icon("next")}</button></div>
        <ol class="dots" aria-hidden="true">${sheets.map((one) => html`<li class=${one === sheet ? "now" : ""}></li>`)}</ol>
        ${sheet && sheet.of > 1 ? html`<p class="quiet num">${say("hall-screen-part", { part: sheet.sheet + 1, of: sheet.of })}</p>` : nothing}
        <span class="grow"></span><p class="quiet join">${now && now.phase !== "over" && now.phase !== "setting-up" && !onTheSpot() ? say("hall-screen-join", { address: location.host }) : nothing}</p></footer>`;
  }

  private clock(now: Hall): TemplateResult {
    const left = now.phase === "playing" ? secondsLeft(now.clock, hallNow()) : null;
    return html`<p class="where">${whereNow(now)}</p>${left === null ? nothing : html`<p class="clock num ${left > 0 ? "" : "up"}" role="timer">${clockSays(left)}</p>`}`;
  }

  private turn(by: number): void {
    const sheets: Sheet[] = hall.value ? sheetsOf(hall.value, room()) : [];
    if (sheets.length === 0) return;
    const next = sheets[(follow(sheets, this.at) + by + sheets.length) % sheets.length];
    this.at = next ? { kind: next.kind, sheet: next.sheet } : null;
    this.later();
  }

  private later(): void {
    clearTimeout(this.turning);
    if (this.held || !this.isConnected) return;
    this.turning = setTimeout(() => {
      this.turn(1);
      this.later();
    }, SHOWN_FOR * 1000);
  }

  private readonly hold = (): void => {
    this.held = !this.held;
    this.later();
  };

  private readonly resized = (): void => this.requestUpdate();

  /** Keys of a remote control or a presenter, too. */
  private readonly pressed = (event: KeyboardEvent): void => {
    if (event.composedPath().some((one) => one instanceof HTMLButtonElement)) return;
    if (event.key === "ArrowRight" || event.key === "PageDown") this.turn(1);
    else if (event.key === "ArrowLeft" || event.key === "PageUp") this.turn(-1);
    else if (event.key === " ") this.hold();
  };
}

/** On the machine of the hall itself, its own name is no address for phones: the QR code has the right one. */
const onTheSpot = (): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

/** What fits depends on the screen: a wall, a small one, or a phone. */
function room(): Room {
  const { innerWidth: wide, innerHeight: high } = window;
  if (wide < 700) return { pairings: 8, standings: 10, tables: 4, players: 20 };
  if (high < 600) return { pairings: 8, standings: 10, tables: 4, players: 18 };
  return { pairings: 16, standings: 20, tables: 9, players: 45 };
}
