/** Registering by tap: the next card is suggested, a tap assigns the tag to it, and anything unexpected is asked here. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { get } from "../api";
import type { Stop } from "../cell";
import { AmbitElement, styles } from "../element";
import "../handheld/card-find";
import { speakerOf } from "../handheld/speaker";
import { keptToken } from "../identity";
import { icon } from "../parts/icon";
import { remember, remembered } from "../setting";
import { store } from "../table";
import { cardsByName, say } from "../words/say";
import type { Speaker } from "../words/speaker";
import { asked, type CardsInfo, reasonOf, type Registration, type Said, staffToken } from "./requests";
import { packName } from "./pack";
import { progressRing } from "./progress";
import own from "./registering.css?inline";

const LOOK_AGAIN = 1500;
const MOST_LATELY = 8;
/** What a tap on the table's reader can lead to: the tag is saved, or there is a question. Everything else is a refusal with its reason. */
const KINDS: Record<string, Said["kind"]> = { "cards-registered": "done", "cards-which": "ask", "cards-taken": "ask" };
/** Stored by this browser while it registers. */
const REGISTRATION = "registering";
const OF_DECK = "registering-deck";

@customElement("ambit-registering")
export class Registering extends AmbitElement {
  static override styles = styles(own);

  @property({ attribute: false }) info!: CardsInfo;
  @state() private registration: Registration | null = null;
  @state() private teller: Speaker | null = null;
  @state() private said: Said | null = null;
  @state() private lately: readonly string[] = [];
  @state() private no = "";
  @state() private number = "";
  private timer: ReturnType<typeof setInterval> | undefined;
  private deafen: Stop = () => undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    if (remembered(REGISTRATION) !== null) void this.look();
    this.timer = setInterval(() => void (this.registration && this.look()), LOOK_AGAIN);
    this.deafen = store.notices.watch(() => void (this.registration && this.heard()));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.timer);
    this.deafen();
  }

  protected override render(): TemplateResult {
    const { registration } = this;
    return html`${this.no ? html`<p class="wrong" role="alert">${icon("raise")}<span>${this.no}</span></p>` : nothing}
      ${registration === null || this.teller === null ? this.beginning() : html`<div
        class="cols"><div>${this.progress(registration)}${this.question(registration, this.teller)}</div><div>${this.keys()}${this.justNow()}</div></div>`}`;
  }

  private beginning(): TemplateResult {
    const begin = (what: Record<string, unknown>) => () => void this.begin(what);
    return html`<div class="sheet pad begin"><p class="voice">${say("cards-page-begin-says")}</p>
      <div class="acts"><button class="key" type="button" @click=${begin({})}>${icon("reader")}${say("cards-page-begin-all")}</button>
        ${this.info.packs.map(({ pack, title }) => html`<button class="key cloth" type="button"
          @click=${begin({ pack })}>${packName({ pack, title }, this.info.game)}</button>`)}
        ${this.info.decks.map(({ name }) => html`<button class="key cloth" type="button"
          @click=${begin({ deck: name })}>${say("cards-page-begin-deck", { name })}</button>`)}
        <button class="key cloth" type="button" @click=${begin({ tokens: this.info.seats })}>${say("cards-page-begin-tokens", {
          count: this.info.seats })}</button></div>
      <p class="quiet small">${say("cards-page-begin-more")}</p></div>`;
  }

  private progress({ now }: Registration): TemplateResult {
    const said = this.said && this.said.kind !== "ask" ? this.teller?.message(this.said.message) : say("cards-page-stop-any-time");
    return html`<div class="well reg">${progressRing(now.done, now.total)}
      <div><p class="say" aria-live="polite">${this.next(now)}</p><p class="quiet small">${said}</p></div></div>`;
  }

  private next({ next, copy, copies }: Registration["now"]): string {
    if (next === null) return say("cards-page-lay-any");
    return this.teller?.say("cards-page-lay-next", { card: next, copy, copies: copies > 1 ? copies : 0 }) ?? "";
  }

  private question({ now, names }: Registration, teller: Speaker): TemplateResult {
    if (now.taken) return this.taken(now, teller);
    const cards = cardsByName(names);
    return html`<div class="sheet pad ask">
      <p class="voice">${now.waiting ? fresh(now.waiting) : say("cards-page-another-card")}</p>
      <ambit-card-find class="on-card" making again .label=${say("cards-page-name")} .cards=${cards}
        .beside=${(card: string) => this.registered(card)}
        @set=${(event: CustomEvent<string>) => this.tell({ do: "choose", card: event.detail })}
        @fresh=${(event: CustomEvent<string>) => this.tell({ do: "create", text: event.detail })}></ambit-card-find>
    </div>`;
  }

  /** The tag already belongs to another card, of this game or of another one. */
  private taken({ taken, next }: Registration["now"], teller: Speaker): TemplateResult {
    return html`<div class="sheet pad ask" role="alertdialog" aria-label=${say("cards-page-tag-taken")}>
      <p class="voice">${teller.say("cards-page-tag-is", { card: taken?.card ?? "", game: taken?.game === this.info.game ? "" : taken?.game })}</p>
      <div class="acts"><button class="key" type="button"
        @click=${() => this.tell({ do: "move" })}>${teller.say("cards-page-make-it", { card: next })}</button>
        <button class="key cloth" type="button"
          @click=${() => this.tell({ do: "keep" })}>${teller.say("cards-page-leave-it", { card: taken?.card ?? "" })}</button></div>
    </div>`;
  }

  private keys(): TemplateResult {
    return html`<div class="acts">
      <button class="key cloth" type="button" @click=${() => this.tell({ do: "skip" })}>${icon("step")}${say("cards-page-skip")}</button>
      <button class="key cloth" type="button"
        @click=${() => this.tell({ do: "more", times: 1 })}>${icon("plus")}${say("cards-page-one-more")}</button>
      <button class="key cloth" type="button" @click=${() => this.tell({ do: "undo" })}>${icon("undo")}${say("cards-page-undo")}</button>
      <button class="key cloth" type="button" @click=${this.end}>${icon("check")}${say("cards-page-end")}</button></div>
      <form class="typed" @submit=${this.typed}><label class="labelled">${say("cards-page-by-number")}<input class="input num"
        autocomplete="off" maxlength="40" .value=${this.number}
        @input=${(event: Event) => (this.number = (event.target as HTMLInputElement).value)} /></label>
        <button class="key cloth" type="submit">${say("cards-page-tap")}</button></form>`;
  }

  private justNow(): TemplateResult | typeof nothing {
    if (this.lately.length === 0) return nothing;
    return html`<h3>${say("cards-page-just-now")}</h3><ul
      class="lately num">${this.lately.map((line) => html`<li>${icon("check")}<span>${line}</span></li>`)}</ul>`;
  }

  private registered(card: string): string {
    const tags = this.info.cards.find(({ id }) => id === card)?.tags ?? 0;
    return say("cards-page-registered-count", { tags });
  }

  private async begin(what: Record<string, unknown>): Promise<void> {
    this.lately = [];
    remember(OF_DECK, what["deck"] ? "yes" : null);
    await this.tried(asked<Registration>("/api/cards/register/begin", { game: this.info.game, ...what }, this.whose()));
  }

  /** A registration that was begun here goes on, even when the page was opened again meanwhile. */
  private async look(): Promise<void> {
    const found = await get<{ registering: Registration | null }>("/api/cards/register/now", this.whose() === "referee" ? (keptToken("referee") ?? "") : staffToken()).catch(() => null);
    if (found?.registering) return this.take(found.registering);
    remember(REGISTRATION, null);
    this.registration = null;
  }

  /** A tap on the table's reader comes as a notice: show what it says, and fetch the count. */
  private async heard(): Promise<void> {
    const last = store.notices.value.at(-1)?.notice;
    if (last?.device !== "table.reader") return;
    this.told({ kind: KINDS[last.message.id] ?? "no", message: last.message });
    await this.look();
  }

  /** The cards of a saved deck are registered with the PIN. */
  private whose(): "referee" | "staff" {
    return remembered(OF_DECK) === null ? "staff" : "referee";
  }

  private tell(what: Record<string, unknown>): void {
    void this.tried(asked<Registration>("/api/cards/register/say", what, this.whose()));
  }

  private readonly typed = (event: SubmitEvent): void => {
    event.preventDefault();
    if (this.number.trim()) this.tell({ do: "tap", uid: this.number.trim() });
    this.number = "";
  };

  private readonly end = async (): Promise<void> => {
    await asked("/api/cards/register/end", {}).catch(() => null);
    this.registration = this.said = null;
    remember(REGISTRATION, null);
    this.dispatchEvent(new CustomEvent("changed"));
  };

  private async tried(answer: Promise<Registration>): Promise<void> {
    try {
      await this.take(await answer);
      this.no = "";
    } catch (wrong) {
      this.no = reasonOf(wrong);
    }
  }

  private async take(found: Registration): Promise<void> {
    remember(REGISTRATION, found.game);
    this.teller = await speakerOf(found.game, new Map(), found.names);
    this.registration = found;
    if (found.said) this.told(found.said);
  }

  private told(said: Said): void {
    this.said = said;
    if (said.kind === "done") this.lately = [this.teller?.message(said.message) ?? "", ...this.lately].slice(0, MOST_LATELY);
    this.dispatchEvent(new CustomEvent("changed"));
  }
}

function fresh(uid: string): TemplateResult {
  return html`${say("cards-page-new-tag")} <code>${spaced(uid)}</code>. ${say("cards-page-which-is-it")}`;
}

/** The number of a tag in pairs of digits: 04 A1 6F 92 */
function spaced(uid: string): string {
  return uid.replace(/(..)(?=.)/g, "$1 ");
}
