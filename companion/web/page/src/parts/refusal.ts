/** A refusal, drawn as a card: why not, then the text of the rule and its clause. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { type Clause, clause } from "../api";
import { AmbitElement, styles } from "../element";
import type { Refused } from "../wire";
import { say, sayMessage } from "../words/say";
import { icon } from "./icon";
import own from "./refusal.css?inline";
import { rule, written } from "./rule";

@customElement("ambit-refusal")
export class Refusal extends AmbitElement {
  static override styles = styles(own);

  @property({ attribute: false }) refused: Refused | null = null;
  @state() private rule: Clause | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("refused")) return;
    this.rule = null;
    const wanted = this.refused;
    if (wanted === null || wanted.stale || !written(wanted.clause)) return;
    void clause(wanted.clause).then((found) => {
      if (wanted === this.refused) this.rule = found;
    });
  }

  protected override render(): TemplateResult | typeof nothing {
    const refused = this.refused;
    if (refused === null) return nothing;
    return html`<div class="sheet refusal" role="alert">
      ${icon(refused.stale ? "clock" : "raise")}
      <p class="why">${refused.stale ? say("page-stale") : sayMessage(refused.message)}</p>
      ${refused.stale ? nothing : html`<p class="clause">${rule(refused.clause, this.rule?.text)}</p>`}
    </div>`;
  }
}
