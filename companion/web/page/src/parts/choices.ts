/** Controls for choosing: chips for one of a few, a switch for on or off. */

import { html, type TemplateResult } from "lit";

export interface Choice<T> {
  value: T;
  says: string;
}

/** One of a few; the chosen chip is pressed. */
export function chips<T>(label: string, choices: readonly Choice<T>[], chosen: T, choose: (value: T) => void): TemplateResult {
  return html`<div class="chips" role="group" aria-label=${label}>
    ${choices.map(({ value, says }) => html`<button class="chip" type="button" aria-pressed=${value === chosen ? "true" : "false"}
      @click=${() => choose(value)}>${says}</button>`)}
  </div>`;
}

/** Any number of a few; each chip is pressed or not. */
export function chipsOfMany<T>(label: string, choices: readonly Choice<T>[], chosen: readonly T[], flip: (value: T) => void): TemplateResult {
  return html`<div class="chips" role="group" aria-label=${label}>
    ${choices.map(({ value, says }) => html`<button class="chip" type="button" aria-pressed=${chosen.includes(value) ? "true" : "false"}
      @click=${() => flip(value)}>${says}</button>`)}
  </div>`;
}

/** On or off, with its word beside the switch. */
export function toggle(label: string, on: boolean, words: { on: string; off: string }, flip: (on: boolean) => void): TemplateResult {
  return html`<button class="toggle" type="button" role="switch" aria-checked=${on ? "true" : "false"} @click=${() => flip(!on)}>
    <span class="says">${label}</span><span class="state">${on ? words.on : words.off}</span><span class="track" aria-hidden="true"></span>
  </button>`;
}
