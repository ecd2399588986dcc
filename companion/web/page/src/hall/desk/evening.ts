/** The evening as a whole: how phones check in, other screens, what can be taken along, its end, and the next one. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { icon } from "../../parts/icon";
import { say } from "../../words/say";
import { deed, desk, hall } from "../hall";
import parts from "../parts/parts.css?inline";
import type { Desk, Hall } from "../wire";
import own from "./evening.css?inline";
import "./setting-up";

@customElement("ambit-hall-evening")
export class EveningPart extends AmbitElement {
  static override styles = styles(parts, own);

  @state() private ending = false;
  @state() private key = false;
  @state() private anew = false;

  protected override watching(): readonly Watchable[] {
    return [hall, desk];
  }

  protected override render(): TemplateResult {
    const now = hall.value;
    const at = desk.value;
    if (now === null || at === null) return html``;
    return html`<div class="cols"><section class="well"><h2>${say("hall-desk-phones")}</h2><p class="quiet small">${say("hall-desk-phones-how")}</p>
          <div class="invite"><img class="qr" src="/api/qr" alt=${say("hall-page-qr")} width="132" height="132" /><dl><dt>${say("hall-desk-address")}</dt><dd>${at.address.replace("http://", "")}</dd><dt>${say("hall-desk-code")}</dt><dd class="code">${at.code}</dd></dl></div></section>
        <section class="well"><h2>${say("hall-desk-screens")}</h2><p class="quiet small">${say("hall-desk-screens-how")}</p>
          <div class="acts"><a class="key cloth" href="/screen" target="_blank">${icon("full")}${say("hall-title-screen")}</a><a class="key cloth" href="/print" target="_blank">${icon("list")}${say("hall-title-print")}</a></div>
          <dl><dt>${say("hall-desk-pin")}</dt><dd class="num">${at.pin}</dd></dl></section>
        <section class="well"><h2>${say("hall-desk-export")}</h2><p class="quiet small">${say("hall-desk-export-what")}</p>
          <div class="acts">${["standings.csv", "results.csv", "evening.json"].map((file) => html`<a class="key cloth" href="/api/export/${file}" download>${icon("own")}${file}</a>`)}</div></section>
        <section class="well"><h2>${say("hall-desk-key")}</h2><p class="quiet small">${say("hall-desk-key-what")}</p>${this.secret(at)}</section></div>
      ${now.phase === "over" ? nothing : this.end(now)}
      ${this.anew || now.phase === "over" ? html`<ambit-hall-setting-up></ambit-hall-setting-up>` : html`<div class="acts"><button class="key cloth" type="button" @click=${() => (this.anew = true)}>${icon("resume")}${say("hall-desk-other-evening")}</button></div>`}`;
  }

  /** The key is a secret: it is not shown to whoever walks past. */
  private secret({ key }: Desk): TemplateResult {
    return html`${this.key ? html`<p><code>${key}</code></p>` : nothing}
      <div class="acts"><button class="key cloth" type="button" aria-expanded=${this.key ? "true" : "false"} @click=${() => (this.key = !this.key)}>${icon(this.key ? "unseen" : "eye")}${say(this.key ? "hall-desk-key-hide" : "hall-desk-key-show")}</button></div>`;
  }

  private end(now: Hall): TemplateResult {
    if (!this.ending) return html`<div class="acts"><button class="key cloth" type="button" @click=${() => (this.ending = true)}>${icon("crown")}${say("hall-desk-finish")}</button></div>`;
    return html`<section class="well" role="group" aria-label=${say("hall-desk-finish")}><p>${say("hall-desk-finish-sure", { phase: now.phase })}</p>
      <div class="acts">${now.phase === "playing" ? nothing : html`<button class="key" type="button" @click=${this.finish}>${say("hall-desk-finish-yes")}</button>`}<button class="key cloth" type="button" @click=${() => (this.ending = false)}>${say("hall-desk-leave-it")}</button></div></section>`;
  }

  private readonly finish = (): void => {
    this.ending = false;
    void deed({ do: "finish" });
  };
}
