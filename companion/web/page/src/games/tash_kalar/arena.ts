/** The arena on a screen: squares as on the printed board, pieces on them, and what may be touched. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { AmbitElement, styles } from "../../element";
import { icon } from "../../parts/icon";
import { localNow } from "../../table";
import { say } from "../../words/say";
import own from "./arena.css?inline";
import { patterns, piece, pieceName } from "./piece";
import pieceStyle from "./pieces.css?inline";
import { CENTRE, COLUMNS, GREEN, inArena, pieceAt, PLACES, RED, ROWS, SQUARES } from "./squares";
import { type Gesture, LONG, Touches } from "./touches";
import { isHighForm, type TashView } from "./types";
import { gestureOf, stepFrom } from "./arena-keys";

/** What is lit, framed or marked in the arena, and for whom it is drawn. */
export interface Shown {
  /** Squares that can be chosen: lit for all who see them. */
  fit?: readonly string[];
  /** The chosen one of them. */
  hot?: string | null;
  /** Pieces that a formation uses, and squares that its card marks. */
  used?: readonly string[];
  marks?: readonly string[];
  /** Squares on which the board does not agree with the game, and what to do there. */
  signs?: readonly { square: string; says: string }[];
}

/** The event `gesture` carries what a finger, a mouse or a key means. */
@customElement("ambit-tash-kalar-arena")
export class ArenaElement extends AmbitElement {
  static override styles = styles(pieceStyle, own);

  @property({ attribute: false }) view!: TashView;
  @property({ attribute: false }) shown: Shown = {};
  /** Whether anything may be touched: otherwise it is a picture. */
  @property({ type: Boolean, reflect: true }) live = false;
  /** Pieces are dragged: then a finger on the arena does not scroll the page. */
  @property({ type: Boolean, reflect: true }) dragging = false;
  /** Letters and digits beside the squares. */
  @property({ type: Boolean, reflect: true }) named = false;
  @state() private focused = "e5";

  private readonly touches = new Touches((gesture) => this.tell(gesture));
  private resting: ReturnType<typeof setTimeout> | undefined;

  protected override render(): TemplateResult {
    return html`${patterns()}
      ${this.named ? html`<div class="rows num" aria-hidden="true">${ROWS.map((row) => html`<span>${row}</span>`)}</div>` : nothing}
      <div class="grid" role="group" aria-label=${say("show-tash-arena")} @pointerdown=${this.down} @pointermove=${this.move} @pointerup=${this.up}
        @pointercancel=${this.cancel} @contextmenu=${this.quiet} @keydown=${this.typed}>
        ${PLACES.map((square) => (inArena(square) ? this.square(square) : html`<span class="void"></span>`))}
      </div>
      ${this.named ? html`<div class="columns num" aria-hidden="true">${COLUMNS.map((column) => html`<span>${column}</span>`)}</div>` : nothing}`;
  }

  private square(square: string): TemplateResult {
    const standing = pieceAt(this.view.table.arena, square);
    const sign = this.shown.signs?.find((one) => one.square === square);
    const inside = html`${standing ? piece(standing) : this.shown.fit?.includes(square) ? html`<i class="dot"></i>` : nothing}${sign ? html`<i class="sign-of">${icon("alert")}</i>` : nothing}`;
    const look = this.look(square);
    const label = this.label(square);
    if (!this.live) return html`<span class=${look} role="img" aria-label=${label}>${inside}</span>`;
    return html`<button class=${look} type="button" data-square=${square} aria-label=${label} aria-pressed=${this.shown.hot === square ? "true" : nothing}
      tabindex=${square === this.focused ? 0 : -1} @focus=${() => (this.focused = square)} @click=${(event: MouseEvent) => this.clicked(event, square)}>${inside}</button>`;
  }

  private look(square: string): string {
    const { fit = [], used = [], marks = [], hot } = this.shown;
    const centre = CENTRE.includes(square) && isHighForm(this.view);
    const words: [string, boolean][] = [
      ["centre", centre], ["red", RED.includes(square)], ["green", GREEN.includes(square)], ["fit", fit.includes(square)],
      ["used", used.includes(square)], ["marked", marks.includes(square)], ["hot", hot === square],
    ];
    return ["sq", ...words.filter(([, on]) => on).map(([word]) => word)].join(" ");
  }

  /** The square, its colour, what stands there, and why it is lit. */
  private label(square: string): string {
    const { fit = [], used = [], marks = [], signs = [] } = this.shown;
    const standing = pieceAt(this.view.table.arena, square);
    return [
      square,
      RED.includes(square) ? say("show-tash-red") : GREEN.includes(square) ? say("show-tash-green") : "",
      standing ? pieceName(this.view, standing) : say("show-tash-empty"),
      fit.includes(square) ? say("show-tash-fits-here") : "",
      used.includes(square) ? say("show-tash-used-here") : "",
      marks.includes(square) ? say("show-tash-marked-here") : "",
      signs.find((one) => one.square === square)?.says ?? "",
    ].filter((part) => part !== "").join(", ");
  }

  // Fingers, mice and keys

  /** The square under a finger, wherever the finger came down. */
  private under({ clientX, clientY }: PointerEvent): string | null {
    const found = this.shadowRoot?.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-square]");
    return found?.dataset["square"] ?? null;
  }

  private readonly down = (event: PointerEvent): void => {
    if (!this.live || event.button !== 0) return;
    this.touches.down(event.pointerId, this.under(event), localNow());
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.touches.rest(localNow()), LONG * 1000 + 20);
    if (this.dragging && event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
  };

  private readonly move = (event: PointerEvent): void => this.touches.moved(event.pointerId, this.under(event));

  private readonly up = (event: PointerEvent): void => {
    clearTimeout(this.resting);
    this.touches.up(event.pointerId, this.under(event), localNow());
  };

  private readonly cancel = (event: PointerEvent): void => this.touches.cancel(event.pointerId);

  /** A long touch is a gesture here and opens no menu of the browser. */
  private readonly quiet = (event: Event): void => {
    if (this.live) event.preventDefault();
  };

  /** Pointers have told already; a keyboard or a screen reader comes as a click without a pointer. */
  private clicked(event: MouseEvent, square: string): void {
    if (event.detail === 0) this.tell({ kind: "touch", square });
  }

  private readonly typed = (event: KeyboardEvent): void => {
    const to = stepFrom(this.focused, event.key);
    const gesture = gestureOf(this.focused, event.key);
    if (to !== null) this.focusOn(to);
    else if (gesture !== null) this.tell(gesture);
    else return;
    event.preventDefault();
  };

  private focusOn(square: string): void {
    this.focused = SQUARES.includes(square) ? square : this.focused;
    this.renderRoot.querySelector<HTMLElement>(`[data-square="${this.focused}"]`)?.focus();
  }

  private tell(gesture: Gesture): void {
    if (this.live) this.dispatchEvent(new CustomEvent<Gesture>("gesture", { detail: gesture }));
  }
}
