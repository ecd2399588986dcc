/** The dialog that lists all keys. */

import { html, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";

import { AmbitElement, styles } from "../element";
import { icon } from "../parts/icon";
import { say } from "../words/say";
import dialogs from "./dialog.css?inline";
import own from "./help.css?inline";
import { shortcuts } from "./keys";

@customElement("simulate-help")
export class Help extends AmbitElement {
  static override styles = styles(dialogs, own);

  show(): void {
    this.renderRoot.querySelector("dialog")?.showModal();
  }

  protected override render(): TemplateResult {
    return html`<dialog class="sheet" aria-labelledby="title">
      <header><h2 id="title">${say("simulate-keys")}</h2>
        <form method="dialog"><button class="key bare" aria-label=${say("page-close")}>${icon("cross")}</button></form></header>
      <p>${say("simulate-keys-how")}</p>
      <dl>${shortcuts.map(({ caps, id }) => html`<div><dt>${caps.map((cap) => html`<kbd>${cap}</kbd>`)}</dt><dd>${say(`simulate-key-${id}`)}</dd></div>`)}</dl>
    </dialog>`;
  }
}
