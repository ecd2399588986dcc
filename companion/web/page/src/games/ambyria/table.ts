/** The table of Ambyria on a screen: each player's area around the ring, what is under way in it, one sentence below. */

import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { AmbitElement, styles } from "../../element";
import { Ticking } from "../../parts/countdown";
import "../../parts/prompt";
import roundStyle from "../../parts/round.css?inline";
import { topBar } from "../../parts/top";
import topStyle from "../../parts/top.css?inline";
import { say } from "../../words/say";
import { announcement } from "../announcement";
import announcementStyle from "../announcement.css?inline";
import type { Invitation } from "../scene";
import { allShown, counting } from "./end";
import endStyle from "./end.css?inline";
import { mat } from "./mat";
import matStyle from "./mat.css?inline";
import { middle } from "./middle";
import middleStyle from "./middle.css?inline";
import { shownSteps, turnUpAll } from "./reveal";
import slotsStyle from "./slots.css?inline";
import smallStyle from "./small.css?inline";
import stackStyle from "./stack.css?inline";
import type { AmbyriaScene } from "./types";

const ANNOUNCED = ["ending", "out", "counter"];
/** Rules that hold all the time: a phone repeats them, the wall has no room for what everybody knows by the second round. */
const BY_THE_WAY = ["AMBYRIA-PLAY-11", "AMBYRIA-SYM-05", "AMBYRIA-CARD-09"];
const TOLD = [
  "collected", "happened", "stopped", "skipped", "response", "moved", "mode", "played", "arcane", "discarded", "lasting", "shown", "reshuffle", "draw", "held",
  "released", "passed", "hero",
];

@customElement("ambit-ambyria-table")
export class AmbyriaTableElement extends AmbitElement {
  static override styles = styles(topStyle, roundStyle, slotsStyle, stackStyle, matStyle, middleStyle, endStyle, announcementStyle, smallStyle);

  @property({ attribute: false }) scene!: AmbyriaScene;
  @property({ attribute: false }) invitation: Invitation | null = null;
  @property({ type: Boolean }) touch = false;
  @property({ type: Boolean, reflect: true }) portrait = false;

  private readonly ticking = new Ticking(this, () => this.scene.clocks.length > 0 && !this.scene.paused, 250);

  protected override render(): TemplateResult {
    void this.ticking;
    const { scene } = this;
    const counted = scene.view.phase === "scoring" || scene.view.result !== null;
    const shown = shownSteps(scene);
    const instead = scene.view.result !== null && !allShown(scene, shown) ? say("show-ambyria-turned-up") : "";
    return html`${topBar(scene, counted ? [] : TOLD, counted ? null : this.invitation, "")}
      ${counted ? counting(scene, shown, () => turnUpAll(scene, this.touch), this.touch) : this.playing()}
      <ambit-prompt .scene=${{ ...scene, reminders: scene.reminders.filter((clause) => !BY_THE_WAY.includes(clause)) }} .instead=${instead}></ambit-prompt>`;
  }

  private playing(): TemplateResult {
    const { scene } = this;
    return html`<main class="round seats-${scene.view.seats.length}">
      ${scene.view.seats.map((one) => mat(scene, one, this.touch))}
      ${middle(scene, this.portrait, announcement(scene, ANNOUNCED))}
    </main>`;
  }
}
