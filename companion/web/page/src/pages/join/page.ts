/** `/join`: the code that the table shows, a name, and a seat. */

import { html, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";

import { AmbitElement, styles } from "../../element";
import "../../parts/connection";
import { go } from "../../router";
import "./entry";
import own from "./page.css?inline";

@customElement("ambit-join-page")
export class JoinPage extends AmbitElement {
  static override styles = styles(own);

  protected override render(): TemplateResult {
    return html`<div class="line"><ambit-connection></ambit-connection></div><ambit-entry @watch=${() => go("/?watch")}></ambit-entry>`;
  }
}
