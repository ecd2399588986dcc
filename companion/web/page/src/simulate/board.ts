/** The board with sensors: a button for each square, which puts a piece there or lifts the one that stands there. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { AmbitElement, styles } from "../element";
import type { Board } from "../wire";
import { say } from "../words/say";
import own from "./board.css?inline";
import { squareAt } from "./board-moves";
import { movePiece } from "./touch";

@customElement("simulate-board")
export class SimulatedBoard extends AmbitElement {
  static override styles = styles(own);

  @property({ attribute: false }) board: Board | null = null;

  /** The square that Tab leads to. */
  private at = "";

  protected override render(): TemplateResult | typeof nothing {
    const { board } = this;
    if (board === null) return nothing;
    const squares = board.rows.flat().filter(Boolean);
    if (!squares.includes(this.at)) this.at = squares[0] ?? "";
    const standing = new Set(board.standing);
    return html`<div class="board" role="group" aria-label=${say("simulate-board")} @keydown=${this.keyed}>
      ${board.rows.map((row) => html`<div class="row">${row.map((name) => (name ? this.square(name, standing.has(name)) : html`<span></span>`))}</div>`)}
    </div>`;
  }

  private square(name: string, stands: boolean): TemplateResult {
    return html`<button type="button" data-square=${name} aria-pressed=${stands} aria-label=${name} title=${name} tabindex=${name === this.at ? 0 : -1}
      @click=${() => movePiece(name, stands)} @focus=${() => this.enter(name)}></button>`;
  }

  private enter(name: string): void {
    this.at = name;
    this.requestUpdate();
  }

  private readonly keyed = (event: KeyboardEvent): void => {
    const next = squareAt(this.board?.rows ?? [], this.at, event.key);
    if (next === null) return;
    event.preventDefault();
    this.renderRoot.querySelector<HTMLElement>(`[data-square="${CSS.escape(next)}"]`)?.focus();
  };
}
