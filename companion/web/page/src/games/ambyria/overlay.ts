/** Ambyria over a camera's picture: a plate for each seat, the round in the corner, a banner for what is under way. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { AmbitElement, styles } from "../../element";
import { glyph, mark } from "../../parts/glyph";
import { icon } from "../../parts/icon";
import { totals } from "../../parts/scores";
import { sizeOf } from "../../view";
import type { SeatView } from "../../wire";
import { rich } from "../../words/marks";
import { say, speaker } from "../../words/say";
import airStyle from "../overlay.css?inline";
import { turnedUp } from "./count";
import { allShown } from "./end";
import own from "./overlay.css?inline";
import { shownSteps } from "./reveal";
import { heading, says } from "./stack";
import { type AmbyriaScene, lying, modeIcon, modeOf, SLOTS } from "./types";

/** Worth a banner, the most telling first. */
const TELLING = ["result", "ending", "out", "collected", "stopped", "moved", "mode", "played", "arcane", "hero"];

@customElement("ambit-ambyria-overlay")
export class AmbyriaOverlay extends AmbitElement {
  static override styles = styles(airStyle, own);

  @property({ attribute: false }) scene!: AmbyriaScene;

  /** How many totals are turned up, as on the table's screen. */
  private shown = 0;

  private get told(): boolean {
    return allShown(this.scene, this.shown);
  }

  protected override render(): TemplateResult {
    const { view } = this.scene;
    this.shown = shownSteps(this.scene);
    return html`<p class="corner num">${mark()}<span>${view.round > 0 ? say("page-round", { round: view.round }) : speaker.value.phase(view)}</span>
        ${view.turn > 0 && view.result === null ? html`<span class="sep"></span><span>${speaker.value.phase(view)}</span>` : nothing}</p>
      ${this.banner()}<div class="plates">${view.seats.map((seat) => this.plate(seat))}</div>`;
  }

  /** What happens first of all that is under way; otherwise what was just done. */
  private banner(): TemplateResult | typeof nothing {
    const { view, latest } = this.scene;
    const top = view.table.chain.at(-1);
    if (top) return html`<div class="sheet banner">${glyph(top.seat)}<p>${heading(top)}</p><span class="does">${rich(says(top, view.seats))}</span>${this.waits(view.table.chain.length - 1)}</div>`;
    if (view.result && !this.told) return html`<div class="sheet banner"><p>${say("show-ambyria-turned-up")}</p></div>`;
    const fact = TELLING.map((name) => latest.find((one) => one.fact === name)).find((one) => one !== undefined);
    return fact ? html`<div class="sheet banner"><p>${rich(speaker.value.fact("ambyria", fact))}</p></div>` : nothing;
  }

  private waits(count: number): TemplateResult | typeof nothing {
    return count > 0 ? html`<span class="num">${say("show-ambyria-more-frames", { count })}</span>` : nothing;
  }

  private plate(one: SeatView): TemplateResult {
    const { view } = this.scene;
    const lit = view.result ? this.told && view.result.winners.includes(one.seat) : view.to_act.includes(one.seat) && view.to_act.length < view.seats.length;
    const mode = modeOf(one);
    return html`<section class="plate ${lit ? "lit" : ""}" data-seat=${one.seat}>
      <p class="row-of num"><b>${lying(one)}</b><small>/${SLOTS}</small></p>
      <div><p class="called">${glyph(one.seat)}<span>${one.name}</span></p>
        ${mode ? html`<p class="sub mode">${icon(modeIcon(mode))}${say(`show-ambyria-mode-${mode}`)}</p>` : nothing}<p class="sub num">${this.under(one)}</p></div>
    </section>`;
  }

  private under(one: SeatView): string {
    const scores = totals(this.scene.view.result);
    const total = scores[one.seat];
    if (one.flags.includes("out")) return say("flag-out");
    if (total !== undefined && (turnedUp(scores).get(one.seat) ?? 0) < this.shown) return say("show-ambyria-air-stones", { count: total });
    return say("show-ambyria-air", { arcane: one.counters["arcane"] ?? 0, collected: sizeOf(one.zones["collection"]) });
  }
}
