/** Tables at the desk: who is heard, who calls, what is wrong there, who asks to be let in, and how one is started. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";

import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { icon } from "../../parts/icon";
import { locale, say, sayMessage } from "../../words/say";
import { deed, desk, hall, hallNow, tell } from "../hall";
import { namesOf } from "../names";
import parts from "../parts/parts.css?inline";
import { presence } from "../parts/presence";
import { minutesAgo } from "../time";
import type { Desk, Hall, HallTable } from "../wire";
import own from "./tables.css?inline";

@customElement("ambit-hall-tables")
export class TablesPart extends AmbitElement {
  static override styles = styles(parts, own);

  /** The command holds the key: it is not shown to whoever walks past. */
  @state() private start = false;

  protected override watching(): readonly Watchable[] {
    return [hall, desk];
  }

  protected override render(): TemplateResult {
    const now = hall.value;
    const at = desk.value;
    if (now === null || at === null) return html``;
    return html`${at.strangers.length > 0 ? this.strangers(at) : nothing}
      <section><h2>${say("hall-desk-tables", { count: now.tables.length })}</h2>
        ${now.tables.length === 0 ? html`<p class="quiet">${say("hall-desk-no-tables")}</p>` : nothing}
        <ul class="tables">${repeat(now.tables, ({ table }) => table, (table) => this.table(now, at, table))}</ul>
        <form class="add" @submit=${this.add}><label class="labelled">${say("hall-desk-table-name")}<input class="input" name="table" maxlength="32" pattern="[a-z0-9][a-z0-9\\-]*" autocomplete="off" autocapitalize="none" spellcheck="false" required /></label>
          <button class="key cloth" type="submit">${icon("plus")}${say("hall-desk-table-add")}</button><p class="quiet small">${say("hall-desk-table-by-hand")}</p></form></section>
      ${at.troubles.length > 0 ? this.troubles(at) : nothing}
      <section class="well"><h2>${say("hall-desk-start")}</h2><p class="quiet small">${say("hall-desk-start-how")}</p>
        ${at.start && this.start ? html`<p><code>${at.start}</code></p>` : nothing}
        ${at.start ? html`<div class="acts"><button class="key cloth" type="button" aria-expanded=${this.start ? "true" : "false"} @click=${() => (this.start = !this.start)}>${icon(this.start ? "unseen" : "eye")}${say(this.start ? "hall-desk-start-hide" : "hall-desk-start-show")}</button></div>` : nothing}
        <p class="small alert">${icon("wifi")}${say("hall-desk-broker", { state: at.broker.state, address: at.broker.address })}</p></section>`;
  }

  private table(now: Hall, at: Desk, { table, presence: there, called }: HallTable): TemplateResult {
    const match = now.matches.find((one) => one.table === table && one.winners === null);
    const alerts = at.alerts.filter((one) => one.table === table);
    return html`<li><div><b>${table}</b> ${presence(there)}</div>
      <p class="small quiet">${match ? namesOf(now, match.players) : say("hall-desk-table-free")}</p>
      ${called === null ? nothing : html`<p class="small"><span class="tag lit">${icon("raise")}${say("hall-desk-call-since", { minutes: called ? minutesAgo(called, hallNow()) : 0 })}</span></p>`}
      ${alerts.map(({ message }) => html`<p class="small alert">${icon("alert")}<span>${sayMessage(message)}</span></p>`)}
      <div class="acts">${called === null ? html`<button class="key bare small" type="button" aria-label=${say("hall-desk-call-there-of", { table })} @click=${() => void deed({ do: "call", table })}>${icon("raise")}${say("hall-desk-call-there")}</button>`
        : html`<button class="key small" type="button" aria-label=${say("hall-desk-answer-of", { table })} @click=${() => void tell(`/api/answer/${table}`)}>${icon("check")}${say("hall-desk-answer")}</button>`}
        <button class="key bare small" type="button" aria-label=${say("hall-desk-table-remove-of", { table })} @click=${() => void deed({ do: "remove-table", table })}>${icon("cross")}${say("hall-desk-table-remove")}</button></div></li>`;
  }

  private strangers(at: Desk): TemplateResult {
    return html`<section class="well"><h2>${say("hall-desk-strangers", { count: at.strangers.length })}</h2><p class="quiet small">${say("hall-desk-strangers-what")}</p>
      <ul class="tables">${repeat(at.strangers, ({ table }) => table, ({ table, presence: there, seats }) => html`<li><div><b>${table}</b> ${presence(there)}</div>
        ${seats ? html`<p class="small quiet">${say("hall-desk-table-seats", { seats })}</p>` : nothing}
        <div class="acts"><button class="key" type="button" aria-label=${say("hall-desk-let-in-of", { table })} @click=${() => void deed({ do: "add-table", table })}>${icon("plus")}${say("hall-desk-let-in")}</button></div></li>`)}</ul>
      ${at.strangers.length > 1 ? html`<div class="acts"><button class="key cloth" type="button" @click=${() => void this.all(at)}>${say("hall-desk-let-all-in")}</button></div>` : nothing}</section>`;
  }

  private troubles(at: Desk): TemplateResult {
    return html`<section><h2>${say("hall-desk-troubles")}</h2><p class="quiet small">${say("hall-desk-troubles-what")}</p>
      <ul class="troubles">${[...at.troubles].reverse().map(({ at: when, table, message }) => html`<li><span class="num quiet small">${new Date(when * 1000).toLocaleTimeString(locale(), { timeStyle: "short" })}</span>
        <b>${table}</b><span>${sayMessage(message)}</span></li>`)}</ul></section>`;
  }

  private async all(at: Desk): Promise<void> {
    for (const { table } of at.strangers) if ((await deed({ do: "add-table", table })) === null) return;
  }

  private readonly add = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const table = String(new FormData(form).get("table") ?? "").trim();
    if ((await deed({ do: "add-table", table })) !== null) form.reset();
  };
}
