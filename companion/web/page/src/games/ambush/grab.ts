/** The middle of the table from the call to the end of the grab: who called, the race, the time that is left. */

import { html, nothing, type TemplateResult } from "lit";

import { clockText, secondsLeft } from "../../parts/countdown";
import { glyph } from "../../parts/glyph";
import { raceStrip } from "../../parts/race";
import type { Press } from "../../parts/race-geometry";
import { fine } from "../../press-times";
import { localNow } from "../../table";
import { vars } from "../../vars";
import { plain } from "../../words/marks";
import { say, speaker } from "../../words/say";
import { byVoice, give, presses } from "./call";
import type { AmbushScene } from "./types";

export function grab(scene: AmbushScene): TemplateResult {
  const window = scene.view.table.window;
  const pressed = presses(scene);
  return html`<p class="cry"><i class="voice">${say("show-ambush-cry")}</i> ${window?.open ? nothing : html`<span>${say(heading(scene))}</span>`}</p>
    ${window?.open ? html`<p class="listening">${say("show-ambush-listening")}</p>` : heroes(scene)}
    ${window?.open ? nothing : moment(scene, pressed)}
    ${pressed.length > 1 ? raceStrip(pressed, told(pressed)) : nothing}
    ${time(scene)}`;
}

function heading(scene: AmbushScene): string {
  if (scene.view.table.window?.heat) return "show-ambush-dead-heat";
  return byVoice(scene) ? "show-ambush-called-aloud" : "show-ambush-called-by";
}

/** The names of those who called, as large as fits; in a dead heat side by side. */
function heroes({ view }: AmbushScene): TemplateResult {
  const callers = view.table.window?.callers ?? [];
  const letters = callers.map((seat) => speaker.value.seat(seat).length + 2).reduce((sum, one) => sum + one, 0);
  return html`<p class="heroes" ${vars({ "--letters": Math.max(6, letters) })}>
    ${callers.map((seat) => html`<span class="hero" data-seat=${seat}>${glyph(seat)}${speaker.value.seat(seat)}</span>`)}
  </p>`;
}

/** The first press in ms and its error; in a dead heat, the time between the presses. */
function moment(scene: AmbushScene, pressed: readonly Press[]): TemplateResult | typeof nothing {
  const window = scene.view.table.window;
  if (window?.heat) return html`<p class="ms">${say("show-ambush-too-close")}</p>`;
  const first = pressed[0];
  if (!first) return nothing;
  if (first.reaction_ms === null) return html`<p class="ms quiet">${say("show-ambush-not-timed")}</p>`;
  return html`<p class="ms num"><b>${say("show-ambush-ms", { ms: first.reaction_ms })}</b> <span>${give(first)} ${say("show-ambush-after-last-card")}</span></p>`;
}

function time({ view, clocks, since, paused }: AmbushScene): TemplateResult | typeof nothing {
  if (view.table.window?.time_up) return html`<p class="left"><b class="up">${say("show-ambush-time-up")}</b></p>`;
  const clock = clocks.find((one) => one.name === "capture");
  if (!clock) return nothing;
  const seconds = secondsLeft(clock, since, localNow(), paused);
  return html`<p class="left num"><b>${clockText(seconds)}</b><span>${say("show-ambush-to-grab", { seconds: Math.ceil(seconds) })}</span></p>`;
}

/** The race in words, for screen readers. */
function told(pressed: readonly Press[]): string {
  const said = pressed.map((press) => {
    const seat = plain(speaker.value.seat(press.seat));
    const ms = say(press.reaction_ms === null ? "show-ambush-behind" : "show-ambush-ms", { ms: press.reaction_ms ?? fine(press.behind_ms) });
    const behind = press.reaction_ms !== null && press.behind_ms > 0 ? ` ${say("show-ambush-behind", { ms: fine(press.behind_ms) })}` : "";
    return `${seat} ${ms}${behind}${give(press)}`;
  });
  return said.join(", ");
}
