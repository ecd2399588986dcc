/** Ambush over a camera's picture: a plate for each seat, the number of cards in the corner, a banner for a call. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { AmbitElement, styles } from "../../element";
import { secondsLeft, Ticking, timerText } from "../../parts/countdown";
import { dial } from "../../parts/dial";
import { glyph, mark } from "../../parts/glyph";
import { fine } from "../../press-times";
import { localNow } from "../../table";
import type { Fact, SeatView } from "../../wire";
import { rich } from "../../words/marks";
import { say, speaker } from "../../words/say";
import airStyle from "../overlay.css?inline";
import { dialTop, give, presses } from "./call";
import type { AmbushScene } from "./types";

/** Facts that get a banner, the most important first. */
const TELLING = ["over", "destroyed", "verdict", "penalty", "false-start", "castle", "played", "exposed"];

@customElement("ambit-ambush-overlay")
export class AmbushOverlay extends AmbitElement {
  static override styles = styles(airStyle);

  @property({ attribute: false }) scene!: AmbushScene;

  private readonly ticking = new Ticking(this, () => this.scene.clocks.length > 0 && !this.scene.paused, 250);

  protected override render(): TemplateResult {
    void this.ticking;
    return html`${this.corner()}${this.banner()}<div class="plates">${this.scene.view.seats.map((seat) => this.plate(seat))}</div>`;
  }

  private corner(): TemplateResult {
    const { view, clocks, since, paused } = this.scene;
    const clock = clocks[0];
    const seconds = clock ? timerText(secondsLeft(clock, since, localNow(), paused)) : null;
    const count = view.table.battlefield;
    return html`<p class="corner num">${mark()}${view.round > 0 ? html`<span>${say("page-round", { round: view.round })}</span><span class="sep"></span>` : nothing}
      <span><b>${count}</b> ${say("show-ambush-lie-face-down", { count })}</span>
      ${seconds === null ? nothing : html`<span class="sep"></span><b>${seconds}</b>`}</p>`;
  }

  /** During a call, who called and how fast; otherwise what was just done. */
  private banner(): TemplateResult | typeof nothing {
    const window = this.scene.view.table.window;
    if (this.scene.view.phase === "capture" && window && !window.open) return this.called(window.callers, window.heat);
    const told = TELLING.map((name) => this.scene.latest.find((fact) => fact.fact === name)).find((fact) => fact !== undefined);
    return told ? this.sheet(told) : nothing;
  }

  private called(callers: readonly number[], heat: boolean): TemplateResult {
    const pressed = presses(this.scene).slice(0, 2);
    const times = pressed.map((press, place) => {
      const name = place > 0 ? `${speaker.value.seat(press.seat)} ` : "";
      const ms = place > 0 || press.reaction_ms === null ? say("show-ambush-behind", { ms: fine(press.behind_ms) }) : say("show-ambush-ms", { ms: press.reaction_ms });
      return `${name}${ms}${give(press)}`;
    });
    const says = heat ? "show-ambush-air-heat" : "show-ambush-air-called";
    return html`<div class="sheet banner">${callers.map((seat) => glyph(seat))}
      <p>${rich(speaker.value.marked(says, { seats: callers }))}</p><span class="num">${times.join(", ")}</span></div>`;
  }

  private sheet(fact: Fact): TemplateResult {
    const seat = Number(fact["seat"] ?? 0);
    return html`<div class="sheet banner">${seat ? glyph(seat) : nothing}<p>${rich(speaker.value.fact("ambush", fact))}</p></div>`;
  }

  private plate(one: SeatView): TemplateResult {
    const { view } = this.scene;
    const gone = one.flags.includes("destroyed");
    const lit = view.result ? view.result.winners.includes(one.seat) : view.phase === "capture" ? view.table.window?.callers.includes(one.seat) : view.to_act.includes(one.seat);
    return html`<section class="plate ${lit ? "lit" : ""}" data-seat=${one.seat}>
      ${dial({ value: one.counters["castle"] ?? null, top: dialTop(this.scene), guard: one.counters["guard"] ?? 0, gone })}
      <div><p class="called">${glyph(one.seat)}<span>${one.name}</span></p><p class="sub num">${under(view.phase, one)}</p></div>
    </section>`;
  }
}

function under(phase: string, one: SeatView): string {
  const flags = one.flags.map((flag) => say(`flag-${flag}`));
  if (one.flags.includes("destroyed")) return flags.join(", ");
  const [zone, words] = ["capture", "verify", "heat"].includes(phase) ? ["captured", "show-ambush-captured"] : ["hand", "show-ambush-in-hand"];
  const count = Number(one.zones[zone] ?? 0);
  return [`${count} ${say(words, { count })}`, ...flags].join(", ");
}
