/**
 * A sheet of card stock above the page, open as long as it is in the document: `<ambit-sheet heading="…" @closed=${…}>`.
 * What lies on it is written as if it were held in the hand, on a wall, too.
 */

import { html, type TemplateResult } from "lit";
import { customElement, property, query } from "lit/decorators.js";

import { AmbitElement, styles } from "../element";
import tokens from "../style/tokens.css?inline";
import { vars } from "../vars";
import { say } from "../words/say";
import { icon } from "./icon";
import own from "./sheet.css?inline";
import { zoom } from "./zoom";

@customElement("ambit-sheet")
export class Sheet extends AmbitElement {
  static override styles = styles(tokens, own);

  @property() heading = "";
  /** As wide as the screen: for long lists. */
  @property({ type: Boolean, reflect: true }) wide = false;
  @query("dialog") private readonly dialog!: HTMLDialogElement;

  protected override firstUpdated(): void {
    this.dialog.showModal();
  }

  protected override render(): TemplateResult {
    return html`<dialog class="sheet" data-reach="near" aria-label=${this.heading} @close=${this.closed} @click=${this.beside} ${vars({ "--zoom": zoom() })}>
      <div class="inside"><header><h2>${this.heading}</h2>
        <button class="key bare" type="button" aria-label=${say("page-close")} @click=${() => this.dialog.close()}>${icon("cross")}</button></header>
        <slot></slot></div>
    </dialog>`;
  }

  private readonly closed = (): void => void this.dispatchEvent(new CustomEvent("closed"));

  /** A touch beside the sheet puts it away. */
  private readonly beside = (event: Event): void => {
    if (event.target === this.dialog) this.dialog.close();
  };
}
