/** Ambal Tournament over a camera's picture: a plate with Health and Energy for each seat, and what the turn just did. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { AmbitElement, styles } from "../../element";
import { dial } from "../../parts/dial";
import { glyph, mark } from "../../parts/glyph";
import type { SeatView } from "../../wire";
import { rich } from "../../words/marks";
import { say, speaker } from "../../words/say";
import airStyle from "../overlay.css?inline";
import { conditionsOf } from "./boards";
import { telling } from "./steps";
import { Telling, type Told } from "./telling";
import type { AmbalScene } from "./types";

/** Facts that get a banner while no turn is being shown, the most important first. */
const TELLING = ["result", "defeated", "resurrected", "unpaid", "refresh", "banned", "order"];

@customElement("ambit-ambal-overlay")
export class AmbalOverlay extends AmbitElement {
  static override styles = styles(airStyle);

  @property({ attribute: false }) scene!: AmbalScene;
  private readonly teller = new Telling(this);

  protected override render(): TemplateResult {
    const told = this.teller.follow(this.scene);
    const { view } = this.scene;
    return html`<p class="corner num">${mark()}<span>${view.round > 0 ? say("page-round", { round: view.round }) : speaker.value.phase(view)}</span>
        ${view.turn > 0 ? html`<span class="sep"></span><span>${say("show-ambal-turn", { turn: view.turn })}</span>` : nothing}</p>
      ${this.banner(told)}<div class="plates">${view.seats.map((seat) => this.plate(seat))}</div>`;
  }

  private banner(told: Told | null): TemplateResult | typeof nothing {
    const { latest, view } = this.scene;
    if (told !== null && told.at !== null) return this.step(told, told.at);
    if (view.table.stage === "reveal") return this.cards();
    const fact = TELLING.map((name) => latest.find((one) => one.fact === name)).find((one) => one !== undefined);
    return fact ? html`<div class="sheet banner"><p>${rich(speaker.value.fact("ambal", fact))}</p></div>` : nothing;
  }

  private cards(): TemplateResult {
    const { revealed } = this.scene.view.table;
    return html`<div class="sheet banner"><p>${revealed.map((one) => html`${rich(speaker.value.marked("show-ambal-air-cards", { seat: one.seat, card: one.card }))} `)}</p></div>`;
  }

  private step(told: Told, at: number): TemplateResult {
    const lines = at === 0 ? [] : telling(told.turn.steps[at - 1] ?? []);
    if (lines.length === 0) return this.cards();
    return html`<div class="sheet banner"><span class="num">${at}</span><p>${lines.slice(0, 2).map((fact) => html`${rich(speaker.value.fact("ambal", fact))} `)}</p></div>`;
  }

  private plate(one: SeatView): TemplateResult {
    const { view } = this.scene;
    const { counters } = one;
    const gone = one.flags.includes("defeated");
    const lit = view.result ? view.result.winners.includes(one.seat) : view.to_act.includes(one.seat) && view.to_act.length < view.seats.length;
    const lasting = conditionsOf(counters).map(({ name, left }) => `${speaker.value.term("counter", name)} ${left}`);
    const flags = one.flags.filter((flag) => flag !== "placed").map((flag) => speaker.value.term("flag", flag));
    return html`<section class="plate ${lit ? "lit" : ""}" data-seat=${one.seat}>
      ${dial({ value: counters["health"] ?? null, top: counters["max_health"] ?? 60, gone })}
      <div><p class="called">${glyph(one.seat)}<span>${one.name}</span></p>
        <p class="sub num">${[say("show-ambal-air-energy", { energy: counters["energy"] ?? 0, most: counters["max_energy"] ?? 0 }), ...lasting, ...flags].join(", ")}</p></div></section>`;
  }
}
