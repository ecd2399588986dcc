/** Tamer Tournament on the table's screen: draft, teams, all pairs with the standings, each battle step by step, and the end. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { clockText, secondsLeft, Ticking } from "../../parts/countdown";
import { icon } from "../../parts/icon";
import "../../parts/prompt";
import { ringClock } from "../../parts/ring-clock";
import ringClockStyle from "../../parts/ring-clock.css?inline";
import roundStyle from "../../parts/round.css?inline";
import { topBar } from "../../parts/top";
import topStyle from "../../parts/top.css?inline";
import { play } from "../../sound/sound";
import { localNow, store } from "../../table";
import { say } from "../../words/say";
import { announcement } from "../announcement";
import announcementStyle from "../announcement.css?inline";
import type { Invitation } from "../scene";
import { forAll, inParts } from "./awaiting";
import { battle, others } from "./battle";
import battleStyle from "./battle.css?inline";
import { bracket } from "./bracket";
import bracketStyle from "./bracket.css?inline";
import { build } from "./build";
import buildStyle from "./build.css?inline";
import { creatures, learnCreatures } from "./cards";
import { controls, onward, reporting, toTheEnd } from "./controls";
import controlsStyle from "./controls.css?inline";
import { draft } from "./draft";
import draftStyle from "./draft.css?inline";
import { InTurn } from "./in-turn";
import creatureStyle from "./parts/creature.css?inline";
import diceStyle from "./parts/dice.css?inline";
import recordStyle from "./parts/record.css?inline";
import { roundName } from "./pairs";
import { revealOf } from "./reveal";
import { type Screen, screenOf } from "./screen";
import smallStyle from "./small.css?inline";
import { speaking } from "./speaking";
import { StepSounds } from "./step-sounds";
import { OVERVIEW, SPEEDS, Telling } from "./telling";
import type { TamerScene } from "./types";

const ANNOUNCED = ["surplus", "adjusted", "unveiled"];
/** Rules that hold all the time: a phone repeats them, the wall has no room for what everybody knows by the second round. */
const BY_THE_WAY = ["TAMER-SETUP-05", "TAMER-BUFF-10", "TAMER-BUFF-13", "TAMER-SETUP-09"];
const TOLD = ["chosen", "ready", "line", "battle_over", "round_over", "eliminated", "lapsed"];

@customElement("ambit-tamer-table")
export class TamerTableElement extends AmbitElement {
  static override styles = styles(topStyle, roundStyle, diceStyle, creatureStyle, recordStyle, draftStyle, buildStyle, bracketStyle, battleStyle, controlsStyle, ringClockStyle, announcementStyle, smallStyle);

  @property({ attribute: false }) scene!: TamerScene;
  @property({ attribute: false }) invitation: Invitation | null = null;
  @property({ type: Boolean }) touch = false;
  @property({ type: Boolean, reflect: true }) portrait = false;
  @state() private back = 0;
  @state() private rolled: readonly number[] = [];

  private readonly sounds = new StepSounds();
  private readonly telling = new Telling(this, undefined, (step) => play(this.sounds.of(step)));
  private readonly inTurn = new InTurn(this);
  private readonly ticking = new Ticking(this, () => this.scene.clocks.length > 0 && !this.scene.paused, 250);
  private screen: Screen = { shows: "draft", told: null };

  protected override watching(): readonly Watchable[] {
    return [creatures];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("keydown", this.typed);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("keydown", this.typed);
  }

  protected override render(): TemplateResult {
    void this.ticking;
    learnCreatures();
    const { scene } = this;
    this.sounds.happened(scene.latest);
    const told = this.telling.follow(scene);
    this.screen = screenOf(scene, told, this.telling.busy);
    const shows = this.screen.shows;
    const quiet = scene.view.result !== null || shows === "battle" || (shows === "draft" && revealOf(scene) !== null);
    return html`${topBar(scene, quiet ? [] : TOLD, shows === "battle" || scene.view.result ? null : this.invitation, this.right(), roundName(scene.view.round))}
      ${this.main()}
      ${this.prompt()}`;
  }

