/** Tash-Kalar over a camera's picture: a plate for each side, the round in the corner, a banner for what was just done. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { AmbitElement, styles } from "../../element";
import { glyph, mark } from "../../parts/glyph";
import { localNow } from "../../table";
import { rich } from "../../words/marks";
import { say, speaker } from "../../words/say";
import airStyle from "../overlay.css?inline";
import { OneByOne } from "../one-by-one";
import { countedOut } from "./count";
import own from "./overlay.css?inline";
import { patterns, piece, rankName, sideName } from "./piece";
import pieceStyle from "./pieces.css?inline";
import { goalOf, isMelee, ofSide, RANKS, seatsOfSide, sidesOf, type TashScene } from "./types";

/** Worth a banner, the most telling first. */
const TELLING = ["result", "ending", "claimed", "flare", "summoned", "improvised", "again", "handover", "converted", "destroyed", "moved"];

@customElement("ambit-tash-kalar-overlay")
export class TashKalarOverlay extends AmbitElement {
  static override styles = styles(airStyle, pieceStyle, own);

  @property({ attribute: false }) scene!: TashScene;

  private readonly lines = new OneByOne(this);

  /** Who won is told when the table's screen has counted it out. */
  private get told(): boolean {
    const { view } = this.scene;
    const last = countedOut(view).length;
    return view.result !== null && this.lines.follow(JSON.stringify(view.result), last, localNow() - this.scene.done) >= last;
  }

  protected override render(): TemplateResult {
    const { view, options } = this.scene;
    const told = this.told;
    const { ending } = view.table;
    return html`${patterns()}<p class="corner num">${mark()}<span>${view.round > 0 ? say("page-round", { round: view.round }) : speaker.value.phase(view)}</span>
        <span class="sep"></span><span>${ending && !view.result ? say("show-tash-ending", { left: ending.left }) : say("show-tash-mode", { mode: view.mode, goal: goalOf(view, options) })}</span></p>
      ${this.banner(told)}<div class="plates">${sidesOf(view).map((side) => this.plate(side, told))}</div>`;
  }

  private banner(told: boolean): TemplateResult | typeof nothing {
    const { latest, view } = this.scene;
    if (view.result && !told) return html`<div class="sheet banner"><p>${say("show-tash-counted-out")}</p></div>`;
    const fact = TELLING.map((name) => latest.find((one) => one.fact === name)).find((one) => one !== undefined);
    return fact ? html`<div class="sheet banner"><p>${rich(speaker.value.fact("tash_kalar", fact))}</p></div>` : nothing;
  }

  private plate(side: number, told: boolean): TemplateResult {
    const { view } = this.scene;
    const seats = seatsOfSide(view, side);
    const lit = view.result ? told && seats.some(({ seat }) => view.result?.winners.includes(seat)) : seats.some(({ seat }) => seat === view.table.control);
    return html`<section class="plate ${lit ? "lit" : ""}" data-seat=${side}>
      <p class="points num"><b>${ofSide(view, side, "score")}</b></p>
      <div><p class="called">${glyph(side)}<span>${sideName(view, side)}</span></p>
        <p class="sub num army">${isMelee(view) ? this.colours(side) : RANKS.map((rank) => html`<span>${piece({ side, rank })}${ofSide(view, side, rank)}<span class="unseen">${rankName(rank)}</span></span>`)}</p></div>
    </section>`;
  }

  /** Melee: points in each colour, beside its sign; with the pieces too there would be no room for four players. */
  private colours(side: number): TemplateResult {
    const { view } = this.scene;
    return html`${sidesOf(view).filter((other) => other !== side).map((other) => html`<span class="colour" data-seat=${other}>${glyph(other)}${ofSide(view, side, `points_${other}`)}<span class="unseen">${sideName(view, other)}</span></span>`)}`;
  }
}
