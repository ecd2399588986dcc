/** The hardware of the table: its reader, the real top card, undo, what sounded, and the last things that happened. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";

import type { Watchable } from "../cell";
import { AmbitElement, styles } from "../element";
import { icon } from "../parts/icon";
import { store } from "../table";
import type { Figure } from "../wire";
import { plain } from "../words/marks";
import { say, speaker } from "../words/say";
import { cardAwaited } from "./awaited";
import "./board";
import { atTable } from "./at-table";
import boxed from "./box.css?inline";
import { lastLines, secondText } from "./feed";
import { RovingFocus } from "./roving-focus";
import { TABLE, wired } from "./devices";
import own from "./table-box.css?inline";
import { press, tapTop } from "./touch";

const LINES = 12;
/** How long the name of a sound is shown (milliseconds). */
const HEARD = 2500;

@customElement("simulate-table")
export class TableBox extends AmbitElement {
  static override styles = styles(boxed, own);

  @state() private heard: Figure | null = null;
  /** Whether the board with sensors is shown, where the table has one, instead of what happened last. */
  @state() private showsBoard = true;

  private readonly roving = new RovingFocus(this, ".control");
  private unhear: (() => void) | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;

  protected override watching(): readonly Watchable[] {
    return [store.state, store.lobby];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.unhear = store.onHeard((figures) => this.hear(figures));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.unhear?.();
    clearTimeout(this.quiet);
  }

  protected override render(): TemplateResult | typeof nothing {
    const now = atTable();
    if (now === null) return nothing;
    const has = (role: "reader" | "undo"): boolean => wired(now.devices, TABLE, role);
    const top = now.players?.top && has("reader");
    const stops = [has("reader"), top, has("undo"), now.board].map(Boolean);
    // The index of a control among those that are there.
    const stop = (which: number): number => this.roving.stop(stops.slice(0, which).filter(Boolean).length);
    return html`<section class="box" aria-label=${say("simulate-hardware-table")}>
      <h2>${say("simulate-the-table")}
        <span class="heard" role="status">${this.heard ? html`${icon("sound")}${say(`simulate-heard-${this.heard}`)}` : nothing}</span></h2>
      <div class="devices" role="toolbar" aria-label=${say("simulate-hardware-table")} @keydown=${this.roving.keyed} @focusin=${this.roving.entered}>
        ${has("reader") ? html`<simulate-reader class="control" .seat=${TABLE} .stop=${stop(0)} ?waiting=${cardAwaited(now, TABLE)}></simulate-reader>` : nothing}
        <div class="oks">
          ${top ? html`<button class="control" type="button" tabindex=${stop(1)} @click=${tapTop}>${icon("deck")}${say("simulate-top")}</button>` : nothing}
          ${has("undo") ? html`<button class="control" type="button" tabindex=${stop(2)} @click=${() => press(TABLE, "undo")}>
            ${icon("undo")}${say("simulate-undo")}</button>` : nothing}
          ${now.board ? html`<button class="control" type="button" tabindex=${stop(3)} aria-pressed=${this.showsBoard}
            @click=${() => (this.showsBoard = !this.showsBoard)}>${say("simulate-sensors")}</button>` : nothing}
        </div>
      </div>
      ${now.board && this.showsBoard ? html`<simulate-board .board=${now.board}></simulate-board>` : this.feed(now.view.game)}
    </section>`;
  }

  private feed(game: string): TemplateResult {
    const lines = lastLines(store.news.all, LINES).reverse();
    return html`<ol class="log num" aria-label=${say("simulate-feed")} tabindex="0">
      ${repeat(lines, ({ key }) => key, ({ piece }) => html`<li>
        <time>${piece.played === null ? nothing : secondText(piece.played)}</time><span>${plain(speaker.value.fact(game, piece.fact))}</span></li>`)}
    </ol>`;
  }

  private hear(figures: readonly Figure[]): void {
    this.heard = figures.at(-1) ?? null;
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => (this.heard = null), HEARD);
  }
}
