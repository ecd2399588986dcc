/** The card that lies face down: covered, and drawn only while its key is held. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { cardBack } from "../../parts/cards";
import { icon } from "../../parts/icon";
import { HoldOpen } from "../../seat/hold-open";
import type { Now } from "../../seat/phone";
import { say } from "../../words/say";
import { creatures, dataOf, effectsOf, kindsOf } from "./cards";
import { named } from "./parts/creature";
import own from "./phone-pick.css?inline";
import { keysOf } from "./types";

@customElement("ambit-tamer-pick")
export class TamerPick extends AmbitElement {
  static override styles = styles(own);

  @property({ attribute: false }) now!: Now;
  private readonly cover = new HoldOpen(this);

  protected override watching(): readonly Watchable[] {
    return [creatures];
  }

  protected override render(): TemplateResult {
    const [card] = keysOf(this.now.me, "pick");
    const shown = this.cover.open ? card : undefined;
    return html`<section class="well" aria-label=${say("phone-eyes")}>
      <h2>${icon("eye")}${say("phone-tamer-lies-down")}</h2>
      <div class="secret">
        ${shown === undefined ? html`<div class="covered">${cardBack()}</div>` : html`<div class="own"><span class="voice">${named(shown)}</span></div>`}
        <div class="says">${shown === undefined ? nothing : html`<b>${say("phone-tamer-only-you")}</b><p>${what(shown)}</p>`}
          <p>${say("phone-tamer-may-change")}</p></div>
      </div>
      ${this.cover.key()}
    </section>`;
  }
}

/** Its numbers, its kinds and its effects, as far as they are known. */
function what(key: string): string {
  const card = dataOf(key);
  const numbers = say("phone-tamer-card-numbers", { points: card?.points ?? -1, power: card?.power ?? -1, health: card?.health ?? -1 });
  const kinds = kindsOf(key);
  return [numbers, ...(kinds.length > 0 ? [`${kinds.join(", ")}.`] : []), ...effectsOf(key)].join(" ");
}
