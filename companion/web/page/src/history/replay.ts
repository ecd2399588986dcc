/** One past game: its numbers as charts, a scrubber through its steps, and each step in words. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { Declined } from "../api";
import type { Watchable } from "../cell";
import { AmbitElement, styles } from "../element";
import frameStyle from "../handheld/page-frame.css?inline";
import { keep } from "../handheld/files";
import "../handheld/pin";
import { keptToken } from "../identity";
import { chips } from "../parts/choices";
import { glyph } from "../parts/glyph";
import { icon } from "../parts/icon";
import "../parts/scrubber";
import { resultNumber } from "../parts/take-along";
import type { View } from "../wire";
import { plain, rich } from "../words/marks";
import { language, locale, say, sayMessage, seatName } from "../words/say";
import type { Speaker } from "../words/speaker";
import "./chart";
import { plotsOf } from "./plots";
import { raceLines } from "./race-lines";
import raceStyle from "./race-lines.css?inline";
import { type Reactions, reactions } from "./reactions";
import own from "./replay.css?inline";
import { changing, minutes, numbersOf, type Story, timeOf } from "./story";
import { sentences, pastSpeaker } from "./past-speaker";

const PACE = 900;
/** The token has expired, or is none of a referee. */
const SIGN_IN = [401, 403];

@customElement("ambit-replay")
export class Replay extends AmbitElement {
  static override styles = styles(frameStyle, raceStyle, own);

  @property({ attribute: false }) story!: Story;
  @state() private teller: Speaker | null = null;
  @state() private at = 0;
  @state() private counter = "";
  /** The main numbers of this game are drawn one below the other, until somebody chooses one. */
  @state() private together: readonly string[] = [];
  @state() private playing = false;
  @state() private no = "";
  /** An export holds what stayed hidden in the game, so the referee has to sign in first. */
  @state() private pin = false;
  /** The numbers that change in this game. */
  private numbers: readonly string[] = [];
  private lines: Reactions[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  protected override watching(): readonly Watchable[] {
    return [language];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("keydown", this.typed);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("keydown", this.typed);
    clearTimeout(this.timer);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("story")) {
      this.numbers = changing(this.story.frames);
      this.lines = reactions(this.story);
      if (changed.get("story")?.frames[0] !== this.story.frames[0]) this.begin(); // else more of the same has come
      this.counter ||= this.numbers[0] ?? "";
    }
    if (changed.has("story") || this.teller?.language !== language.value) void pastSpeaker(this.story).then((teller) => (this.teller = teller));
  }

  private begin(): void {
    this.at = 0;
    this.playing = this.pin = false;
    this.counter = "";
    this.together = [];
    void plotsOf(this.story.game).then((plots) => (this.together = plots));
  }

  protected override updated(changed: PropertyValues): void {
    if (!changed.has("playing") && !changed.has("at")) return;
    clearTimeout(this.timer);
    if (this.playing) this.timer = setTimeout(() => this.go(this.at + 1), PACE);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { teller } = this;
    const frame = this.story.frames[this.at];
    if (teller === null || !frame) return nothing;
    const names = new Map(this.story.frames.at(-1)?.view.seats.map(({ seat, name }) => [seat, seatName(name, seat - 1)]));
    const { lines } = this;
    return html`<section class="block">
      ${this.heading(teller)}
      <div class="well chart">
        ${this.counters(teller)}
        ${this.drawn().map((counter) => html`${this.together.length > 1 ? html`<h3>${teller.term("counter", counter)}</h3>` : nothing}<ambit-chart
          .frames=${this.story.frames} .names=${names} counter=${counter}
          label=${teller.term("counter", counter)} .at=${this.at} @step=${this.stepped}></ambit-chart>`)}
        <ambit-scrubber .label=${say("history-step")} .at=${this.at} .last=${this.story.frames.length - 1}
          .says=${plain(this.where(teller))} @step=${this.stepped}></ambit-scrubber>
      </div>
      <div class="replay"><button class="key go" type="button" aria-label=${say(this.playing ? "history-pause" : "history-play")}
        @click=${this.toggle}>${icon(this.playing ? "pause" : "play")}</button>
        <div class="sheet now num"><div class="tells"
          aria-live=${this.playing ? "off" : "polite"}>
          ${sentences(teller, frame).map((sentence) => html`<p>${sentence}</p>`)}<small>${this.where(teller)}</small></div>${this.values()}</div></div>
    </section>
    <ambit-take-along .number=${resultNumber(this.story.number, this.story.frames.at(-1)?.view)}></ambit-take-along>
    ${lines.length > 0 ? html`<section class="block reactions"><div class="bar"><h2>${say("history-reactions")}</h2><span
      class="quiet">${say("history-reactions-more")}</span></div>${raceLines(lines, names)}</section>` : nothing}`;
  }

