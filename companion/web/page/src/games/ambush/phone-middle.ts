/** The middle of the phone in Ambush: what lies face down in a quiet turn, who called and how fast after a call. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { AmbitElement, styles } from "../../element";
import { fan } from "../../parts/cards";
import { who } from "../../parts/glyph";
import { type Press, raceStrip } from "../../parts/race";
import raceStyle from "../../parts/race.css?inline";
import { fine, fineError, raced } from "../../press-times";
import type { Now } from "../../seat/phone";
import { store } from "../../table";
import { say, sayRich } from "../../words/say";
import { factsSince } from "../scene";
import own from "./phone-middle.css?inline";
import { tableOf, type Window } from "./phone-view";

@customElement("ambit-ambush-middle")
export class AmbushMiddle extends AmbitElement {
  static override styles = styles(raceStyle, own);

  @property({ attribute: false }) now: Now | null = null;

  protected override render(): TemplateResult | typeof nothing {
    if (this.now === null) return nothing;
    if (this.now.view.phase === "setup") return castles(this.now);
    const { window } = tableOf(this.now);
    return window === null ? lying(this.now) : called(this.now, window);
  }
}

/** Before the first turn: the names of the castles. */
function castles(now: Now): TemplateResult {
  const names = tableOf(now).castles;
  return html`<ul class="castles">${now.view.seats.map(({ seat, name }) => {
    const castle = names[String(seat)] ?? null;
    return html`<li>${who(seat, name)}<span
      class="voice ${castle === null ? "quiet" : ""}">${castle ?? say("phone-ambush-unnamed")}</span></li>`;
  })}</ul>`;
}

function lying(now: Now): TemplateResult {
  const { battlefield, deck, shown } = tableOf(now);
  return html`<div class="lie num">
    ${fan(battlefield)}
    <p class="many"><b>${battlefield}</b><span>${say("phone-ambush-lie", { battlefield })}</span></p>
    <p class="quiet">${shown === null ? say("phone-ambush-deck", { deck }) : say("phone-ambush-shown", { card: shown, deck })}</p>
  </div>`;
}

function called(now: Now, window: Window): TemplateResult {
  const presses = raced(window.presses, factsSince(store.news.facts, "ambush"));
  const own = presses.find((press) => press.seat === now.me.seat);
  return html`<div class="called num">
    <p class="voice">${sayRich(...verdict(now, window))}</p>
    ${presses.length > 0 ? raceStrip(presses, presses.map(inMessage).join(" ")) : nothing}
    ${own ? html`<p class="quiet">${say("phone-ambush-my-press", words(own))}</p>` : nothing}
  </div>`;
}

/** What is known of the call so far, as one sentence. */
function verdict(now: Now, window: Window): [string, Record<string, unknown>] {
  const seats = window.callers;
  if (window.open) return ["phone-ambush-window-open", {}];
  if (window.verdict !== null) return [`phone-ambush-verdict-${window.verdict}`, { seats }];
  if (window.heat && seats.length > 1) return ["phone-ambush-heat", { seats }];
  if (now.view.phase === "verify") return ["phone-ambush-checking", { seats }];
  return ["phone-ambush-called", { seats }];
}

function inMessage(press: Press): string {
  return say("phone-ambush-press-of", words(press));
}

/** What the words for a press need. */
function words({ seat, reaction_ms, behind_ms, err_ms }: Press): Record<string, unknown> {
  return { seat, reaction_ms, behind_ms: fine(behind_ms), err: err_ms === null ? null : fineError(err_ms) };
}
