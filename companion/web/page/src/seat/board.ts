/** A seat's phone while a game is at the table: numbers on top, hidden and shared cards in the middle, keys below. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";

import { asked } from "../cards/requests";
import type { Watchable } from "../cell";
import { AmbitElement, styles } from "../element";
import { keptCards, learnGameCards } from "../games/game-cards";
import { dismissRepeated } from "../handheld/repeated-notices";
import { Ticking } from "../parts/countdown";
import { icon } from "../parts/icon";
import { means, meansOf } from "../parts/means";
import "../parts/connection";
import "../parts/notices";
import "../parts/refusal";
import { textSize } from "../parts/text-size";
import { toRules } from "../parts/to-rules";
import { tonesOn } from "../sound/sound";
import { localNow, order, store } from "../table";
import { vars } from "../vars";
import type { Action } from "../wire";
import { rich } from "../words/marks";
import { say, speaker } from "../words/say";
import { halted, question } from "./alerts";
import own from "./board.css?inline";
import "./call";
import { dockKeys, rowsOf, undoFits } from "./dock";
import { bar, middle, vitals } from "./upper-half";
import { begin } from "./filling";
import { actWithRetry, sameQuestion } from "./retry";
import { type Chosen, forms, kept } from "./legal";
import { menu, sure } from "./menu";
import { pausedFor } from "./paused";
import type { Call, Key, Now, Phone } from "./phone";
import { proposedAnew } from "./proposal";
import "./remember";
import { type Sheet, sheetBody, sheetKeys } from "./sheet";
import { vibration } from "./vibration";

/** Seconds for which new keys ignore presses: the finger was meant for the keys before them. */
const SETTLE = 0.35;

@customElement("ambit-phone")
export class PhoneBoard extends AmbitElement {
  static override styles = styles(own);

  @property({ attribute: false }) now!: Now;
  @property({ attribute: false }) phone!: Phone;

  /** The key whose sheet is open, and what is chosen in it. */
  @state() private open: { id: string; chosen: Chosen } | null = null;
  @state() private menuOpen = false;
  /** The key whose action somebody is asked to confirm. */
  @state() private asking: string | null = null;
  @state() private busy = false;
  @state() private inline: ReadonlyMap<string, Chosen> = new Map();
  @query(".form h2, .question .voice") private readonly heading!: HTMLElement | null;

  private keys: readonly Key[] = [];
  private call: Call | null = null;
  private faces = "";
  private since = 0;
  private readonly ticking = new Ticking(this, () => this.now.state.clocks.length > 0 && !this.now.state.paused, 500);

  protected override watching(): readonly Watchable[] {
    return [store.refusal, store.notices, keptCards, tonesOn, vibration, textSize];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    void this.ticking;
    learnGameCards();
    dismissRepeated(this.now.state, true);
    if (!changed.has("now") && !changed.has("phone")) return;
    const all = forms(this.now.state.legal);
    this.keys = this.phone.keys(this.now, all);
    this.call = this.phone.call(this.now, all);
    const before = changed.get("now") as Now | undefined;
    if (before && before.state.version !== this.now.state.version) this.movedOn(before);
    const faces = this.keys.filter((key) => key.place !== "more").map((key) => key.id).join();
    if (faces !== this.faces) this.since = localNow();
    this.faces = faces;
  }

  protected override updated(changed: PropertyValues): void {
    const opened = changed.has("open") && this.open !== null && changed.get("open") === null;
    const asked = (changed.has("menuOpen") && this.menuOpen) || (changed.has("asking") && this.asking !== null);
    if (changed.has("open") && (this.open === null) !== (changed.get("open") === null)) this.renderRoot.querySelector(".mid")?.scrollTo(0, 0);
    if (opened || asked) this.heading?.focus();
  }

  /** The state changed: forms that are not legal any more close, and input for an earlier question is dropped. */
  private movedOn(before: Now): void {
    const moved = !sameQuestion(before.state, this.now.state);
    if (moved) this.inline = new Map();
    const key = this.openKey();
    if (!key || (moved && !key.panel)) this.open = null;
    else if (this.open) this.open = { ...this.open, chosen: { ...this.open.chosen, ...kept(key.form, this.open.chosen) } };
    if (this.asking !== null && !this.keys.some((one) => one.id === this.asking)) this.asking = null;
  }

  protected override render(): TemplateResult {
    const sheet = this.sheet();
    const panel = this.openKey()?.panel;
    const busy = panel !== undefined || sheet !== null || this.menuOpen || this.asking !== null;
    return html`<div class="phone" data-seat=${this.now.me.seat} ${vars({ "--rows": rowsOf(this.keys, this.undoHasKey) })}>
      ${bar(this.now, this.phone, this.menuOpen, this.toggleMenu)} ${vitals(this.now, this.phone)}
      <ambit-connection class="line-to-table"></ambit-connection>
      <main class="mid" tabindex="0">${this.told(busy)}${panel ? panel(this.now, this.close) : this.body(sheet)}</main>
      ${panel ? nothing : html`<footer class="dock ${busy ? "three" : ""}">${sheet ? sheetKeys(sheet, this.round(true)) : busy ? this.closeKeys() : this.dock()}</footer>`}
    </div>`;
  }

  /** Messages of the table, shown above everything else. */
  private told(busy: boolean): TemplateResult {
    const refused = store.refusal.value;
    return html`${busy ? nothing : html`${halted(this.now)}${pausedFor(this.now)}${question(this.now)}`}
      ${refused ? html`<ambit-refusal .refused=${refused} @click=${() => (store.refusal.value = null)}></ambit-refusal>` : nothing}
      ${store.notices.value.length > 0 ? html`<ambit-notices .seat=${this.now.me.seat} most="1"></ambit-notices>` : nothing}
      ${busy ? nothing : html`<ambit-remember .now=${this.now.state} who=${store.welcome.value?.role === "seat" ? "seat" : "staff"}></ambit-remember>`}`;
  }

