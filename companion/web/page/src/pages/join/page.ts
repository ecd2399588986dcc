/** `/join`: on the table's screen the lobby with code and QR; on a phone the code, then a seat. */

import { html, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";

import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import "../../parts/connection";
import { store } from "../../table";
import "./entry";
import { invitedWith } from "./invited";
import "./lobby";
import own from "./page.css?inline";

@customElement("ambit-join-page")
export class JoinPage extends AmbitElement {
  static override styles = styles(own);

  protected override watching(): readonly Watchable[] {
    return [store.welcome];
  }

  protected override render(): TemplateResult {
    // A page that is opened with a code is for taking a seat, on the table's own machine, too.
    const lobby = store.welcome.value?.role === "table" && !invitedWith(location.hash);
    // The lobby is read from two metres; the entry of a phone is not.
    document.documentElement.dataset["reach"] = lobby ? "far" : "near";
    return html`<div class="line"><ambit-connection></ambit-connection></div>${lobby ? html`<ambit-lobby></ambit-lobby>` : html`<ambit-entry></ambit-entry>`}`;
  }
}