  private heading(teller: Speaker): TemplateResult {
    const last = this.story.frames.at(-1)?.view;
    const { game, mode, number } = this.story;
    const length = { rounds: last?.round ?? 0, steps: this.story.frames.length - 1, minutes: minutes(this.story.frames) };
    return html`<div class="title"><h2>${this.outcome(teller, last)}</h2>
      <span class="quiet num">${say("history-length", { game, mode: `${game}-${mode ?? ""}`, ...length })}</span>
      ${number === null ? nothing : html`<button class="key cloth" type="button"
        @click=${() => this.export(number)}>${say("history-export")}</button>`}</div>
      ${this.pin && number !== null ? html`<ambit-pin .says=${say("history-export-pin")} @opened=${() => this.export(number)}></ambit-pin>` : nothing}
      ${this.no ? html`<p class="wrong" role="alert">${icon("raise")}${this.no}</p>` : nothing}`;
  }

  /** How the game ended; of a long one whose end has not come yet, how much is here. */
  private outcome(teller: Speaker, last: View | undefined): unknown {
    const { next, frames, steps } = this.story;
    if (next !== null) return html`<span role="status">${say("history-coming", { steps: frames.length - 1, of: steps })}</span>`;
    return last?.result ? rich(teller.prompt(last)) : say("history-not-over");
  }

  private counters(teller: Speaker): TemplateResult | typeof nothing {
    const names = this.numbers.map((value) => ({ value, says: teller.term("counter", value) }));
    if (names.length < 2) return nothing;
    const choose = (name: string): void => void ([this.counter, this.together] = [name, []]);
    return chips(say("history-which"), names, this.together.length > 1 ? "" : this.counter, choose);
  }

  private drawn(): readonly string[] {
    if (this.together.length > 0) return this.together;
    return this.counter ? [this.counter] : [];
  }

  private where(teller: Speaker): string {
    const { view } = this.story.frames[this.at] ?? {};
    const time = timeOf(this.story, this.at)?.toLocaleTimeString(locale(), { timeStyle: "medium" }) ?? "";
    return view ? say("history-where", { round: view.round, phase: teller.term("phase", `${view.game}-${view.phase}`), time }) : "";
  }

  /** The number of the first chart, at this step. */
  private values(): TemplateResult {
    const { view } = this.story.frames[this.at] ?? {};
    const [drawn = ""] = this.drawn();
    return html`<div class="values">${view?.seats.map(({ seat, name }) => html`<div
      data-seat=${seat}>${glyph(seat)}<b>${numbersOf(view, seat)[drawn] ?? say("phone-none")}</b><span>${seatName(name, seat - 1)}</span></div>`)}</div>`;
  }

  private async export(number: number): Promise<void> {
    const token = keptToken("referee");
    this.no = "";
    this.pin = token === null;
    if (token === null) return;
    await keep(`/api/history/${number}/scenario`, `${this.story.game}-${number}.jsonl`, token).catch((wrong: unknown) => {
      this.pin = wrong instanceof Declined && SIGN_IN.includes(wrong.status);
      this.no = wrong instanceof Declined ? sayMessage(wrong.why) : String(wrong);
    });
  }

  private readonly toggle = (): void => {
    if (this.at >= this.story.frames.length - 1) this.at = 0;
    this.playing = !this.playing;
  };

  private readonly stepped = (event: CustomEvent<number>): void => {
    this.playing = false;
    this.go(event.detail);
  };

  /** Arrow keys and the space bar, wherever the focus is, except in a field that uses them itself. */
  private readonly typed = (event: KeyboardEvent): void => {
    const on = event.composedPath()[0];
    if (on instanceof HTMLElement && on.matches(event.key === " " ? "input, textarea, select, button, a, label" : "input, textarea, select")) return;
    const to: Record<string, number> = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.story.frames.length - 1 };
    if (event.key === " ") this.toggle();
    else if (to[event.key] !== undefined) this.go(to[event.key] ?? 0);
    else return;
    event.preventDefault();
  };

  private go(step: number): void {
    const last = this.story.frames.length - 1;
    this.at = Math.max(0, Math.min(last, step));
    if (this.at === last) this.playing = false;
  }
}
