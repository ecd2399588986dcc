/** Tamer Tournament over a camera's picture: a plate for each seat, the round in the corner, and what a battle tells. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { glyph, mark } from "../../parts/glyph";
import { icon } from "../../parts/icon";
import { full } from "../../seats";
import type { SeatView } from "../../wire";
import { plain, rich } from "../../words/marks";
import { say, speaker } from "../../words/say";
import airStyle from "../overlay.css?inline";
import { creatures, dataOf, learnCreatures } from "./cards";
import { InTurn } from "./in-turn";
import { type Standing, standing } from "./moment";
import own from "./overlay.css?inline";
import { shortName, stats } from "./parts/creature";
import { discs, written } from "./parts/record";
import creatureStyle from "./parts/creature.css?inline";
import diceStyle from "./parts/dice.css?inline";
import recordStyle from "./parts/record.css?inline";
import { roundName } from "./pairs";
import { bySeat, revealOf } from "./reveal";
import { screenOf } from "./screen";
import { layDice } from "./sentences";
import { speaking } from "./speaking";
import { outcomesOf } from "./standings";
import { Telling, type Told } from "./telling";
import { PICKS, record, type TamerScene } from "./types";

/** Worth a banner, the most telling first. */
const TELLING = ["game_over", "tie", "round_over", "paired", "passed", "unveiled"];

@customElement("ambit-tamer-overlay")
export class TamerOverlay extends AmbitElement {
  static override styles = styles(airStyle, diceStyle, creatureStyle, recordStyle, own);

  @property({ attribute: false }) scene!: TamerScene;

  private readonly telling = new Telling(this);
  private readonly inTurn = new InTurn(this);

  protected override watching(): readonly Watchable[] {
    return [creatures];
  }

  protected override render(): TemplateResult {
    learnCreatures();
    const { scene } = this;
    const { view } = scene;
    const { told } = screenOf(scene, this.telling.follow(scene), this.telling.busy);
    const now = told === null ? null : standing(scene, told.battle, told.story, told.at, dataOf);
    const shown = now === null ? view.seats : view.seats.filter(({ seat }) => now.sides.some((side) => side.seat === seat));
    return html`<p class="corner num">${mark()}<span>${roundName(view.round)}</span><span class="sep"></span><span>${this.where(told)}</span></p>
      ${this.banner(told)}<div class="plates ${full(shown.length) ? "full" : ""}">${shown.map((one) => this.plate(one, now))}</div>`;
  }

  private where(told: Told | null): string {
    const { view } = this.scene;
    if (told) return told.story.steps[told.at]?.section ? say("show-tamer-clash", { clash: told.story.steps[told.at]?.section ?? 0 }) : say("show-tamer-round-start");
    return view.phase === "draft" ? say("show-tamer-pick", { pick: view.turn, picks: PICKS }) : speaker.value.phase(view);
  }

  private banner(told: Told | null): TemplateResult | typeof nothing {
    const { scene } = this;
    if (told) return sheet(speaking(scene, told, this.telling.left).words);
    const dice = this.inTurn.of(bySeat(revealOf(scene)?.dice ?? []), scene.pace ?? 1);
    if (dice) return sheet(layDice(dice.dice));
    const fact = TELLING.map((name) => scene.latest.find((one) => one.fact === name)).find((one) => one !== undefined);
    return fact ? sheet(speaker.value.fact("tamer", fact)) : nothing;
  }

  private plate(one: SeatView, now: Standing | null): TemplateResult {
    const { view } = this.scene;
    const lit = view.result ? view.result.winners.includes(one.seat) : view.to_act.includes(one.seat) && view.to_act.length < view.seats.length;
    const side = now?.sides.find(({ seat }) => seat === one.seat);
    const front = side?.front == null ? undefined : side.creatures.get(side.front);
    return html`<section class="plate ${lit ? "lit" : ""} ${front ? "fights" : ""}" data-seat=${one.seat}>
      <div class="of"><p class="called">${glyph(one.seat)}<span>${one.name}</span></p>
        <p class="sub num">${front && side?.front ? speaker.value.card(side.front) : this.under(one)}</p></div>
      ${front ? stats(front) : nothing}
    </section>`;
  }

  /** What a seat does in the draft and while teams are built; otherwise its record. */
  private under(one: SeatView): TemplateResult | string {
    const { view } = this.scene;
    const key = revealOf(this.scene)?.cards.get(one.seat);
    if (key !== undefined) return shortName(key);
    if (view.phase === "draft") return one.flags.includes("chosen") ? html`${icon("check")}${say("flag-chosen")}` : say("show-tamer-chooses");
    if (view.phase === "build" && one.flags.includes("ready")) return html`${icon("check")}${say("flag-ready")}`;
    return html`${discs(outcomesOf(this.scene, one.seat))} ${written(record(one))}`;
  }
}

/** A long sentence is written smaller. */
function sheet(words: string): TemplateResult {
  return html`<div class="sheet banner ${plain(words).length > 90 ? "long" : ""}"><p>${rich(words)}</p></div>`;
}
