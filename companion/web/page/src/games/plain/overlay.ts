/** Any game over a camera's picture: a plate for each seat with its first counters, and what was just done. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { AmbitElement, styles } from "../../element";
import { glyph, mark } from "../../parts/glyph";
import { full } from "../../seats";
import type { SeatView } from "../../wire";
import { rich } from "../../words/marks";
import { say, speaker } from "../../words/say";
import airStyle from "../overlay.css?inline";
import type { Scene } from "../scene";
import { amounts } from "./amounts";

const MOST = 3;

@customElement("ambit-plain-overlay")
export class PlainOverlay extends AmbitElement {
  static override styles = styles(airStyle);

  @property({ attribute: false }) scene!: Scene;

  protected override render(): TemplateResult {
    const { view, latest } = this.scene;
    const last = latest.at(-1);
    return html`<p class="corner num">${mark()}<span>${speaker.value.term("game", view.game)}</span>
        ${view.round > 0 ? html`<span class="sep"></span><span>${say("page-round", { round: view.round })}</span>` : nothing}</p>
      ${last ? html`<div class="sheet banner"><p>${rich(speaker.value.fact(view.game, last))}</p></div>` : nothing}
      <div class="plates ${full(view.seats.length) ? "full" : ""}">${view.seats.map((seat) => this.plate(seat))}</div>`;
  }

  private plate(one: SeatView): TemplateResult {
    const shown = amounts(one.counters).slice(0, MOST);
    const lit = this.scene.view.to_act.includes(one.seat) ? "lit" : "";
    return html`<section class="plate ${lit}" data-seat=${one.seat}>${glyph(one.seat)}<div><p class="called"><span>${one.name}</span></p>
      <p class="sub num">${shown.map(({ name, shown: value }) => `${value} ${speaker.value.term("counter", name)}`).join(", ")}</p></div></section>`;
  }
}
