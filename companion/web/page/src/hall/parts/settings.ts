/** Settings of this screen: language, theme, size of the text, full screen. A key that opens a sheet. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { icon } from "../../parts/icon";
import { languageChips, textSizeChips, themeChips } from "../../parts/own-settings";
import look from "../../parts/settings.css?inline";
import { textSize } from "../../parts/text-size";
import { theme } from "../../theme";
import { say } from "../../words/say";

@customElement("ambit-hall-settings")
export class HallSettings extends AmbitElement {
  static override styles = styles(look);

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
    return [textSize, theme];
  }

  protected override render(): TemplateResult {
    return html`<button class="key cloth opener" type="button" aria-expanded=${this.open ? "true" : "false"} aria-label=${say("page-settings")}
        title=${say("page-settings")} @click=${() => (this.open = !this.open)}>${icon(this.open ? "cross" : "settings")}</button>
      ${this.open ? this.sheet() : nothing}`;
  }

  private sheet(): TemplateResult {
    const far = document.documentElement.dataset["reach"] === "far";
    return html`<div class="sheet pad" role="dialog" aria-label=${say("page-settings")}>
      <p>${say("page-language")}</p>${languageChips()}
      <p>${say("page-theme")}</p>${themeChips()}
      ${far ? nothing : html`<p>${say("page-text")}</p>${textSizeChips()}`}
      ${document.fullscreenEnabled ? html`<button class="key cloth" type="button" @click=${fullScreen}>${icon("full")}${say("page-full")}</button>` : nothing}
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