  private main(): TemplateResult {
    const { scene, screen } = this;
    const told = announcement(scene, ANNOUNCED);
    if (screen.shows === "battle") return battle(scene, screen.told, this.touch);
    if (screen.shows === "draft") return html`${draft(scene, this.portrait, this.touch)}${told}`;
    if (screen.shows === "build") return html`${build(scene, this.portrait, { order: this.rolled, name: (order) => (this.rolled = order), touch: this.touch })}${told}`;
    return bracket(scene, { look: this.telling.look, back: this.back, turn: (back) => (this.back = back), touch: this.touch });
  }

  private prompt(): TemplateResult {
    const { scene, screen } = this;
    const plain = { ...scene, reminders: scene.reminders.filter((clause) => !BY_THE_WAY.includes(clause)) };
    if (screen.shows === "battle") {
      const { words, below, about } = speaking(scene, screen.told, this.telling.left);
      return html`<ambit-prompt class="low" .scene=${plain} .instead=${words} .below=${below} .about=${about}>${this.keys()}</ambit-prompt>`;
    }
    const told = this.inTurn.of(screen.shows === "bracket" ? [] : inParts(scene), scene.pace ?? 1) ?? forAll(plain);
    return html`<ambit-prompt class="low" asks .scene=${plain} .instead=${told?.words ?? ""} .below=${told?.below ?? ""} .about=${told?.about ?? 0}>${this.timer()}</ambit-prompt>`;
  }

  /** How much time is left for the pick, the team or the battles, beside the prompt. */
  private timer(): TemplateResult | typeof nothing {
    const { clocks, since, paused } = this.scene;
    const [clock] = clocks;
    return clock ? ringClock(secondsLeft(clock, since, localNow(), paused), clock.seconds, say("show-tamer-time-left")) : nothing;
  }

  private keys(): unknown {
    const { told } = this.screen;
    if (told === null) return nothing;
    if (told.battle.state === "report" && this.telling.left === 0) return this.touch ? reporting(told.battle, store.state.value?.legal ?? []) : nothing;
    return controls(this.telling, told, this.touch);
  }

  private right(): TemplateResult {
    const { scene, screen } = this;
    if (screen.shows !== "battle") return html``;
    const [clock] = scene.clocks;
    const timer = clock ? html`<span class="tag lit num">${icon("clock")}${clockText(secondsLeft(clock, scene.since, localNow(), scene.paused))}</span>` : nothing;
    if (scene.view.table.battles.length < 2) return html`${timer}`;
    return html`${timer}<nav class="others num" aria-label=${say("show-tamer-battles")}>${others(scene, screen.told.battle.battle, this.telling.look)}
      <button class="key cloth all" type="button" @click=${() => this.telling.look(OVERVIEW)}>${icon("list")}<span>${say("show-tamer-all")}</span></button></nav>`;
  }

  /** Keys of the keyboard, while a battle is shown and nothing else has the focus. */
  private readonly typed = (event: KeyboardEvent): void => {
    const { told } = this.screen;
    if (told === null || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const within = event.composedPath().filter((one): one is Element => one instanceof Element);
    if (within.some((one) => one.matches("input, textarea, select, dialog[open]") || (event.key === " " && one.matches("button, a")))) return;
    if (!this.pressed(event.key)) return;
    event.preventDefault();
  };

  private pressed(key: string): boolean {
    const { telling, touch } = this;
    const { told } = this.screen;
    if (told === null) return false;
    if (key === " " || key === "ArrowRight") onward(telling, told, touch);
    else if (key === "ArrowLeft") telling.back();
    else if (key === "End") toTheEnd(telling, told, touch);
    else if (key === "0") telling.play(0);
    else if (SPEEDS.some((speed) => String(speed) === key)) telling.play(Number(key));
    else if (key === "Escape" && this.scene.view.table.battles.length > 1) telling.look(OVERVIEW);
    else return false;
    return true;
  }
}
