/** A battle of the sandbox told step by step, forth and back, in the words of the table's screen. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { AmbitElement, styles } from "../../element";
import { glyph } from "../../parts/glyph";
import { icon } from "../../parts/icon";
import { play } from "../../sound/sound";
import { rich } from "../../words/marks";
import { say, speaker } from "../../words/say";
import { dataOf } from "./cards";
import { type Side, standing } from "./moment";
import { creature, healthBar } from "./parts/creature";
import creatureStyle from "./parts/creature.css?inline";
import diceStyle from "./parts/dice.css?inline";
import type { Fought } from "./sandbox-course";
import own from "./sandbox-telling.css?inline";
import { cause, sentence } from "./sentences";
import { soundOf } from "./step-sounds";
import { printed } from "./types";

@customElement("ambit-tamer-sandbox-telling")
export class SandboxTelling extends AmbitElement {
  static override styles = styles(creatureStyle, diceStyle, own);

  @property({ attribute: false }) fought!: Fought;
  /** The step that is told. */
  @state() private at = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("keydown", this.typed);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("keydown", this.typed);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("fought")) this.at = Math.min(this.at, Math.max(0, this.last));
  }

  private get last(): number {
    return this.fought.story.steps.length - 1;
  }

  protected override render(): TemplateResult {
    const { scene, battle, story } = this.fought;
    const now = standing(scene, battle, story, this.at, dataOf);
    const { step } = now;
    const section = step?.section ?? 0;
    const below = step ? cause(step) : "";
    return html`<section class="told" aria-label=${say("sandbox-tamer-step-by-step")}>
      <p class="where num">${section === 0 ? say("show-tamer-round-start") : say("show-tamer-clash", { clash: section })}<span>${say("sandbox-tamer-step-of", { at: this.at + 1, all: this.last + 1 })}</span></p>
      <div class="sides">${now.sides.map((side) => this.side(side, now.fresh))}</div>
      <p class="voice" role="status">${step ? rich(sentence(step, now)) : nothing}</p>
      ${below ? html`<p class="quiet">${below}</p>` : nothing}
      <div class="keys"><button class="key cloth" type="button" ?disabled=${this.at <= 0} aria-keyshortcuts="ArrowLeft" @click=${() => this.go(-1)}>${icon("back")}${say("show-tamer-back")}</button>
        <button class="key" type="button" ?disabled=${this.at >= this.last} aria-keyshortcuts="ArrowRight" @click=${() => this.go(1)}>${icon("step")}${say("show-tamer-next")}</button>
        <button class="key cloth" type="button" ?disabled=${this.at >= this.last} aria-keyshortcuts="End" @click=${() => this.go(this.last)}>${icon("fast")}${say("show-tamer-to-the-end")}</button></div>
    </section>`;
  }

  private side({ seat, line, out, front, creatures }: Side, fresh: ReadonlyMap<string, readonly (keyof typeof import("./types").COLOURS)[]>): TemplateResult {
    const one = (key: string): ReturnType<typeof printed> => creatures.get(key) ?? printed(key, dataOf(key));
    const rest = line.filter((key) => key !== front);
    return html`<div class="side" data-seat=${seat}><h3>${glyph(seat)}${speaker.value.seat(seat)}</h3>
      ${front === null ? nothing : creature(one(front), { key: front, out: out.includes(front), fresh: fresh.get(`${seat}/${front}`) ?? [], foot: healthBar(one(front)) })}
      <ol>${rest.map((key) => html`<li>${creature(one(key), { key, size: "small", fresh: fresh.get(`${seat}/${key}`) ?? [] })}</li>`)}</ol></div>`;
  }

  private go(by: number): void {
    this.at = Math.max(0, Math.min(this.last, this.at + by));
    const step = this.fought.story.steps[this.at];
    play(by > 0 && step ? soundOf(step) : null);
  }

  private readonly typed = (event: KeyboardEvent): void => {
    const target = event.composedPath()[0];
    if (target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
    const by: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, End: this.last, Home: -this.last };
    const far = by[event.key];
    if (far === undefined) return;
    event.preventDefault();
    this.go(far);
  };
}
