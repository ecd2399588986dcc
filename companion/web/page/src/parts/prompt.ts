/** The one sentence that says what to do now, and below it the rules that people must keep by themselves. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { AmbitElement, styles } from "../element";
import type { Scene } from "../games/scene";
import { plain, rich } from "../words/marks";
import { speaker } from "../words/say";
import { glyph } from "./glyph";
import { means } from "./means";
import own from "./prompt.css?inline";
import { toRules } from "./to-rules";

/** Sentences of up to this many letters are written large; from two metres a longer one is better small and whole. */
const SHORT = 58;
const LONG = 125;

@customElement("ambit-prompt")
export class Prompt extends AmbitElement {
  static override styles = styles(own);

  @property({ attribute: false }) scene: Scene | null = null;
  /** Shown in place of the prompt while a turn is being told; with marks for names. */
  @property() instead = "";
  /** What is shown in place of the prompt asks for the same in other words, so that it, too, says with what it is answered. */
  @property({ type: Boolean }) asks = false;
  /** Below what is shown in place of the prompt. */
  @property() below = "";
  /** Whom it is about. */
  @property({ type: Number }) about = 0;

  protected override render(): TemplateResult | typeof nothing {
    if (this.scene === null) return nothing;
    const { view, reminders } = this.scene;
    const aiming = this.scene.asksTarget ?? 0;
    const asks = aiming ? speaker.value.marked("page-against-whom", { seat: aiming }) : speaker.value.prompt(view);
    const sentence = this.instead || asks || speaker.value.phase(view);
    const beside = this.instead ? [this.below].filter((text) => text !== "") : speaker.value.beside(view, reminders);
    const practice = !this.instead && beside.length > reminders.length ? beside.pop() : undefined;
    const answered = this.instead && !this.asks ? [] : (this.scene.means ?? []);
    const seat = this.instead ? this.about : addressed(this.scene);
    const length = plain(sentence).length;
    return html`<footer class="prompt ${length > LONG ? "long" : length > SHORT ? "middling" : ""}" aria-live="polite">
      ${seat ? glyph(seat) : nothing}
      <div class="words">
        <p class="say">${rich(sentence)}</p>
        ${beside.length > 0 || answered.length > 0 ? html`<p class="also">${means(answered)}${rich(beside.join(" "))}</p>` : nothing}
        ${practice ? html`<p class="practice">${practice}</p>` : nothing}
      </div>
      <slot></slot>
      ${toRules(view.game)}
    </footer>`;
  }
}

/** The one seat that the sentence is about, if it is one. */
function addressed({ view }: Scene): number | null {
  const about = view.result ? view.result.winners : view.to_act;
  return about.length === 1 ? (about[0] ?? null) : null;
}
