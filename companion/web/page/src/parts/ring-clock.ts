/** A timer as a ring that runs empty, with the seconds in it: beside a prompt. Size by `--size`. */

import { html, type TemplateResult } from "lit";

import { clockText } from "./countdown";

/** `left` of `seconds`; a timer that has run out stays as an empty ring with 0. */
export function ringClock(left: number, seconds: number, label: string): TemplateResult {
  const shown = seconds > 0 ? Math.min(1, left / seconds) : 0;
  return html`<div class="ring-clock num" role="timer" aria-label=${label}>
    <svg viewBox="0 0 100 100" aria-hidden="true"><circle class="track" cx="50" cy="50" r="45" /><circle class="left" cx="50" cy="50" r="45" pathLength="100" stroke-dasharray="${(shown * 100).toFixed(1)} 200" /></svg>
    <b>${clockText(left)}</b></div>`;
}