  private body(sheet: Sheet | null): TemplateResult | typeof nothing {
    if (sheet) return sheetBody(sheet);
    const asking = this.keyOf(this.asking);
    if (asking) return sure(asking, this.yes, this.close);
    const undo = this.canUndo && !this.undoHasKey ? this.undo : null;
    return this.menuOpen ? menu({ state: this.now.state, keys: this.keys, press: this.press, undo, close: this.close, redraw: () => this.requestUpdate() }) : middle(this.now, this.phone);
  }

  private dock(): TemplateResult {
    const { now, phone, keys, inline, press, send } = this;
    const aiming = now.state.asks_target?.includes(now.me.seat) ?? false;
    const asks = aiming ? speaker.value.marked("page-against-whom", { seat: now.me.seat }) : (phone.prompt?.(now) ?? speaker.value.prompt(now.view));
    const prompt = now.view.result === null ? rich(asks) : nothing;
    const mine = now.view.to_act.includes(now.me.seat) && now.view.result === null ? meansOf(now.state, now.me.seat, false) : [];
    const record = phone.record?.(now);
    const busy = this.busy || now.state.halted !== null;
    const set = (key: Key, chosen: Chosen): void => void (this.inline = new Map(inline).set(key.id, chosen));
    return html`<div class="ask"><p class="say ${now.view.to_act.includes(now.me.seat) ? "mine" : ""}" role="status">${prompt}</p>${prompt === nothing ? nothing : toRules(now.view.game)}</div>
      ${mine.length > 1 ? html`<p class="by">${means(mine)}</p>` : nothing}
      ${dockKeys({ now, phone, keys, inline, busy, press, send, set, undo: this.undoHasKey ? this.undo : null })}
      ${this.round(false)}
      ${this.call && record ? html`<p class="record num">${record}</p>` : nothing}`;
  }

  private closeKeys(): TemplateResult {
    const key = html`<button class="key cloth tall" type="button" @click=${this.close}>${icon("cross")}${say("phone-close")}</button>`;
    return html`${key}${this.round(true)}<span></span>`;
  }

  private round(small: boolean): TemplateResult | typeof nothing {
    if (this.call === null) return nothing;
    const unlit = this.call.lamp === "dark" || this.call.lamp === "barred";
    return html`<ambit-call class=${this.call.unhurried ? "aside" : unlit ? "unlit" : this.call.compact ? "compact" : ""} data-seat=${this.now.me.seat} ?small=${small} .call=${this.call}></ambit-call>`;
  }

  private get canUndo(): boolean {
    return this.now.state.can_undo && this.now.state.asked === null;
  }

  /** Whether taking back is a key of its own, and not in the menu. */
  private get undoHasKey(): boolean {
    return this.canUndo && !this.phone.undoInMenu && undoFits(this.keys);
  }

  private keyOf(id: string | null): Key | null {
    return this.keys.find((key) => key.id === id) ?? null;
  }

  private openKey(): Key | null {
    return this.keyOf(this.open?.id ?? null);
  }

  private sheet(): Sheet | null {
    const key = this.openKey();
    if (!key || key.panel || !this.open) return null;
    const { id, chosen } = this.open;
    const changed = (field: string, all: Chosen): Chosen => proposedAnew(field, key, this.phone, this.now, chosen, this.phone.changed?.(field, all) ?? all);
    const set = (field: string, value: unknown): void => void (this.open = { id, chosen: changed(field, { ...chosen, [field]: value }) });
    return { now: this.now, phone: this.phone, key, chosen, set, forget: this.forget, busy: this.busy, send: this.send, close: this.close };
  }

  private readonly press = (key: Key): void => {
    if (localNow() - this.since < SETTLE) return;
    store.refusal.value = null;
    if (key.ask.length > 0 || key.panel) this.open = { id: key.id, chosen: begin(key, this.phone, this.now) };
    else if (key.sure) this.asking = key.id;
    else void this.send({ do: key.form.verb, seat: key.form.seat, ...key.chosen });
    this.menuOpen = false;
  };

  private readonly yes = (): void => {
    const key = this.keyOf(this.asking);
    this.asking = null;
    if (key) void this.send({ do: key.form.verb, seat: key.form.seat, ...key.chosen });
  };

  private readonly send = async (action: Action): Promise<void> => {
    if (this.busy) return;
    this.busy = true;
    const answer = await actWithRetry(action);
    this.busy = false;
    if (answer.kind === "done") this.open = null;
  };

  private readonly undo = async (): Promise<void> => {
    this.menuOpen = false;
    this.busy = true;
    await order("undo");
    this.busy = false;
  };

  /** What was remembered of a card is forgotten, and the sheet begins empty. */
  private readonly forget = async (card: string): Promise<void> => {
    await asked("/api/cards/unremember", { card }, store.welcome.value?.role === "seat" ? "seat" : "staff").catch(() => undefined);
    const key = this.openKey();
    keptCards.value = Object.fromEntries(Object.entries(keptCards.value).filter(([id]) => id !== card));
    if (key && this.open) this.open = { id: key.id, chosen: { ...this.open.chosen, ...begin(key, this.phone, this.now) } };
  };

  private readonly toggleMenu = (): void => {
    this.menuOpen = !this.menuOpen;
  };

  private readonly close = (): void => {
    this.menuOpen = false;
    this.open = this.asking = null;
  };
}
