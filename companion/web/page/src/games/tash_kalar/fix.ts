/** The referee's correction of one square: touch it, say what stands there, and why. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { AmbitElement, styles } from "../../element";
import { chips } from "../../parts/choices";
import { icon } from "../../parts/icon";
import type { Now } from "../../seat/phone";
import { actWithRetry } from "../../seat/retry";
import { say } from "../../words/say";
import "./arena";
import deskStyle from "./desk.css?inline";
import own from "./fix.css?inline";
import { tashView } from "./phone-spot";
import { patterns, piece, pieceName } from "./piece";
import pieceStyle from "./pieces.css?inline";
import { pieceAt, written } from "./squares";
import type { Gesture } from "./touches";
import { type Piece, RANKS, sidesOf } from "./types";

const WHY = ["slip", "board", "other"] as const;

@customElement("ambit-tash-kalar-fix")
export class Fix extends AmbitElement {
  static override styles = styles(pieceStyle, deskStyle, own);

  @property({ attribute: false }) now!: Now;
  @property({ attribute: false }) close: () => void = () => undefined;
  @state() private square: string | null = null;
  /** What shall stand there: undefined as long as nobody said it. */
  @state() private to: Piece | null | undefined = undefined;
  @state() private why: (typeof WHY)[number] = "slip";
  @state() private busy = false;

  protected override render(): TemplateResult {
    const view = tashView(this.now);
    return html`${patterns()}<p class="ask" role="status">${this.square === null ? say("show-tash-fix-touch") : say("show-tash-fix-square", { at: this.square, piece: this.standing() })}</p>
      <ambit-tash-kalar-arena live named .view=${view} .shown=${{ hot: this.square }} @gesture=${this.touched}></ambit-tash-kalar-arena>
      ${this.square === null ? nothing : this.choice()}
      <div class="send"><button class="key cloth" type="button" @click=${this.close}>${icon("cross")}${say("phone-close")}</button>
        <button class="key" type="button" ?disabled=${this.square === null || this.to === undefined || this.busy} @click=${this.send}>${icon("check")}${say("show-tash-do-fix")}</button></div>`;
  }

  private standing(): string {
    const view = tashView(this.now);
    const there = pieceAt(view.table.arena, this.square ?? "");
    return there ? pieceName(view, there) : say("show-tash-empty");
  }

  private choice(): TemplateResult {
    const view = tashView(this.now);
    const reasons = WHY.map((value) => ({ value, says: say(`show-tash-fix-${value}`) }));
    return html`<div class="pad" role="group" aria-label=${say("show-tash-fix-to")}>${sidesOf(view).map((side) => html`<div class="side-row">${RANKS.map((rank) => html`<button class="pad-key" type="button" data-seat=${side}
        aria-pressed=${this.to?.side === side && this.to.rank === rank ? "true" : "false"} aria-label=${pieceName(view, { side, rank })} @click=${() => (this.to = { side, rank })}>${piece({ side, rank })}</button>`)}</div>`)}
        <button class="pad-key" type="button" aria-pressed=${this.to === null ? "true" : "false"} @click=${() => (this.to = null)}>${say("show-tash-empty")}</button></div>
      ${chips(say("referee-why"), reasons, this.why, (why) => (this.why = why))}`;
  }

  private readonly touched = ({ detail }: CustomEvent<Gesture>): void => {
    [this.square, this.to] = [detail.square, undefined];
  };

  private readonly send = async (): Promise<void> => {
    if (this.square === null || this.to === undefined) return;
    this.busy = true;
    const answer = await actWithRetry({ do: "fix", seat: 0, at: this.square, piece: this.to === null ? null : written(this.to), why: say(`show-tash-fix-${this.why}`) });
    this.busy = false;
    if (answer.kind === "done") [this.square, this.to] = [null, undefined];
  };
}
