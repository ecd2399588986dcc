/** What surrounds the game: timers, devices, phones, and a log that cannot be written. */

import { html, nothing, svg, type TemplateResult } from "lit";

import { post } from "../api";
import { keptToken } from "../identity";
import { clockText, secondsLeft } from "../parts/countdown";
import { glyph } from "../parts/glyph";
import { type Icon, icon } from "../parts/icon";
import { pausedSentence } from "../parts/own-settings";
import { isReveal } from "../revealing";
import { localNow, order, reopen, store } from "../table";
import type { Clock, State, Message } from "../wire";
import { say, sayMessage, speaker } from "../words/say";
import { givesUp, type Leaving, mayConcede, sure } from "./leaving";
import { bySatellite, failing, groups } from "./wiring";

const ICONS: Record<string, Icon> = {
  reader: "reader", ok: "button", no: "button", call: "button", dial: "settings", lamp: "lamp", sound: "sound", undo: "undo", grid: "full",
};

export function timers(state: State): TemplateResult {
  const { paused } = state;
  const clocks = state.clocks.filter((clock) => !isReveal(clock));
  return html`<div class="well timers">
    ${paused ? html`<p role="status">${pausedSentence(state)}</p>` : nothing}
    ${clocks.length === 0 ? html`<p class="quiet">${say("referee-no-timer")}</p>` : clocks.map((clock) => ring(clock, paused))}
    <button class="key cloth" type="button"
      @click=${() => void order(paused ? "go" : "pause")}>${icon(paused ? "play" : "pause")}${say(paused ? "referee-go" : "referee-pause")}</button>
  </div>`;
}

function ring(clock: Clock, paused: boolean): TemplateResult {
  const left = secondsLeft(clock, store.stateAt, localNow(), paused);
  return html`<div class="timer num" role="timer">
    <svg viewBox="0 0 80 80" aria-hidden="true"><circle cx="40" cy="40" r="35" />
      ${svg`<circle class="run" cx="40" cy="40" r="35" pathLength=${clock.seconds} stroke-dasharray="${left} ${clock.seconds * 2}"/>`}</svg>
    <b>${clockText(left)}</b>
    <span>${speaker.value.term("referee-clock", clock.name)}${clock.seat === null ? nothing : html` ${glyph(clock.seat)}`}</span>
  </div>`;
}

export function devices({ devices: all }: State): TemplateResult {
  const known = Object.keys(all).length;
  if (known === 0) return html`<div class="well"><p class="quiet">${say("referee-no-devices")}</p></div>`;
  const { satellites, devices: alone } = bySatellite(failing(all));
  return html`<div class="well"><ul class="dev">
    ${satellites.map(({ sentence, devices: [first] }) => html`<li class="bad on-card">${icon("alert")}<p>${sayMessage(sentence)}</p>
      <div class="more"><button class="key cloth" type="button"
        @click=${() => void reopen(first ?? "")}>${icon("redo")}${say("referee-try-again")}</button></div></li>`)}
    ${alone.map(({ device, why }) => html`<li class="bad on-card">${icon("alert")}<b>${say("referee-device", { device })}</b><span
      class="st">${icon("cross")}${say("referee-silent")}</span>
      <p>${why ? `${reason(why)}. ` : ""}${say("referee-device-works")}</p>
      <div class="more"><button class="key cloth" type="button"
        @click=${() => void reopen(device)}>${icon("redo")}${say("referee-try-again")}</button></div></li>`)}
    ${groups(all).map(({ role, up, all: many }) => html`<li>${icon(ICONS[role] ?? "chip")}<span
      class="name-of">${speaker.value.term("role", role)}</span>
      <span class="st num">${icon(up === many ? "check" : "alert")}${say("referee-of", { up, all: many })}</span></li>`)}
  </ul></div>`;
}

function reason(why: string | Message): string {
  return typeof why === "string" ? (speaker.value.called(`down-${why}`) ?? why) : sayMessage(why);
}

/** Which seats have a phone; a seat whose phone is lost can be freed, and a player who has left can give up. */
export function phones(state: State, leaving: Leaving): TemplateResult {
  const { view, seats_taken: taken } = state;
  return html`<div class="well"><ul class="dev">
    ${view.seats.map(({ seat, name }) => html`<li>${glyph(seat, !taken.includes(seat))}<span>${name}</span>
      <span class="st">${taken.includes(seat)
        ? html`${icon("phone")}${say("referee-joined")}<button class="key cloth" type="button"
          @click=${() => void post("/api/free", { seat }, keptToken("referee") ?? "")}>${say("referee-free")}</button>`
        : say("referee-no-phone")}
      ${mayConcede(state, seat) ? givesUp(seat, leaving) : nothing}</span>
      ${leaving.seat === seat ? sure(seat, leaving) : nothing}</li>`)}
  </ul></div>`;
}

/** The log cannot be written: nothing goes on until somebody has freed disk space. */
export function halted({ halted: why }: State): TemplateResult | typeof nothing {
  if (why === null) return nothing;
  return html`<section class="sheet pad halted" role="alert">${icon("alert")}
    <div><p class="voice">${say("referee-halted")}</p><p>${sayMessage(why)}</p></div>
    <button class="key" type="button" @click=${() => void order("carry-on")}>${icon("play")}${say("referee-carry-on")}</button>
  </section>`;
}
