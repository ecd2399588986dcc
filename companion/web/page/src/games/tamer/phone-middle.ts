/** The middle of the phone in Tamer Tournament: what is asked, then the pick, the team or the battle. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import type { Now } from "../../seat/phone";
import { creatures, learnCreatures } from "./cards";
import creatureStyle from "./parts/creature.css?inline";
import diceStyle from "./parts/dice.css?inline";
import recordStyle from "./parts/record.css?inline";
import { battleView } from "./phone-battle";
import battleStyle from "./phone-battle.css?inline";
import { passing, whoHasChosen } from "./phone-draft";
import draftStyle from "./phone-draft.css?inline";
import "./phone-pick";
import "./phone-question";
import { picks } from "./phone-roster";
import rosterStyle from "./phone-roster.css?inline";
import { standings } from "./phone-standings";
import "./phone-team";
import { askOf, hasChosen, isManual, isReady, takesPart } from "./phone-view";

@customElement("ambit-tamer-middle")
export class TamerMiddle extends AmbitElement {
  static override styles = styles(creatureStyle, diceStyle, recordStyle, rosterStyle, draftStyle, battleStyle);

  @property({ attribute: false }) now: Now | null = null;

  protected override watching(): readonly Watchable[] {
    return [creatures];
  }

  /** Another phase, or a new question, begins at the top. */
  protected override updated(changed: PropertyValues<this>): void {
    const before = changed.get("now") as Now | null | undefined;
    if (!before || this.now === null) return;
    const asked = (now: Now): string => JSON.stringify(askOf(now));
    if (before.view.phase !== this.now.view.phase || (askOf(this.now) !== null && asked(before) !== asked(this.now))) this.scrollIntoView({ block: "start" });
  }

  protected override render(): TemplateResult | typeof nothing {
    const { now } = this;
    if (now === null) return nothing;
    learnCreatures();
    const ask = askOf(now);
    const question = ask?.kind === "order" || ask?.kind === "choose" ? html`<ambit-tamer-question .now=${now} .ask=${ask}></ambit-tamer-question>` : nothing;
    return html`${question}${this.phase(now)}`;
  }

  private phase(now: Now): TemplateResult | typeof nothing {
    switch (now.view.phase) {
      case "draft":
        return html`${hasChosen(now) && !isManual(now) ? html`<ambit-tamer-pick .now=${now}></ambit-tamer-pick>` : nothing}${whoHasChosen(now)}${passing(now)}${picks(now)}`;
      case "build":
        if (!takesPart(now)) return html`${whoHasChosen(now)}${standings(now)}`;
        return html`<ambit-tamer-team .now=${now}></ambit-tamer-team>${isReady(now) ? whoHasChosen(now) : nothing}`;
      case "battle":
        return html`${battleView(now)}${standings(now)}`;
      default:
        return html`${standings(now)}`;
    }
  }
}
