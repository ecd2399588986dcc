/** The middle of a phone in Tash-Kalar: the arena (or the numbers of a real one), what flares look at, objectives. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { glyph } from "../../parts/glyph";
import type { Now } from "../../seat/phone";
import { store } from "../../table";
import { say } from "../../words/say";
import { learnGameCards } from "../game-cards";
import "./arena";
import { lookAtTable } from "./board-signs";
import { tashCards } from "./cards";
import { Desk } from "./desk";
import deskStyle from "./desk.css?inline";
import { effectPanel } from "./effect-panel";
import { onBoard, type Spot } from "./entry";
import { form, startAsk } from "./forms";
import { needsText } from "./objectives";
import own from "./phone-middle.css?inline";
import { acts, spotOf } from "./phone-spot";
import { patterns, piece, rankName, sideName } from "./piece";
import pictureStyle from "./picture.css?inline";
import pieceStyle from "./pieces.css?inline";
import { enemiesOf, isMelee, ofSide, RANKS, sideOf, sidesOf, type TashView } from "./types";

@customElement("ambit-tash-kalar-middle")
export class PhoneMiddle extends AmbitElement {
  static override styles = styles(pieceStyle, pictureStyle, deskStyle, own);

  @property({ attribute: false }) now!: Now;

  /** The piece whose keys were shown last. */
  private shown: string | null = null;
  private readonly desk = new Desk(this, () => (acts(this.now) ? spotOf(this.now) : null));

  protected override watching(): readonly Watchable[] {
    return [tashCards, store.state];
  }

  protected override render(): TemplateResult {
    learnGameCards();
    const spot = spotOf(this.now);
    const mine = acts(this.now);
    return html`${patterns()}${lookAtTable(store.state.value?.at_board ?? null)}${mine && spot.view.phase === "effect" ? nothing : gaps(spot)}
      ${mine && spot.view.phase === "setup" && onBoard(spot) && startAsk(spot) !== "" ? html`<p class="ask">${startAsk(spot)}</p>` : nothing}
      ${onBoard(spot) ? html`<ambit-tash-kalar-arena .view=${spot.view} .shown=${this.desk.shown()} ?live=${mine} ?dragging=${mine && spot.view.phase === "effect"}
        @gesture=${this.desk.gesture}></ambit-tash-kalar-arena>` : mine && spot.view.phase === "effect" ? nothing : armies(spot.view)}
      ${mine ? this.entering(spot) : nothing}${tasks(spot)}`;
  }

  /** The keys of a piece that was touched come into sight. */
  protected override updated(): void {
    const { selected } = this.desk;
    if (selected !== null && selected !== this.shown) this.renderRoot.querySelector(".effect .keys")?.scrollIntoView({ block: "nearest" });
    this.shown = selected;
  }

  private entering(spot: Spot): TemplateResult | typeof nothing {
    if (this.desk.entry) return form(spot, this.desk);
    if (spot.view.phase === "effect") return effectPanel(spot, this.desk, false);
    const asks = onBoard(spot) && spot.view.phase === "action" && (spot.view.seats.find(({ seat }) => seat === spot.seat)?.counters["actions"] ?? 0) > 0;
    return asks ? html`<p class="ask">${say("show-tash-touch-to-place")}</p>` : nothing;
  }
}

/** Where only numbers are kept: each side's pieces by rank. */
function armies(view: TashView): TemplateResult {
  return html`<ul class="armies num">${sidesOf(view).map((side) => html`<li data-seat=${side}><span class="who" data-seat=${side}>${glyph(side)}<span>${sideName(view, side)}</span></span>
    ${RANKS.map((rank) => html`<span class="of-rank">${piece({ side, rank })}<b>${ofSide(view, side, rank)}</b><span class="unseen">${rankName(rank)}</span></span>`)}</li>`)}</ul>`;
}

/** How far this side is behind each enemy: what a flare in the hand looks at. */
function gaps({ view, seat }: Spot): TemplateResult | typeof nothing {
  const me = view.seats.find((one) => one.seat === seat);
  if (!me || view.table.active === null) return nothing;
  const side = sideOf(me);
  return html`<ul class="gaps num" aria-label=${say("show-tash-behind")}>${enemiesOf(view, side).map((enemy) => {
    const gap = view.table.gaps[side]?.[enemy] ?? { upgraded: 0, pieces: 0 };
    return html`<li>${say("show-tash-you-behind", { side: isMelee(view) ? sideName(view, enemy) : "", upgraded: gap.upgraded, pieces: gap.pieces })}</li>`;
  })}</ul>`;
}

function tasks({ view, cards }: Spot): TemplateResult | typeof nothing {
  const open = view.table.tasks;
  if (open === null || open.current.length === 0) return nothing;
  const line = (id: string, next: boolean): TemplateResult => html`<li class=${next ? "next" : ""}><b>${cards[id]?.name ?? id}</b><span class="num">${cards[id]?.points ?? ""}</span><small>${next ? say("show-tash-next") : needsText(cards[id]?.needs ?? [])}</small></li>`;
  return html`<details class="tasks-of"><summary>${say("show-tash-objectives")}</summary><ul>${open.current.map((id) => line(id, false))}${open.next ? line(open.next, true) : nothing}</ul></details>`;
}
