/** `/`: the screen of the table, for everybody who sits around it. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, query } from "lit/decorators.js";

import { stayAwake } from "../../awake";
import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { sceneOf } from "../../games/scene";
import "../../games/table";
import { invitation } from "../../invitation";
import "../../parts/connection";
import "../../parts/notices";
import "../../parts/settings";
import { store } from "../../table";
import { say, sayRich, sayMessage } from "../../words/say";
import { answers } from "./answers";
import type { Drawer } from "./drawer";
import "./drawer";
import "./idle";
import { missing } from "./missing";
import { readerRound } from "./reader-round";
import style from "./page.css?inline";

@customElement("ambit-table-page")
export class TablePage extends AmbitElement {
  static override styles = styles(style);

  @query("ambit-drawer") private readonly drawer?: Drawer;

  protected override watching(): readonly Watchable[] {
    return [store.state, store.idle, store.welcome, invitation];
  }

  protected override render(): TemplateResult {
    const now = store.state.value;
    const own = store.welcome.value?.role === "table";
    if (own) stayAwake();
    return html`<div class="overlay"><ambit-connection></ambit-connection>${this.standing()}<ambit-notices></ambit-notices></div>
      ${now ? html`<ambit-table .scene=${sceneOf(now)} .invitation=${invitation.value} .touch=${own} @seat=${this.touched}></ambit-table>` : nothing}
      ${now ? readerRound(now, own) : nothing}
      ${now ? missing(now) : nothing}
      ${own ? html`<ambit-drawer></ambit-drawer>` : nothing}
      ${store.idle.value ? html`<ambit-idle></ambit-idle>` : nothing}
      <ambit-settings class="corner"></ambit-settings>`;
  }

  private readonly touched = (event: CustomEvent<number>): void => void this.drawer?.show(event.detail);

  /** What keeps the whole table from going on, while it does. */
  private standing(): TemplateResult | typeof nothing {
    const now = store.state.value;
    if (now?.halted) return html`<p class="sheet standing" role="alert">${sayMessage(now.halted)}</p>`;
    if (now?.asked) return html`<div class="sheet standing" role="status">${sayRich("page-asked", { seats: now.asked })}${answers(now)}</div>`;
    if (now?.paused) return html`<p class="sheet standing" role="status">${say("page-paused")}</p>`;
    return nothing;
  }
}
