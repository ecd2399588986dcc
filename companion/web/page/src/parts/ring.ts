/** The rim of the table: a bead shows whose turn it is; during a grab the rim is the timer. */

import { html, nothing, type PropertyValues, svg, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { AmbitElement, styles } from "../element";
import { localNow } from "../table";
import { vars } from "../vars";
import type { Clock } from "../wire";
import { secondsLeft, Ticking } from "./countdown";
import { shape } from "./glyph";
import { onward } from "./places";
import own from "./ring.css?inline";

const MOST_CUTS = 60;

@customElement("ambit-ring")
export class Ring extends AmbitElement {
  static override styles = styles(own);

  /** The seat on turn; 0 shows no bead. */
  @property({ type: Number }) seat = 0;
  /** Degrees from the top at which that seat sits. */
  @property({ type: Number }) at = 0;
  @property({ attribute: false }) clock: Clock | null = null;
  @property({ type: Number }) since = 0;
  @property({ type: Boolean }) paused = false;
  @property() label = "";

  private turned = 0;
  private readonly ticking = new Ticking(this, () => this.clock !== null && !this.paused);

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("at")) this.turned = changed.get("at") === undefined ? this.at : onward(this.turned, this.at);
  }

  protected override render(): TemplateResult {
    void this.ticking;
    return html`<svg viewBox="0 0 720 720" aria-hidden="true">
        <circle class="cloth" cx="360" cy="360" r="334" /><circle class="track" cx="360" cy="360" r="334" />
        ${this.clock ? this.running(this.clock) : html`${this.ticks()}${this.seat ? this.bead() : nothing}`}
      </svg>
      <section class="middle" aria-label=${this.label}><slot></slot></section>`;
  }

  private ticks(): unknown {
    return svg`<circle class="ticks" cx="360" cy="360" r="334" pathLength="60" stroke-dasharray=".1 .9" stroke-dashoffset=".05"/>`;
  }

  private bead(): unknown {
    return svg`<g class="turn" ${vars({ "--at": `${this.turned}deg` })}>
      <path class="light" d="M208.4 62.4A334 334 0 0 1 511.6 62.4"/>
      <circle class="halo" cx="360" cy="26" r="30"/>
      <g class="upright"><svg class="sign" x="343" y="9" width="34" height="34" viewBox="0 0 24 24">${shape(this.seat)}</svg></g>
    </g>`;
  }

  private running(clock: Clock): unknown {
    const left = secondsLeft(clock, this.since, localNow(), this.paused);
    const cut = clock.seconds / 300;
    return svg`<g class="clock ${left <= 3 ? "short" : ""}" transform="rotate(-90 360 360)">
      <circle class="left" cx="360" cy="360" r="334" pathLength=${clock.seconds} stroke-dasharray="${left.toFixed(2)} ${clock.seconds * 2}"/>
      ${clock.seconds > MOST_CUTS ? nothing : svg`<circle class="cuts" cx="360" cy="360" r="334" pathLength=${clock.seconds}
        stroke-dasharray="${cut} ${1 - cut}" stroke-dashoffset=${cut / 2}/>`}
    </g>`;
  }
}
