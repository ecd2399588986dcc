/** A question whose answer is tapped: whose Round Start effect comes next, or which creatures are chosen. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { icon } from "../../parts/icon";
import type { Now } from "../../seat/phone";
import { actWithRetry } from "../../seat/retry";
import type { Action } from "../../wire";
import { say, sayRich } from "../../words/say";
import { creatures, effectsOf } from "./cards";
import creatureStyle from "./parts/creature.css?inline";
import diceStyle from "./parts/dice.css?inline";
import asksStyle from "./asks.css?inline";
import own from "./phone-question.css?inline";
import { tile } from "./phone-roster";
import rosterStyle from "./phone-roster.css?inline";
import { creatureOf } from "./phone-view";
import type { Ask } from "./types";

@customElement("ambit-tamer-question")
export class TamerQuestion extends AmbitElement {
  static override styles = styles(creatureStyle, diceStyle, rosterStyle, asksStyle, own);

  @property({ attribute: false }) now!: Now;
  @property({ attribute: false }) ask!: Ask;
  @state() private chosen: readonly string[] = [];
  @state() private busy = false;

  protected override watching(): readonly Watchable[] {
    return [creatures];
  }

  /** Another question begins anew. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get("ask") as Ask | undefined;
    if (before && (before.kind !== this.ask.kind || before.creature !== this.ask.creature || String(before.from) !== String(this.ask.from))) this.chosen = [];
  }

  protected override render(): TemplateResult {
    const { kind, from, n, creature, seat } = this.ask;
    const order = kind === "order";
    const effects = creature === null ? [] : effectsOf(creature, this.ask.when ?? undefined);
    return html`<section class="asks"><h2>${order ? say("phone-tamer-order") : sayRich("phone-tamer-choose", { n: n ?? 0, card: creature ?? "" })}</h2>
      ${effects.map((text) => html`<p class="effect">${text}</p>`)}
      <div class="tiles" role="group" aria-label=${order ? say("phone-tamer-order") : say("phone-tamer-candidates")}>${from.map((key) => this.tile(seat, key, order))}</div>
      ${order ? nothing : html`<button class="key" type="button" ?disabled=${this.busy || this.chosen.length !== n} @click=${() => void this.send({ do: "choose", seat, cards: this.chosen })}>
        ${icon("check")}${say("phone-tamer-choose-these", { count: this.chosen.length, n: n ?? 0 })}</button>`}
    </section>`;
  }

  private tile(seat: number, key: string, order: boolean): TemplateResult {
    const place = this.chosen.indexOf(key);
    const below = order ? effectsOf(key, "start").map((text) => html`<span class="text">${text}</span>`) : nothing;
    return html`<button class="tile ${place >= 0 ? "in" : ""}" type="button" aria-pressed=${order ? nothing : place >= 0 ? "true" : "false"} ?disabled=${this.busy}
      @click=${() => (order ? void this.send({ do: "start", seat, card: key }) : this.flip(key))}>${tile(creatureOf(this.now, seat, key), key, Array.isArray(below) && below.length > 0 ? below : nothing)}
      ${place >= 0 ? html`<span class="at">${icon("check")}</span>` : nothing}</button>`;
  }

  /** With one more than are asked for, the first one chosen gives way. */
  private flip(key: string): void {
    const without = this.chosen.filter((one) => one !== key);
    this.chosen = without.length < this.chosen.length ? without : [...this.chosen, key].slice(-(this.ask.n ?? 1));
  }

  private async send(action: Action): Promise<void> {
    this.busy = true;
    await actWithRetry(action);
    this.busy = false;
  }
}
