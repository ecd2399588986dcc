/** The table of Tash-Kalar on a screen: the arena or the armies, the points beside it, objectives, and the keys of whoever acts. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { clockText, secondsLeft, Ticking } from "../../parts/countdown";
import { icon } from "../../parts/icon";
import "../../parts/refusal";
import { topBar } from "../../parts/top";
import { means } from "../../parts/means";
import topStyle from "../../parts/top.css?inline";
import { localNow, store } from "../../table";
import { toRules } from "../../parts/to-rules";
import { rich } from "../../words/marks";
import { say, speaker } from "../../words/say";
import { announcement } from "../announcement";
import announcementStyle from "../announcement.css?inline";
import { learnGameCards } from "../game-cards";
import { OneByOne } from "../one-by-one";
import type { Invitation } from "../scene";
import "./arena";
import { boardSigns, signsOf } from "./board-signs";
import { tashCards } from "./cards";
import { countedOut } from "./count";
import { Desk } from "./desk";
import { deskPanel, tablePanel } from "./desk-panel";
import deskStyle from "./desk.css?inline";
import { counting } from "./end";
import endStyle from "./end.css?inline";
import type { Spot } from "./entry";
import { armies } from "./ledger";
import ledgerStyle from "./ledger.css?inline";
import { scoreBoard } from "./melee";
import { patterns } from "./piece";
import pictureStyle from "./picture.css?inline";
import pieceStyle from "./pieces.css?inline";
import { gaps, score } from "./score";
import scoreStyle from "./score.css?inline";
import smallStyle from "./small.css?inline";
import style from "./table.css?inline";
import { laidCard } from "./laid";
import { objectives } from "./tasks";
import type { Gesture } from "./touches";
import { goalOf, isMelee, sidesOf, type TashScene } from "./types";

const ANNOUNCED = ["ending", "adjusted", "fixed"];
const TOLD = ["claimed", "flare", "summoned", "destroyed", "converted", "improvised", "handover", "again", "score", "moved", "upgraded", "downgraded", "placed", "discarded", "turn"];

@customElement("ambit-tash-kalar-table")
export class TashKalarTable extends AmbitElement {
  static override styles = styles(topStyle, pieceStyle, pictureStyle, deskStyle, scoreStyle, ledgerStyle, endStyle, announcementStyle, style, smallStyle);

  @property({ attribute: false }) scene!: TashScene;
  @property({ attribute: false }) invitation: Invitation | null = null;
  @property({ type: Boolean }) touch = false;
  @property({ type: Boolean, reflect: true }) portrait = false;

  private readonly desk = new Desk(this, () => this.spot());
  private readonly lines = new OneByOne(this);
  private readonly ticking = new Ticking(this, () => this.scene.clocks.length > 0 && !this.scene.paused, 250);

  protected override watching(): readonly Watchable[] {
    return [tashCards, store.refusal];
  }

  /** Somebody acts at this screen: the seat that is awaited; in a moment that is nobody's, the table itself. */
  private spot(): Spot | null {
    const { view, options } = this.scene;
    if (!this.touch || view.result !== null) return null;
    const [seat = 0] = view.to_act;
    const held = store.state.value?.players?.hands[String(seat)] ?? [];
    return { view, options, seat, cards: tashCards.value, held };
  }

  protected override render(): TemplateResult {
    void this.ticking;
    learnGameCards();
    const { scene } = this;
    const board = scene.view.table.arena !== null;
    return html`${patterns()}${topBar(scene, TOLD, scene.view.result ? null : this.invitation, this.right(), "", this.mode())}
      <main class="stage ${board ? "board" : "ledger"} ${isMelee(scene.view) ? "many" : ""}">
        ${board ? html`${this.left()}${this.arena()}` : isMelee(scene.view) ? html`<section class="left">${scoreBoard(scene, this.touch)}${gaps(scene)}</section>` : armies(scene, this.touch)}
        ${this.side()}${announcement(scene, ANNOUNCED)}
      </main>`;
  }

  /** Towards the end the turns that are left take the place of the mode. */
  private mode(): string {
    const { view, options } = this.scene;
    return view.table.ending && view.result === null ? "" : say("show-tash-mode", { mode: view.mode, goal: goalOf(view, options) });
  }

  private left(): TemplateResult {
    const { scene } = this;
    if (isMelee(scene.view)) return html`<section class="left">${scoreBoard(scene, this.touch)}${gaps(scene)}</section>`;
    const [one = 1, other = 2] = sidesOf(scene.view);
    return html`<section class="left">${score(scene, one, this.touch)}${gaps(scene)}${score(scene, other, this.touch)}</section>`;
  }

  private arena(): TemplateResult {
    const { view } = this.scene;
    const signs = signsOf(store.state.value?.at_board?.signs ?? []);
    const laid = laidCard(this.spot());
    const shown = this.desk.entry === null && laid ? laid.shown : this.desk.shown();
    return html`<ambit-tash-kalar-arena named .view=${view} .shown=${{ ...shown, signs }} ?live=${this.spot() !== null} ?dragging=${view.phase === "effect"}
      @gesture=${this.gesture}></ambit-tash-kalar-arena>`;
  }

  /** A touch with a card on the reader is for that card. */
  private readonly gesture = (event: CustomEvent<Gesture>): void => {
    const laid = store.state.value?.at_board?.laid;
    if (laid && this.desk.entry === null && this.scene.view.phase === "action") this.desk.begin("summon", { card: laid.card });
    this.desk.gesture(event);
  };

  /** What is to be done, the keys for it, and the objectives. */
  private side(): TemplateResult {
    const { scene, desk } = this;
    const { view } = scene;
    if (view.result !== null) return html`<section class="right">${this.prompt()}${counting(scene, tashCards.value, this.lines.follow(JSON.stringify(view.result), countedOut(view).length, localNow() - scene.done), this.lines.all)}</section>`;
    const spot = this.spot();
    const taken = spot !== null && spot.seat > 0 && (store.state.value?.seats_taken.includes(spot.seat) ?? false);
    const busy = desk.entry !== null || view.phase === "effect";
    return html`<section class="right ${busy ? "busy" : ""}" data-seat=${view.to_act[0] ?? nothing}>
      ${this.prompt()}${this.signs()}
      ${store.refusal.value && this.touch ? html`<ambit-refusal .refused=${store.refusal.value} @click=${() => (store.refusal.value = null)}></ambit-refusal>` : nothing}
      ${desk.entry === null ? (laidCard(spot)?.card ?? nothing) : nothing}
      <div class="desk">${spot === null ? nothing : taken ? html`<p class="quiet">${say("show-tash-on-phone", { seat: spot.seat })}</p>` : spot.seat > 0 && view.phase !== "setup" ? deskPanel(spot, desk) : tablePanel(spot, desk)}</div>
      ${busy && !taken ? nothing : objectives(scene, tashCards.value, this.claim(spot, taken))}
    </section>`;
  }

  /** A touch on an objective ends the turn with its claim. */
  private claim(spot: Spot | null, taken: boolean): ((card: string) => void) | null {
    const { view } = this.scene;
    if (spot === null || taken || view.phase !== "action" || view.table.active !== spot.seat || view.prompt.id !== "tash.end") return null;
    return (card) => this.desk.begin("end", { claim: card });
  }

  private prompt(): TemplateResult {
    const { view, reminders } = this.scene;
    const beside = speaker.value.beside(view, reminders);
    const ask = this.desk.entry !== null && view.phase !== "setup" ? "" : speaker.value.prompt(view) || speaker.value.phase(view);
    // The arena and the keys beside this prompt are the answer on the screen itself: no name has to be touched first.
    const answered = (this.scene.means ?? []).filter((one) => one !== "screen");
    const also = !this.desk.entry && (beside.length > 0 || answered.length > 0);
    return html`<div class="words" aria-live="polite"><p class="say">${rich(ask)}</p>${also ? html`<p class="also">${means(answered)}${beside.join(" ")}</p>` : nothing}</div>${toRules(view.game)}`;
  }

  private signs(): TemplateResult | typeof nothing {
    return boardSigns(store.state.value?.at_board ?? null, this.touch);
  }

  private right(): TemplateResult {
    const { view, clocks, since, paused } = this.scene;
    const [clock] = clocks;
    const { ending } = view.table;
    return html`${ending && view.result === null ? html`<span class="tag lit num">${icon("alert")}${say("show-tash-ending", { left: ending.left })}</span>` : nothing}
      ${clock ? html`<span class="tag lit num">${icon("clock")}${clockText(secondsLeft(clock, since, localNow(), paused))}</span>` : nothing}`;
  }
}
