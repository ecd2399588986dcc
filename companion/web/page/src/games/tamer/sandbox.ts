/** The battle sandbox of Tamer Tournament: two teams set up and fought, by a link that can be shared. Nothing here is in any log. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import { Declined, get, post } from "../../api";
import type { CardsInfo } from "../../cards/requests";
import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { icon } from "../../parts/icon";
import type { Message } from "../../wire";
import { follow, say, sayMessage } from "../../words/say";
import { creatures, dataOf } from "./cards";
import "./sandbox-ask";
import { type Course, foughtIn } from "./sandbox-course";
import { options } from "./sandbox-options";
import { clashTable, orders, outcome } from "./sandbox-result";
import { EMPTY, type Entrant, lacking, type Options, type Printed, readLink, type Setup, trialOf, writeLink } from "./sandbox-setup";
import "./sandbox-share";
import { AT_ONCE, Counting, MOST_LINE, type Outcome } from "./sandbox-tally";
import "./sandbox-team";
import "./sandbox-telling";
import own from "./sandbox.css?inline";
import type { TamerCard } from "./types";

const ALLOWANCES: Readonly<Record<number, number>> = { 1: 8, 2: 16, 3: 24 };

@customElement("ambit-tamer-sandbox")
export class TamerSandbox extends AmbitElement {
  static override styles = styles(own);

  @state() private setup: Setup = EMPTY;
  /** What of the link, or of the last battle, could not be done. */
  @state() private wrong: readonly Message[] = [];
  @state() private answers: readonly Record<string, unknown>[] = [];
  @state() private course: Course | null = null;
  @state() private busy = false;
  @state() private watched = false;
  @state() private shown: Outcome | null = null;
  @state() private ready = false;
  private readonly counting = new Counting(this);

  protected override watching(): readonly Watchable[] {
    return [creatures];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("popstate", this.arrived);
    void this.learn();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("popstate", this.arrived);
  }

  /** Sentences speak of these two sides, in the language of the page. */
  protected override willUpdate(): void {
    const cards = Object.fromEntries(Object.entries(creatures.value).map(([id, { name }]) => [id, name ?? id]));
    follow({ number: -1, cards, view: { game: "tamer", seats: [{ seat: 1, name: say("sandbox-tamer-left") }, { seat: 2, name: say("sandbox-tamer-right") }] } });
  }

  /** All cards that this table knows; then the link is read. */
  private async learn(): Promise<void> {
    try {
      const { cards } = await get<CardsInfo>("/api/cards/tamer");
      creatures.value = Object.fromEntries(cards.map(({ id, says }) => [id, says as TamerCard]));
      this.ready = true;
      this.arrived();
    } catch (failed) {
      this.wrong = [failed instanceof Declined ? failed.why : { id: "page-unreachable", args: {} }];
    }
  }

  private readonly arrived = (): void => {
    const { setup, wrong } = readLink(location.search, (card) => Object.hasOwn(creatures.value, card));
    this.forget();
    [this.setup, this.wrong] = [setup, wrong];
  };

  protected override render(): TemplateResult {
    const [left, right] = [say("sandbox-tamer-left"), say("sandbox-tamer-right")];
    return html`${this.wrong.length > 0 ? html`<div class="sheet wrong" role="alert">${icon("raise")}<ul>${this.wrong.map((why) => html`<li>${sayMessage(why)}</li>`)}</ul></div>` : nothing}
      <div class="box">${this.team(1, left)}
        <section class="mid" aria-label=${say("sandbox-tamer-options")}>${this.fightKey()}
          <button class="key cloth" type="button" @click=${() => this.change({ teams: [this.setup.teams[1], this.setup.teams[0]] })}>${icon("swap")}${say("sandbox-tamer-swap")}</button>
          ${options(this.setup.options, (chosen: Partial<Options>) => this.change({ options: { ...this.setup.options, ...chosen } }))}</section>
        ${this.team(2, right)}
        <div class="below">${this.result()}</div></div>`;
  }

  private team(seat: 1 | 2, name: string): TemplateResult {
    return html`<ambit-tamer-sandbox-team class="side-${seat}" .seat=${seat} .name=${name} .team=${this.setup.teams[seat - 1] ?? []} .printed=${this.setup.printed} .allowance=${ALLOWANCES[this.setup.options.round] ?? 8}
      @team=${(event: CustomEvent<readonly Entrant[]>) => this.change({ teams: seat === 1 ? [event.detail, this.setup.teams[1]] : [this.setup.teams[0], event.detail] })}
      @printed=${(event: CustomEvent<{ card: string; field: keyof Printed; number: number | undefined }>) => this.read(event.detail)}></ambit-tamer-sandbox-team>`;
  }

  private fightKey(): TemplateResult {
    const { teams, printed } = this.setup;
    const unread = teams.flat().some(({ card }) => lacking(dataOf(card), printed[card]).length > 0);
    const empty = teams.some((team) => team.length === 0);
    const why = empty ? say("sandbox-tamer-needs-two") : unread ? say("sandbox-tamer-needs-numbers") : "";
    return html`<button class="key go" type="button" ?disabled=${!this.ready || this.busy || why !== ""} @click=${() => void this.fight([])}>${icon("play")}${say("sandbox-tamer-fight")}</button>
      ${this.ready && why ? html`<p class="quiet why">${why}</p>` : nothing}`;
  }

  private result(): TemplateResult | typeof nothing {
    const { course } = this;
    if (course === null) return nothing;
    const fought = foughtIn(course);
    const [ask] = course.view.table.asks;
    return html`${this.numbersOf(course.unknown)}
      ${ask ? html`<ambit-tamer-sandbox-ask .view=${course.view} .ask=${ask} ?anywhere=${this.setup.options.flip_place === "choose"} @answer=${(event: CustomEvent<Record<string, unknown>>) => void this.fight([...this.answers, event.detail])}></ambit-tamer-sandbox-ask>` : nothing}
      ${fought === null ? nothing : html`<section class="sheet res" aria-live="polite"><div>${outcome(fought)}${ask ? html`<p>${say("sandbox-tamer-stopped")}</p>` : nothing}
          <div class="acts"><button class="key" type="button" aria-expanded=${this.watched ? "true" : "false"} @click=${() => (this.watched = !this.watched)}>${icon("step")}${say("sandbox-tamer-watch")}</button>
            ${this.answers.length > 0 ? html`<button class="key cloth" type="button" @click=${() => void this.fight(this.answers.slice(0, -1))}>${icon("undo")}${say("sandbox-tamer-answer-back")}</button>` : nothing}
            <ambit-tamer-sandbox-share .link=${writeLink(this.setup)}></ambit-tamer-sandbox-share></div></div>
        <div>${clashTable(fought)}</div>
        <div class="orders">${orders({ counting: this.counting, line: this.setup.teams[0].map(({ card }) => card), shown: this.shown, show: (one) => (this.shown = this.shown === one ? null : one), count: () => void this.counting.count(this.trial, true), take: (order) => this.take(order) })}</div></section>`}
      ${this.watched && fought !== null && fought.story.steps.length > 0 ? html`<ambit-tamer-sandbox-telling .fought=${fought}></ambit-tamer-sandbox-telling>` : nothing}`;
  }

  /** A card that was flipped and whose numbers nobody knows. */
  private numbersOf(cards: readonly string[]): unknown {
    return cards.map((card) => html`<form class="well numbers" @submit=${(event: SubmitEvent) => this.entered(event, card)}><p>${say("sandbox-tamer-flipped-unknown", { card })}</p>
      ${lacking(dataOf(card), this.setup.printed[card]).map((field) => html`<label>${say(`sandbox-tamer-read-${field}`, { name: dataOf(card)?.name ?? card })}<input class="input num" name=${field} type="number" required inputmode="numeric" min=${field === "health" ? 1 : 0} max="99" /></label>`)}
      <button class="key" type="submit">${icon("check")}${say("sandbox-tamer-go-on")}</button></form>`);
  }

  private entered(event: SubmitEvent, card: string): void {
    event.preventDefault();
    const said = [...new FormData(event.target as HTMLFormElement)].map(([field, number]) => [field, Number(number)]);
    this.setup = { ...this.setup, printed: { ...this.setup.printed, [card]: { ...this.setup.printed[card], ...Object.fromEntries(said) } } };
    this.keepLink();
    void this.fight(this.answers);
  }

  private read({ card, field, number }: { card: string; field: keyof Printed; number: number | undefined }): void {
    const { [field]: _, ...others } = this.setup.printed[card] ?? {};
    this.change({ printed: { ...this.setup.printed, [card]: number === undefined ? others : { ...others, [field]: number } } });
  }

  /** The left line in another order. */
  private take(order: readonly number[]): void {
    const [line, other] = this.setup.teams;
    this.change({ teams: [order.flatMap((place) => line[place - 1] ?? []), other] });
    void this.fight([]);
  }

  private change(more: Partial<Setup>): void {
    this.setup = { ...this.setup, ...more };
    this.wrong = [];
    this.forget();
    this.keepLink();
  }

  private forget(): void {
    [this.course, this.answers, this.shown, this.watched] = [null, [], null, false];
    this.counting.forget();
  }

  private keepLink(): void {
    history.replaceState(null, "", writeLink(this.setup));
  }

  private get trial(): Record<string, unknown> {
    return trialOf(this.setup, this.answers);
  }

  private async fight(answers: readonly Record<string, unknown>[]): Promise<void> {
    const before = this.setup;
    this.busy = true;
    try {
      const course = await post<Course>("/api/sandbox/tamer", trialOf(before, answers));
      if (before !== this.setup) return;
      [this.course, this.answers, this.wrong] = [course, answers, []];
      this.tallyFor(answers);
      void this.updateComplete.then(() => this.bringIntoSight());
    } catch (failed) {
      this.wrong = [failed instanceof Declined ? failed.why : { id: "page-unreachable", args: {} }];
    } finally {
      this.busy = false;
    }
  }

  /** On a small screen the result lies below what was pressed. */
  private bringIntoSight(): void {
    const below = this.renderRoot.querySelector(".below");
    if (below && below.getBoundingClientRect().top > innerHeight * 0.7) below.scrollIntoView({ block: "start" });
  }

  /** Short lines are counted at once; of a long one some orders, to see how long the rest takes. */
  private tallyFor(answers: readonly unknown[]): void {
    const { length } = this.setup.teams[0];
    if (answers.length > 0 || length > MOST_LINE || (this.course?.unknown.length ?? 0) > 0) return;
    this.counting.forget();
    void this.counting.count(this.trial, length <= AT_ONCE);
  }
}
