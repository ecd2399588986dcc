/** The table of Ambush on a screen: seats where people sit, the ring in the middle, one sentence below. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { AmbitElement, styles } from "../../element";
import { Ticking } from "../../parts/countdown";
import { icon } from "../../parts/icon";
import { direction } from "../../parts/places";
import "../../parts/prompt";
import raceStyle from "../../parts/race.css?inline";
import "../../parts/ring";
import roundStyle from "../../parts/round.css?inline";
import { topBar } from "../../parts/top";
import topStyle from "../../parts/top.css?inline";
import { say } from "../../words/say";
import { announcement } from "../announcement";
import announcementStyle from "../announcement.css?inline";
import type { Invitation } from "../scene";
import { aftermath, heat, verify } from "./after-grab";
import { grab } from "./grab";
import { lain } from "./call";
import middleStyle from "./middle.css?inline";
import { over } from "./over";
import { callsTag, beforeCall } from "./before-call";
import { seat } from "./seat";
import seatStyle from "./seat.css?inline";
import { statistics } from "./statistics";
import type { AmbushScene } from "./types";

const ANNOUNCED = ["false-start", "destroyed", "adjusted"];
const TOLD = ["played", "castle", "guard", "drew", "returned", "picked", "gave", "placed", "passed", "first", "castle-named", "resumed", "unbarred", "record"];

@customElement("ambit-ambush-table")
export class AmbushTableElement extends AmbitElement {
  static override styles = styles(topStyle, roundStyle, seatStyle, middleStyle, raceStyle, announcementStyle);

  @property({ attribute: false }) scene!: AmbushScene;
  @property({ attribute: false }) invitation: Invitation | null = null;
  @property({ type: Boolean }) touch = false;
  @property({ type: Boolean, reflect: true }) portrait = false;
  @state() private counting = false;

  private readonly ticking = new Ticking(this, () => this.scene.clocks.length > 0 && !this.scene.paused, 250);

  protected override render(): TemplateResult {
    void this.ticking;
    const { scene } = this;
    const { view } = scene;
    const quietTurn = view.table.window === null && view.result === null;
    return html`${topBar(scene, TOLD, quietTurn ? this.invitation : null, this.right(quietTurn))}
      <main class="round seats-${view.seats.length}">
        ${view.seats.map((one) => seat(scene, one, this.portrait, this.touch))}
        <div class="centre"><ambit-ring .seat=${quietTurn ? view.turn : 0} .at=${direction(view.turn, view.seats.length, this.portrait)} .clock=${this.clock()}
          .since=${scene.since} .paused=${scene.paused} .label=${say("show-ambush-middle")}>${this.counting ? statistics(scene) : this.middle()}</ambit-ring>${announcement(scene, ANNOUNCED)}</div>
      </main>
      <ambit-prompt .scene=${scene}>${view.phase === "capture" ? this.lying() : nothing}</ambit-prompt>`;
  }

  private middle(): TemplateResult {
    switch (this.scene.view.phase) {
      case "capture":
        return grab(this.scene);
      case "verify":
        return verify(this.scene);
      case "heat":
        return heat(this.scene);
      case "aftermath":
        return aftermath(this.scene);
      case "over":
        return over(this.scene);
      default:
        return beforeCall(this.scene);
    }
  }

  private clock(): unknown {
    return this.scene.clocks[0] ?? null;
  }

  private right(quietTurn: boolean): TemplateResult {
    const closed = !quietTurn && this.scene.view.result === null ? callsTag(this.scene) : nothing;
    const flip = (): void => void (this.counting = !this.counting);
    return html`${closed}<button class="key cloth count" type="button" aria-pressed=${this.counting ? "true" : "false"} aria-label=${say("show-ambush-statistics")}
      title=${say("show-ambush-statistics")} @click=${flip}>${icon("list")}</button>`;
  }

  private lying(): TemplateResult {
    const { battlefield, deck } = this.scene.view.table;
    return html`<div class="lying num">
      <p><b>${battlefield}</b><span>${say("show-ambush-of-left-lying", { all: lain(this.scene) })}</span></p>
      <p><b>${deck}</b><span>${say("show-ambush-in-deck", { count: deck })}</span></p>
    </div>`;
  }
}
