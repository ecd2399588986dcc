/** Building a team: points left, the line, and the own creatures, which a tap puts into it or takes out. */

import { html, nothing, svg, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { icon } from "../../parts/icon";
import { HoldOpen } from "../../seat/hold-open";
import type { Now } from "../../seat/phone";
import { actWithRetry } from "../../seat/retry";
import { store } from "../../table";
import type { Action } from "../../wire";
import { say } from "../../words/say";
import { creatures, effectsOf, pointsOf } from "./cards";
import creatureStyle from "./parts/creature.css?inline";
import diceStyle from "./parts/dice.css?inline";
import { Cover } from "./phone-cover";
import "./phone-line";
import type { TamerLine } from "./phone-line";
import { tile } from "./phone-roster";
import rosterStyle from "./phone-roster.css?inline";
import own from "./phone-team.css?inline";
import { creatureOf, hidesTeam, isManual, isReady, lineOf, pointsLeft, rosterOf, tableOf } from "./phone-view";

@customElement("ambit-tamer-team")
export class TamerTeam extends AmbitElement {
  static override styles = styles(creatureStyle, diceStyle, rosterStyle, own);

  @property({ attribute: false }) now!: Now;
  @state() private texts = false;
  @state() private busy = false;
  /** While a secret team is built; when it stands, its key has to be held. */
  private readonly cover = new Cover(this);
  private readonly hold = new HoldOpen(this);

  protected override watching(): readonly Watchable[] {
    return [creatures];
  }

  protected override render(): TemplateResult {
    const { now } = this;
    if (isManual(now)) return this.budget(pointsLeft(now));
    if (!hidesTeam(now)) return this.open();
    if (isReady(now)) return html`${this.hold.open ? this.open() : this.covered()}${this.hold.key()}`;
    return this.cover.open
      ? html`<div class="open" @pointerdown=${this.cover.touched} @keydown=${this.cover.touched}>${this.open()}
          <button class="key cloth" type="button" @click=${this.cover.close}>${icon("unseen")}${say("phone-tamer-cover")}</button></div>`
      : html`${this.covered()}<button class="key cloth" type="button" @click=${this.cover.uncover}>${icon("eye")}${say("phone-tamer-uncover")}</button>`;
  }

  private covered(): TemplateResult {
    return html`<section class="well covered"><p class="voice">${say("phone-tamer-team-covered")}</p><p class="quiet num">${say("phone-tamer-team-count", { count: lineOf(this.now).length })}</p></section>`;
  }

  private open(): TemplateResult {
    const { now } = this;
    const fixed = isReady(now);
    const line = lineOf(now);
    const shown = Object.fromEntries(line.map((key) => [key, creatureOf(now, now.me.seat, key)]));
    return html`${this.budget(pointsLeft(now))}
      <ambit-tamer-line .line=${line} .creatures=${shown} ?fixed=${fixed} @order=${(event: CustomEvent<string[]>) => void this.reorder(event)}
        @out=${(event: CustomEvent<string>) => void this.place(event.detail)}></ambit-tamer-line>
      ${this.roster(line, fixed)}`;
  }

  private budget(left: number | null): TemplateResult {
    const { allowance } = tableOf(this.now);
    return html`<section class="budget num">
      <div class="ring"><svg viewBox="0 0 100 100" aria-hidden="true">${svg`<circle class="track" cx="50" cy="50" r="44"/><circle class="left" cx="50" cy="50" r="44" pathLength=${allowance} stroke-dasharray="${left ?? 0} ${allowance}"/>`}</svg><b>${left ?? "?"}</b></div>
      <p><b>${left === null ? say("phone-tamer-points-unsaid", { all: allowance }) : say("phone-tamer-points-left", { count: left, all: allowance })}</b><span>${say("phone-tamer-not-kept")}</span></p>
    </section>`;
  }

  private roster(line: readonly string[], fixed: boolean): TemplateResult | typeof nothing {
    const roster = rosterOf(this.now);
    if (roster.length === 0) return nothing;
    return html`<section class="well roster"><h2>${say("phone-tamer-your-creatures")}
        <button class="chip" type="button" aria-pressed=${this.texts ? "true" : "false"} @click=${() => (this.texts = !this.texts)}>${icon("book")}${say("phone-tamer-texts")}</button></h2>
      <div class="tiles" role="group" aria-label=${say("phone-tamer-your-creatures")}>${roster.map((key) => this.tile(key, line.indexOf(key), fixed))}</div></section>`;
  }

  private tile(key: string, place: number, fixed: boolean): TemplateResult {
    const points = pointsOf(key);
    const over = place < 0 ? (points ?? 0) - (pointsLeft(this.now) ?? 0) : 0;
    const below = over > 0 ? html`<span>${say("phone-tamer-too-many", { count: over })}</span>` : points === null ? html`<span>${say("phone-tamer-check-card")}</span>` : nothing;
    return html`<button class="tile ${place >= 0 ? "in" : over > 0 ? "over" : ""}" type="button" aria-pressed=${place >= 0 ? "true" : "false"} ?disabled=${fixed || this.busy}
      @click=${() => void this.place(key)}>${tile(creatureOf(this.now, this.now.me.seat, key), key, below)}
      ${place >= 0 ? html`<span class="at num" aria-label=${say("phone-tamer-place", { place: place + 1 })} role="img">${place + 1}</span>` : nothing}
      ${this.texts ? effectsOf(key).map((text) => html`<span class="text">${text}</span>`) : nothing}</button>`;
  }

  private place(key: string): Promise<boolean> {
    return this.send({ do: "place", seat: this.now.me.seat, card: key });
  }

  private async reorder(event: CustomEvent<string[]>): Promise<void> {
    const line = event.target as TamerLine;
    if (!(await this.send({ do: "team", seat: this.now.me.seat, order: event.detail }))) line.settle();
  }

  /** Whether the table took it. */
  private async send(action: Action): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    store.refusal.value = null;
    const answer = await actWithRetry(action);
    this.busy = false;
    return answer.kind === "done";
  }
}
