/** A refusal, drawn as a card: why not, then the text of the rule and its clause. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import type { Clause } from "../api";
import { AmbitElement, styles } from "../element";
import type { Refused } from "../wire";
import { language, say, sayMessage } from "../words/say";
import { icon } from "./icon";
import own from "./refusal.css?inline";
import { rule, ruleOf } from "./rule";

@customElement("ambit-refusal")
export class Refusal extends AmbitElement {
  static override styles = styles(own);

  @property({ attribute: false }) refused: Refused | null = null;
  @state() private rule: Clause | null = null;
  private spoken = "";

  /** A new refusal, or the same one for a reader who has just chosen another language. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("refused") && this.spoken === language.value) return;
    this.rule = null;
    this.spoken = language.value;
    const [wanted, spoken] = [this.refused, this.spoken];
    if (wanted === null || wanted.stale) return;
    void ruleOf(wanted.clause).then((found) => {
      if (wanted === this.refused && spoken === this.spoken) this.rule = found;
    });
  }

  protected override render(): TemplateResult | typeof nothing {
    const refused = this.refused;
    if (refused === null) return nothing;
    return html`<div class="sheet refusal" role="alert">
      ${icon(refused.stale ? "clock" : "raise")}
      <p class="why">${refused.stale ? say("page-stale") : sayMessage(refused.message)}</p>
      ${refused.stale ? nothing : html`<p class="clause">${rule(refused.clause, this.rule)}</p>`}
    </div>`;
  }
}
