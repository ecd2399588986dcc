/** No game at the table: one sentence, and the key that begins one. A screen that only watches can become the table's. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, query, state } from "lit/decorators.js";

import { screenToken } from "../../api";
import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { keepToken } from "../../identity";
import { mark } from "../../parts/glyph";
import { icon } from "../../parts/icon";
import type { Chooser } from "../../simulate/chooser";
import { reconnect, store } from "../../table";
import { say } from "../../words/say";
import own from "./idle.css?inline";

@customElement("ambit-idle")
export class Idle extends AmbitElement {
  static override styles = styles(own);

  @state() private wrong = false;
  @query("simulate-chooser") private chooser?: Chooser;

  protected override watching(): readonly Watchable[] {
    return [store.welcome];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void import("../../simulate/chooser");
  }

  protected override render(): TemplateResult {
    const screen = store.welcome.value?.role === "table" || store.welcome.value?.role === "referee";
    return html`${mark()}
      <h1>${say("table-free")}</h1>
      <p class="quiet">${say(screen ? "table-free-choose" : "table-free-watch")}</p>
      ${screen ? html`<div class="row">
          <button class="key" type="button" @click=${() => void this.chooser?.show()}>${icon("play")}${say("table-choose")}</button>
          <a class="key cloth" href="/history">${say("table-history")}</a>
          <a class="key cloth" href="/cards">${say("table-cards")}</a>
          <a class="key cloth" href="/sandbox">${say("page-title-sandbox")}</a>
        </div><simulate-chooser></simulate-chooser>` : this.pin()}`;
  }

  private pin(): TemplateResult {
    return html`<form class="pin" @submit=${this.submitted}>
      <label class="labelled">${say("table-pin")}<input class="input num" name="pin" inputmode="numeric" autocomplete="off" maxlength="40" required /></label>
      <button class="key" type="submit">${say("table-become-screen")}</button>
      ${this.wrong ? html`<p role="alert">${say("web-wrong-pin")}</p>` : nothing}
    </form>`;
  }

  private readonly submitted = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const pin = new FormData(event.target as HTMLFormElement).get("pin");
    const token = await screenToken(String(pin));
    this.wrong = token === null;
    if (token === null) return;
    keepToken("screen", token);
    reconnect();
  };
}
