/** What everybody sets on their own screen; a phone's menu and the settings' sheet of the other pages draw the same. */

import { html, nothing, type TemplateResult } from "lit";

import { canVibrate, vibrate, vibration, YOUR_TURN } from "../seat/vibration";
import { switchTones, tonesOn } from "../sound/sound";
import { order } from "../table";
import { theme, themes } from "../theme";
import type { State } from "../wire";
import { language, languages, say } from "../words/say";
import { chips, toggle } from "./choices";
import { icon } from "./icon";
import { textSize, textSizes } from "./text-size";

export const languageChips = (): TemplateResult =>
  chips(say("page-language"), languages.map((value) => ({ value, says: say(`page-language-${value}`) })), language.value, (value) => (language.value = value));

export const themeChips = (): TemplateResult =>
  chips(say("page-theme"), themes.map((value) => ({ value, says: say(`page-theme-${value}`) })), theme.value, (value) => (theme.value = value));

export const textSizeChips = (): TemplateResult =>
  chips(say("page-text"), textSizes.map((value) => ({ value, says: say(`page-text-${value}`) })), textSize.value, (value) => (textSize.value = value));

const words = (): { on: string; off: string } => ({ on: say("page-on"), off: say("page-off") });

export const soundSwitch = (): TemplateResult => toggle(say("page-sound"), tonesOn.value, words(), switchTones);

/** Only where this browser can: it is felt once when it is switched on. */
export function vibrationSwitch(): TemplateResult | typeof nothing {
  if (!canVibrate()) return nothing;
  return toggle(say("page-vibration"), vibration.value === "on", words(), (on) => {
    vibration.value = on ? "on" : "off";
    vibrate(YOUR_TURN);
  });
}

/** Anybody at the table may call a pause, and anybody may go on. */
export function pauseKey({ paused }: Pick<State, "paused">, look = "key cloth"): TemplateResult {
  return html`<button class=${look} type="button" @click=${() => void order(paused ? "go" : "pause")}>${icon(paused ? "play" : "pause")}<span>${say(paused ? "page-go-on" : "page-pause")}</span></button>`;
}

/** Who called the pause, as far as anybody did. */
export function pausedSentence({ paused_by }: Pick<State, "paused_by">): string {
  return paused_by ? say("page-paused-by", { seat: paused_by }) : say("page-paused");
}
