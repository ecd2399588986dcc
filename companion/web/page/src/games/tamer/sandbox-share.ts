/** The link of the teams: copied where the browser lets a page do that, and shown to be copied by hand. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";

import { AmbitElement, styles } from "../../element";
import { icon } from "../../parts/icon";
import { say } from "../../words/say";
import own from "./sandbox-share.css?inline";

@customElement("ambit-tamer-sandbox-share")
export class SandboxShare extends AmbitElement {
  static override styles = styles(own);

  @property() link = "";
  @state() private open = false;
  @state() private copied = false;
  @query("input") private readonly input!: HTMLInputElement | null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("link")) this.copied = false;
  }

  protected override render(): TemplateResult {
    return html`<button class="key cloth" type="button" aria-expanded=${this.open ? "true" : "false"} @click=${this.share}>${icon("other")}${say("sandbox-tamer-share")}</button>
      ${this.open ? html`<label><span>${say(this.copied ? "sandbox-tamer-copied" : "sandbox-tamer-copy")}</span><input class="input" readonly .value=${location.origin + this.link} @focus=${() => this.input?.select()} /></label>` : nothing}`;
  }

  /** Browsers give the clipboard to secure pages only; the link itself can be copied anywhere. */
  private readonly share = async (): Promise<void> => {
    this.open = !this.open;
    if (!this.open) return;
    await this.updateComplete;
    this.input?.select();
    this.copied = await (navigator.clipboard?.writeText(location.origin + this.link) ?? Promise.reject()).then(() => true, () => false);
  };
}
