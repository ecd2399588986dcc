/** The table of Ambal Tournament on a screen: boards left and right, the cards between, the seven steps, one sentence. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { clockText, secondsLeft, Ticking } from "../../parts/countdown";
import { icon } from "../../parts/icon";
import "../../parts/prompt";
import { topBar } from "../../parts/top";
import topStyle from "../../parts/top.css?inline";
import { localNow } from "../../table";
import { say, speaker } from "../../words/say";
import { announcement } from "../announcement";
import announcementStyle from "../announcement.css?inline";
import type { Invitation } from "../scene";
import boardStyle from "./board.css?inline";
import { draft } from "./draft";
import draftStyle from "./draft.css?inline";
import { learnSkills, skills } from "./card-data";
import { middle } from "./middle";
import middleStyle from "./middle.css?inline";
import { side } from "./side";
import sideStyle from "./side.css?inline";
import smallStyle from "./small.css?inline";
import { telling } from "./steps";
import { brief, skipping, strip } from "./strip";
import stripStyle from "./strip.css?inline";
import { Telling, type Told } from "./telling";
import type { AmbalScene } from "./types";

const ANNOUNCED = ["defeated", "resurrected", "refresh", "adjusted"];
/** Rules that always hold: a phone repeats them, but the table's screen has no room for them. */
const BY_THE_WAY = ["AMBAL-ROUND-07", "AMBAL-DUR-12", "AMBAL-COND-10"];
/** How many lines of past facts fit beside the boards. */
const LINES = 4;
const QUIET = ["phase", "turn", "moved", "duration", "revealed"];

@customElement("ambit-ambal-table")
export class AmbalTableElement extends AmbitElement {
  static override styles = styles(topStyle, boardStyle, sideStyle, middleStyle, stripStyle, draftStyle, announcementStyle, smallStyle);

  @property({ attribute: false }) scene!: AmbalScene;
  @property({ attribute: false }) invitation: Invitation | null = null;
  @property({ type: Boolean }) touch = false;
  @property({ type: Boolean, reflect: true }) portrait = false;

  private readonly teller = new Telling(this);
  private readonly ticking = new Ticking(this, () => this.scene.clocks.length > 0 && !this.scene.paused, 250);

  protected override watching(): readonly Watchable[] {
    return [skills];
  }

  protected override render(): TemplateResult {
    void this.ticking;
    learnSkills();
    const { scene } = this;
    const told = this.teller.follow(scene);
    const drafting = scene.view.phase === "draft";
    return html`${topBar(scene, [], scene.view.result ? null : this.invitation, this.right())}
      ${drafting ? draft(scene, this.touch) : this.duel(told)}
      ${told === null && scene.view.phase !== "battle" ? nothing : html`<div class="steps ${told === null || told.at === null ? "past" : ""}">${strip(told)}</div>`}
      <ambit-prompt class="low" .scene=${{ ...scene, reminders: scene.reminders.filter((clause) => !BY_THE_WAY.includes(clause)) }} .instead=${this.instead(told)}>${skipping(told, this.teller.skip)}</ambit-prompt>`;
  }

  private duel(told: Told | null): TemplateResult {
    const { scene } = this;
    const { seats } = scene.view;
    return html`<main class="duel seats-${seats.length}">
      ${seats.map((one) => side(scene, one, this.touch))}
      <section class="mid" aria-label=${say("show-ambal-cards")}>${middle(scene, told)}${this.happened(told)}${told?.at === undefined || told.at === null ? announcement(scene, ANNOUNCED) : nothing}</section>
    </main>`;
  }

  /** The newest facts, the last first; while a turn is told step by step, only those that have been told. */
  private happened(told: Told | null): TemplateResult | typeof nothing {
    const { facts, view } = this.scene;
    if (view.seats.length > 2 || view.result || this.portrait) return nothing;
    const heard = told !== null && told.at !== null ? told.turn.steps.slice(0, told.at).flat() : facts;
    const lines = telling(heard).filter(({ fact }) => !QUIET.includes(fact)).slice(-LINES).reverse();
    if (lines.length === 0) return nothing;
    return html`<section class="facts num" aria-label=${say("show-ambal-happened")}><h2>${say("show-ambal-happened")}</h2>${lines.map(brief)}</section>`;
  }

  /** While a turn is told step by step, what the step does is shown in place of the prompt. */
  private instead(told: Told | null): string {
    if (told === null || told.at === null) return "";
    if (told.at === 0) return say("show-ambal-reveal");
    const facts = telling(told.turn.steps[told.at - 1] ?? []);
    if (facts.length === 0) return say("show-ambal-step-none", { step: say(`show-ambal-step-${told.at}`) });
    return facts.map((fact) => speaker.value.fact("ambal", fact)).join(" ");
  }

  private right(): TemplateResult {
    const { clocks, since, paused } = this.scene;
    const [clock] = clocks;
    return html`${clock ? html`<span class="tag lit num">${icon("clock")}${clockText(secondsLeft(clock, since, localNow(), paused))}</span>` : nothing}`;
  }
}
