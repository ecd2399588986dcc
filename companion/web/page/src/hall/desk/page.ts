/** `/desk`: whoever runs the evening. What asks for somebody now is on top of each part. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { Ticking } from "../../parts/countdown";
import { mark } from "../../parts/glyph";
import { icon } from "../../parts/icon";
import { say } from "../../words/say";
import { desk, hall, hallNow, me, refusal, tell } from "../hall";
import { aboutEvening, whereNow } from "../parts/about";
import "../parts/connection";
import parts from "../parts/parts.css?inline";
import { refused } from "../parts/refused";
import "../parts/settings";
import { clockSays, secondsLeft, ticks } from "../time";
import type { Desk, Hall } from "../wire";
import { attention } from "./attention";
import "./evening";
import { done } from "./noted";
import own from "./page.css?inline";
import "./people";
import "./pin";
import "./round";
import "./setting-up";
import "./tables";
import { rows } from "../parts/standings";

const PARTS = ["round", "players", "tables", "standings", "evening"] as const;
type Part = (typeof PARTS)[number];

@customElement("ambit-hall-desk")
export class DeskPage extends AmbitElement {
  static override styles = styles(parts, own);

  @state() private shown: Part = partOf(location.hash);
  private readonly ticking = new Ticking(this, () => ticks(hall.value), 500);

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("hashchange", this.turned);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("hashchange", this.turned);
  }

  protected override watching(): readonly Watchable[] {
    return [hall, desk, me, refusal];
  }

  protected override render(): TemplateResult {
    void this.ticking;
    const now = hall.value;
    const at = me.value?.role === "desk" ? desk.value : null;
    return html`<div class="page-frame"><header>${mark()}<div><h1>${now?.hall || say("hall-title-desk")}</h1><p class="quiet small">${now ? aboutEvening(now) : nothing}</p></div>
        ${now && at && now.phase !== "setting-up" ? this.where(now) : nothing}
        ${now && at && now.phase !== "setting-up" ? this.links() : html`<span class="grow"></span>`}<ambit-hall-settings></ambit-hall-settings></header>
      <main><ambit-hall-connection></ambit-hall-connection>${refused()}
        ${now === null || me.value === null ? html`<p class="quiet">${say("hall-page-reaching")}</p>` : at === null ? this.shut() : this.opened(now, at)}
      </main></div>`;
  }

  private shut(): TemplateResult {
    return me.value?.role === "desk" ? html`<p class="quiet">${say("hall-page-reaching")}</p>` : html`<ambit-hall-pin></ambit-hall-pin>`;
  }

  private opened(now: Hall, at: Desk): TemplateResult {
    if (now.phase === "setting-up") return html`${attention(now, at)}<ambit-hall-setting-up></ambit-hall-setting-up>`;
    return html`${attention(now, at)}${this.steps(now, at)}
      ${this.shown === "round" ? html`<ambit-hall-round></ambit-hall-round>` : nothing}
      ${this.shown === "players" ? html`<ambit-hall-people></ambit-hall-people>` : nothing}
      ${this.shown === "tables" ? html`<ambit-hall-tables></ambit-hall-tables>` : nothing}
      ${this.shown === "standings" ? html`<section class="block"><h2>${say("hall-page-standings")}</h2><p class="quiet small">${say("hall-page-tie-breaks")}</p>${rows(now)}</section>` : nothing}
      ${this.shown === "evening" ? html`<ambit-hall-evening></ambit-hall-evening>` : nothing}`;
  }

  private where(now: Hall): TemplateResult {
    const left = now.phase === "playing" ? secondsLeft(now.clock, hallNow()) : null;
    return html`<p class="where"><b>${whereNow(now)}</b>${left === null ? nothing : html`<span class="num clock" role="timer">${icon("clock")}${clockSays(left)}</span>`}</p>`;
  }

  private links(): TemplateResult {
    return html`<nav aria-label=${say("hall-title-desk")}>${PARTS.map((part) => html`<a href="#${part}" aria-current=${part === this.shown ? "page" : nothing}>${say(`hall-desk-part-${part}`)}</a>`)}</nav>`;
  }

  /** What was done last can be taken back, and brought back. */
  private steps(now: Hall, at: Desk): TemplateResult {
    const step = (which: "undo" | "redo"): TemplateResult | typeof nothing => {
      const last = at[which];
      return last === null ? nothing : html`<button class="key cloth" type="button" @click=${() => void tell(`/api/${which}`, { step: at.step })}>${icon(which)}<span>${say(`hall-desk-${which}`, { what: done(now, last) })}</span></button>`;
    };
    return at.undo || at.redo ? html`<div class="acts steps">${step("undo")}${step("redo")}</div>` : html``;
  }

  private readonly turned = (): void => void (this.shown = partOf(location.hash));
}

function partOf(hash: string): Part {
  return PARTS.find((part) => hash === `#${part}`) ?? "round";
}
