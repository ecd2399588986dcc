/** Correcting numbers: set them with a stepper, give a reason, and everybody sees it. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { AmbitElement, styles } from "../element";
import { chips } from "../parts/choices";
import { glyph } from "../parts/glyph";
import { icon } from "../parts/icon";
import "../parts/stepper";
import { full } from "../seats";
import { actWithRetry } from "../seat/retry";
import { store } from "../table";
import { vars } from "../vars";
import type { State } from "../wire";
import { rich } from "../words/marks";
import { say, speaker } from "../words/say";
import own from "./correct.css?inline";
import { adjustment, type Cell, cellOf, columns, type Correction, type Diced, diced, entered, type Row, sameNumber, seatRows, shownOn, sorted, tableRows } from "./corrections";

const REASONS = ["misread", "forgotten", "slip", "other"] as const;
const LONGEST = 80;
const MOST = 9999;

@customElement("ambit-correct")
export class Correct extends AmbitElement {
  static override styles = styles(own);

  @property({ attribute: false }) now!: State;
  @state() private changes: readonly Correction[] = [];
  /** Corrections that were dropped, because their number changed while they were entered. */
  @state() private overtaken: readonly Correction[] = [];
  /** The creature whose dice are shown. */
  @state() private creature = "";
  @state() private reason: (typeof REASONS)[number] = "misread";
  @state() private other = "";
  @state() private busy = false;

  /** If a number changed meanwhile, the correction of its old value is dropped, and the referee is told. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get("now");
    if (!before || before.version === this.now.version) return;
    const { open, overtaken } = sorted(this.now.view, before.number === this.now.number ? this.changes : []);
    this.changes = open;
    if (overtaken.length > 0 || before.view.moment !== this.now.view.moment) this.overtaken = overtaken;
  }

  protected override render(): TemplateResult {
    const { view, legal } = this.now;
    const seats = columns(view, legal);
    return html`<div class="sheet pad ${full(seats.length) ? "full" : ""}" ${vars({ "--columns": Math.max(1, seats.length) })}>
      <div class="line heads" aria-hidden="true"><span></span>${seats.map((seat) => html`<span
        data-seat=${seat}>${glyph(seat)}${nameOf(this.now, seat)}</span>`)}</div>
      ${seatRows(view, legal).map((row) => html`<div
        class="line"><h3>${called(row.counter)}</h3>${seats.map((seat) => this.cell(row, cellOf(row, seat), seat))}</div>`)}
      ${tableRows(view, legal).map((row) => html`<div
        class="line table"><h3>${called(row.counter)}</h3>${this.cell(row, cellOf(row, 0), 0)}</div>`)}
      ${this.dice(diced(legal))}
      ${this.overtaken.map((one) => html`<p class="quiet hint" role="status">${rich(speaker.value.marked("referee-overtaken", words(one)))}</p>`)}
      ${this.changes.length > 0 ? this.why() : html`<p class="quiet hint">${say("referee-correct-hint")}</p>`}
    </div>`;
  }

  private cell(row: Row, cell: Cell | null, target: number): TemplateResult {
    if (cell === null) return html`<span></span>`;
    const mine = this.changes.find((one) => sameNumber(one, { target, counter: row.counter }));
    const label = say("referee-counter-of", { seat: target, counter: row.counter });
    return html`<div class="cell ${mine ? "set" : ""}" data-seat=${target}>
      ${target === 0 ? nothing : html`<span class="who-of">${glyph(target)}${nameOf(this.now, target)}</span>`}
      ${mine ? html`<s class="num">${cell.value ?? say("phone-none")}</s>` : nothing}
      <ambit-stepper .label=${label} .value=${mine?.to ?? cell.value ?? 0} min="0" max=${MOST}
        @set=${({ detail: to }: CustomEvent<number>) => this.enter({ target, counter: row.counter, from: cell.value, to })}></ambit-stepper>
    </div>`;
  }

  /** One creature is chosen; then its dice are numbers like all others. */
  private dice(all: readonly Diced[]): TemplateResult | typeof nothing {
    if (all.length === 0) return nothing;
    const one = all.find((each) => keyOf(each) === this.creature);
    const named = (each: Diced): string => say("referee-creature", { seat: each.target, creature: each.creature });
    return html`<div class="line table"><h3>${say("referee-dice")}</h3><select class="input" aria-label=${say("referee-dice-of")}
        @change=${(event: Event) => (this.creature = (event.target as HTMLSelectElement).value)}>
        <option value="" ?selected=${one === undefined}>${say("referee-dice-of")}</option>
        ${all.map((each) => html`<option value=${keyOf(each)} ?selected=${each === one}>${named(each)}</option>`)}</select></div>
      ${one?.counters.map((counter) => html`<div class="line table"><h3>${called(counter)}</h3>${this.die(one, counter, `${named(one)}, ${called(counter)}`)}</div>`) ?? nothing}`;
  }

  private die(one: Diced, counter: string, label: string): TemplateResult {
    const { target, creature } = one;
    const value = shownOn(this.now.view, one, counter) ?? 0;
    const mine = this.changes.find((one) => sameNumber(one, { target, counter, creature }));
    return html`<div class="cell ${mine ? "set" : ""}" data-seat=${target || nothing}>${mine ? html`<s class="num">${value}</s>` : nothing}
      <ambit-stepper .label=${label} .value=${mine?.to ?? value} min="0" max=${MOST}
        @set=${({ detail: to }: CustomEvent<number>) => this.enter({ target, counter, from: value, to, creature })}></ambit-stepper></div>`;
  }

  private why(): TemplateResult {
    const [only, more] = this.changes;
    const one = more === undefined ? only : undefined;
    const reasons = REASONS.map((value) => ({ value, says: say(`referee-why-${value}`) }));
    return html`<div class="why" role="group" aria-label=${say("referee-why")}>
      <div class="voice" aria-live="polite">${this.changes.map((each) => html`<p>${rich(speaker.value.marked(each.creature === undefined ? "referee-becomes" : "referee-dice-become", words(each)))}</p>`)}</div>
      <p class="quiet">${say("referee-why")}</p>
      ${chips(say("referee-why"), reasons, this.reason, (reason) => (this.reason = reason))}
      ${this.reason === "other" ? html`<label class="labelled">${say("referee-why-other-says")}<input class="input" maxlength=${LONGEST}
        .value=${this.other} @input=${this.typed} /></label>` : nothing}
      <div class="acts">
        <button class="key" type="button" ?disabled=${this.busy} @click=${this.set}>${icon("check")}${one ? say("referee-set", { to: one.to }) : say("referee-set-all", { count: this.changes.length })}</button>
        <button class="key bare" type="button" @click=${this.leave}>${one ? say("referee-leave", { from: one.from }) : say("referee-leave-all")}</button>
        <span class="quiet">${say("referee-all-see")}</span>
      </div>
    </div>`;
  }

  private enter(change: Correction): void {
    this.overtaken = [];
    store.refusal.value = null;
    this.changes = entered(this.changes, change);
  }

  private readonly leave = (): void => {
    store.refusal.value = null;
    this.changes = [];
  };

  private readonly typed = (event: InputEvent): void => {
    this.other = (event.target as HTMLInputElement).value;
  };

  private readonly set = async (): Promise<void> => {
    this.busy = true;
    const why = this.reason === "other" ? this.other : say(`referee-why-${this.reason}`);
    // One after the other, each with the state that the one before has led to. What is refused stays entered.
    for (const change of this.changes) {
      const answer = await actWithRetry(adjustment(change, why));
      if (answer.kind !== "done") break;
      this.changes = this.changes.filter((one) => one !== change);
    }
    this.busy = false;
  };
}

function words({ target, counter, from, to, creature }: Correction): Record<string, unknown> {
  return { seat: target, counter, from, to, creature: creature ?? null };
}

function keyOf({ target, creature }: Diced): string {
  return `${target}/${creature}`;
}

function called(counter: string): string {
  return speaker.value.term("counter", counter);
}

function nameOf({ view }: State, seat: number): string {
  return view.seats.find((one) => one.seat === seat)?.name ?? "";
}
