/** Settings of this screen: language, theme, size of the text, tones, prompts aloud, rules and guide, full screen. A key that opens a sheet. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import type { Watchable } from "../cell";
import { AmbitElement, styles } from "../element";
import { switchVoice, tonesOn, voiceOn } from "../sound/sound";
import { coverHostSettings, hostSettings } from "../lobby/host-settings";
import { order, store } from "../table";
import { rulesPath } from "../rules/book";
import { vibration } from "../seat/vibration";
import { theme } from "../theme";
import { say } from "../words/say";
import { toggle } from "./choices";
import { icon } from "./icon";
import { languageChips, pauseKey, soundSwitch, textSizeChips, themeChips, vibrationSwitch } from "./own-settings";
import own from "./settings.css?inline";
import { textSize } from "./text-size";
import { toGuide } from "./to-guide";

@customElement("ambit-settings")
export class Settings extends AmbitElement {
  static override styles = styles(own);

  @state() private open = false;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("pointerdown", this.elsewhere);
    document.addEventListener("keydown", this.escape);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("pointerdown", this.elsewhere);
    document.removeEventListener("keydown", this.escape);
  }

  protected override watching(): readonly Watchable[] {
    return [tonesOn, voiceOn, vibration, textSize, theme, store.state, store.lobby, store.welcome];
  }

  protected override render(): TemplateResult {
    return html`<button class="key cloth opener" type="button" aria-expanded=${this.open ? "true" : "false"} aria-label=${say("page-settings")}
        title=${say("page-settings")} @click=${() => this.turn(!this.open)}>${icon(this.open ? "cross" : "settings")}</button>
      ${this.open ? this.sheet() : nothing}`;
  }

  private sheet(): TemplateResult {
    const words = { on: say("page-on"), off: say("page-off") };
    const aloud = "speechSynthesis" in window;
    return html`<div class="sheet pad" role="dialog" aria-label=${say("page-settings")}>
      <p>${say("page-language")}</p>
      ${languageChips()}
      <p>${say("page-theme")}</p>
      ${themeChips()}
      ${inHand() ? html`<p>${say("page-text")}</p>${textSizeChips()}` : nothing}
      ${soundSwitch()}${store.welcome.value?.role === "seat" ? vibrationSwitch() : nothing}
      ${aloud ? toggle(say("page-voice"), voiceOn.value, words, switchVoice) : nothing}
      ${this.orders()}<a class="key cloth" href=${rulesPath({ game: store.state.value?.view.game })}>${icon("book")}${say("rules-title")}</a>${toGuide("key cloth")}${hostSettings(() => this.requestUpdate())}
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
      ${pauseKey(state)}
    </div>`;
  }

  private turn(open: boolean): void {
    if (!open) coverHostSettings();
    this.open = open;
  }

  private readonly elsewhere = (event: Event): void => {
    if (!event.composedPath().includes(this)) this.turn(false);
  };

  /** Wherever the focus is: the key that opens the sheet keeps it. */
  private readonly escape = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && this.open) this.turn(false);
  };
}

/** A wall grows with its screen; what is held in the hand is written as large as its reader wants. */
function inHand(): boolean {
  return document.documentElement.dataset["reach"] !== "far";
}

function fullScreen(): void {
  void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
}
