/** A pause on a phone: who called it, and the key with which anybody goes on. */

import { html, nothing, type TemplateResult } from "lit";

import { pausedSentence, pauseKey } from "../parts/own-settings";
import type { Now } from "./phone";

export function pausedFor({ state }: Now): TemplateResult | typeof nothing {
  if (!state.paused || state.halted !== null || state.view.result !== null) return nothing;
  return html`<section class="sheet pad paused" role="status"><p class="voice">${pausedSentence(state)}</p>${pauseKey(state, "key")}</section>`;
}
