/** Settings of this screen: language, theme, tones, prompts aloud, full screen. A key that opens a sheet. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import type { Watchable } from "../cell";
import { AmbitElement, styles } from "../element";
import { switchTones, switchVoice, tonesOn, voiceOn } from "../sound/sound";
import { order, store } from "../table";
import { theme, themes } from "../theme";
import { language, languages, say } from "../words/say";
import { chips, toggle } from "./choices";
import { icon } from "./icon";
import own from "./settings.css?inline";

@customElement("ambit-settings")
export class Settings extends AmbitElement {
  static override styles = styles(own);

  @state() private open = false;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("pointerdown", this.elsewhere);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("pointerdown", this.elsewhere);
  }

  protected override watching(): readonly Watchable[] {
    return [tonesOn, voiceOn, theme, store.state, store.welcome];
  }

  protected override render(): TemplateResult {
    return html`<button class="key cloth opener" type="button" aria-expanded=${this.open ? "true" : "false"} aria-label=${say("page-settings")}
        title=${say("page-settings")} @click=${() => (this.open = !this.open)}>${icon(this.open ? "cross" : "settings")}</button>
      ${this.open ? this.sheet() : nothing}`;
  }

  private sheet(): TemplateResult {
    const words = { on: say("page-on"), off: say("page-off") };
    const aloud = "speechSynthesis" in window;
    return html`<div class="sheet pad" role="dialog" aria-label=${say("page-settings")} @keydown=${this.escape}>
      <p>${say("page-language")}</p>
      ${chips(say("page-language"), languages.map((value) => ({ value, says: say(`page-language-${value}`) })), language.value, (value) => (language.value = value))}
      <p>${say("page-theme")}</p>
      ${chips(say("page-theme"), themes.map((value) => ({ value, says: say(`page-theme-${value}`) })), theme.value, (value) => (theme.value = value))}
      ${toggle(say("page-sound"), tonesOn.value, words, switchTones)}
      ${aloud ? toggle(say("page-voice"), voiceOn.value, words, switchVoice) : nothing}
      ${this.orders()}
      ${document.fullscreenEnabled ? html`<button class="key cloth" type="button" @click=${fullScreen}>${icon("full")}${say("page-full")}</button>` : nothing}
    </div>`;
  }

  /** The table's own screen takes back for everybody; phones and the referee's page have other keys for it. */
  private orders(): TemplateResult | typeof nothing {
    const state = store.state.value;
    if (state === null || store.welcome.value?.role !== "table") return nothing;
    return html`<div class="orders">
      <button class="key cloth" type="button" ?disabled=${!state.can_undo} @click=${() => order("undo")}>${icon("undo")}${say("page-undo")}</button>
      <button class="key cloth" type="button" ?disabled=${!state.can_redo} @click=${() => order("redo")}>${icon("redo")}${say("page-redo")}</button>
      <button class="key cloth" type="button" @click=${() => order(state.paused ? "go" : "pause")}>${icon(state.paused ? "play" : "pause")}${say(state.paused ? "page-go-on" : "page-pause")}</button>
    </div>`;
  }

  private readonly elsewhere = (event: Event): void => {
    if (!event.composedPath().includes(this)) this.open = false;
  };

  private readonly escape = (event: KeyboardEvent): void => {
    if (event.key === "Escape") this.open = false;
  };
}

function fullScreen(): void {
  void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
}
