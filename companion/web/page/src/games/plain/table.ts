/** Any game, drawn from what every view has: counters, zones, flags, what belongs to the table, the prompt. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { AmbitElement, styles } from "../../element";
import { direction, side } from "../../parts/places";
import { called, touched } from "../../parts/touchable";
import "../../parts/prompt";
import "../../parts/ring";
import roundStyle from "../../parts/round.css?inline";
import { topBar } from "../../parts/top";
import topStyle from "../../parts/top.css?inline";
import { full } from "../../seats";
import type { SeatView } from "../../wire";
import { seatName, speaker } from "../../words/say";
import announcementStyle from "../announcement.css?inline";
import type { Invitation, Scene } from "../scene";
import { amounts, type Amount } from "./amounts";
import own from "./table.css?inline";

@customElement("ambit-plain-table")
export class PlainTable extends AmbitElement {
  static override styles = styles(topStyle, roundStyle, announcementStyle, own);

  @property({ attribute: false }) scene!: Scene;
  @property({ attribute: false }) invitation: Invitation | null = null;
  @property({ type: Boolean }) touch = false;
  @property({ type: Boolean, reflect: true }) portrait = false;

  protected override render(): TemplateResult {
    const { scene } = this;
    const { view } = scene;
    const acting = view.to_act.length === 1 ? (view.to_act[0] ?? 0) : 0;
    const told = scene.latest.map((fact) => fact.fact);
    return html`${topBar(scene, told, view.result ? null : this.invitation, nothing)}
      <main class="round seats-${view.seats.length} ${full(view.seats.length) ? "full" : ""}">
        ${view.seats.map((seat) => this.seat(seat))}
        <div class="centre"><ambit-ring .seat=${acting} .at=${direction(acting, view.seats.length, this.portrait)} .clock=${scene.clocks[0] ?? null}
          .since=${scene.since} .paused=${scene.paused} .label=${speaker.value.phase(view)}>
          <p class="phase voice">${speaker.value.phase(view)}</p>
          <ul class="amounts">${amounts(view.table as Record<string, unknown>).map(amount)}</ul>
        </ambit-ring></div>
      </main>
      <ambit-prompt .scene=${scene}></ambit-prompt>`;
  }

  private seat(one: SeatView): TemplateResult {
    const { view } = this.scene;
    const lit = view.to_act.includes(one.seat) || view.result?.winners.includes(one.seat) ? "lit" : "";
    return html`<section class="plain ${side(one.seat, view.seats.length, this.portrait)} ${lit}" data-seat=${one.seat} aria-label=${seatName(one.name, one.seat - 1)} @click=${touched(this.touch ? one.seat : null)}>
      <p class="called">${called(one.seat, one.name, this.touch)}</p>
      <ul class="amounts">${amounts({ ...one.counters, ...one.zones }).map(amount)}</ul>
      <p class="flags">${one.flags.map((flag) => html`<span class="tag">${speaker.value.term("flag", flag)}</span>`)}</p>
    </section>`;
  }
}

function amount({ name, shown }: Amount): TemplateResult {
  return html`<li class="num"><b>${shown}</b> <span>${speaker.value.term("counter", name)}</span></li>`;
}
