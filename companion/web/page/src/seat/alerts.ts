/** Messages on a phone that are not part of the game: a question, a failed device, a log that cannot be written, timers. */

import { html, nothing, type TemplateResult } from "lit";

import { clockText, secondsLeft } from "../parts/countdown";
import { type Icon, icon } from "../parts/icon";
import { wasRefused } from "../parts/votes";
import { bySatellite, failing } from "../referee/wiring";
import { isReveal } from "../revealing";
import { consent, localNow, store, takeReader } from "../table";
import type { Clock } from "../wire";
import { rich } from "../words/marks";
import { say, sayMessage, speaker } from "../words/say";
import type { Now, Phone, Tag } from "./phone";

/** May the last step be taken back? Asked of the players who learned something from it. */
export function question(now: Now): TemplateResult | typeof nothing {
  const { asked } = now.state;
  if (asked === null) return wasRefused(now.state) ? votes(now, "cross", say("page-vote-stays")) : nothing;
  if (!asked.includes(now.me.seat)) return votes(now, "clock", say("page-asked", { seats: asked }));
  return html`<section class="sheet pad question" role="alertdialog" aria-label=${say("phone-may-undo")}>
    <p class="voice">${say("phone-may-undo")}</p>
    <p class="quiet">${lastStep(now)}</p>
    <div class="two">
      <button class="key" type="button" @click=${() => void consent(now.me.seat, true)}>${icon("undo")}${say("phone-undo-yes")}</button>
      <button class="key cloth" type="button" @click=${() => void consent(now.me.seat, false)}>${say("phone-undo-no")}</button>
    </div>
  </section>`;
}

/** Who agreed and who refused, for those who do not answer: the one who asked is among them. */
function votes({ state }: Now, drawn: Icon, sentence: string): TemplateResult {
  return html`<section class="vote" role="status"><p class="quiet asked">${icon(drawn)}${sentence}</p><ambit-votes .now=${state}></ambit-votes></section>`;
}

/** The newest step in words. */
function lastStep(now: Now): TemplateResult {
  const told = store.news.latest.map((fact) => speaker.value.fact(now.view.game, fact));
  return html`${told.slice(0, 3).map((sentence) => html`${rich(sentence)} `)}`;
}

/** Devices of this seat, and devices that all share, that do not answer. The phone can do all that they do. */
export function faults(now: Now): TemplateResult | typeof nothing {
  const mine = `seat${now.me.seat}.`;
  const concerned = failing(now.state.devices).filter(({ device }) => device.startsWith(mine) || device.startsWith("table."));
  const { satellites, devices } = bySatellite(concerned);
  if (concerned.length === 0) return nothing;
  return html`<ul class="faults">${satellites.map(({ sentence }) => html`<li>${icon("alert")}<span>${sayMessage(sentence)}</span></li>`)}${
    devices.map(({ device }) => html`<li>${icon("alert")}<span>${say("phone-fault", { device })}</span></li>`)}</ul>`;
}

/** One reader that goes round the table: whose it is, and the key that takes it. */
export function reader(now: Now): TemplateResult | typeof nothing {
  const shared = now.state.reader;
  const seat = now.me.seat;
  if (!shared?.seats.includes(seat) || now.view.result !== null) return nothing;
  if (shared.whose === seat) return html`<p class="quiet asked" role="status">${icon("reader")}${say("phone-reader-yours")}</p>`;
  if (!now.state.awaits_card.includes(seat)) return nothing;
  return html`<button class="key cloth" type="button" @click=${() => void takeReader(seat)}>${icon("reader")}${say("phone-reader-take")}</button>`;
}

/** The game is halted: every phone says so. */
export function halted(now: Now): TemplateResult | typeof nothing {
  const why = now.state.halted;
  return why === null ? nothing : html`<section class="sheet pad" role="alert"><p class="voice">${say("phone-halted")}</p><p
    class="quiet">${sayMessage(why)}</p></section>`;
}

/** Timers that run for everybody or for this seat, but those that the game's own tags tell, and whether they are paused. */
export function running(now: Now, { timed = [] }: Pick<Phone, "timed"> = {}): Tag[] {
  const clocks = now.state.clocks.filter((clock) => (clock.seat === null || clock.seat === now.me.seat) && !isReveal(clock) && !timed.includes(clock.name));
  const tags = clocks.map((clock): Tag => ({ text: say("phone-time-left", { time: timeLeft(now, clock) }), icon: "clock", lit: true }));
  return now.state.paused ? [...tags, { text: say("phone-paused"), icon: "pause" }] : tags;
}

/** The rest of a timer, as people say it. */
export function timeLeft({ state }: Now, clock: Clock): string {
  return clockText(secondsLeft(clock, store.stateAt, localNow(), state.paused));
}
