/** One player in the desk's list: number, name, where they stand, and what can be changed. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { icon } from "../../parts/icon";
import { say } from "../../words/say";
import { deed, hall, tell } from "../hall";
import parts from "../parts/parts.css?inline";
import type { Deed, Hall, Player } from "../wire";
import own from "./player.css?inline";

@customElement("ambit-hall-player")
export class PlayerRow extends AmbitElement {
  static override styles = styles(parts, own);

  @property({ attribute: false }) player!: Player;
  @property({ attribute: false }) badge: string | null = null;
  @property({ attribute: false }) phone = false;
  @state() private open = false;

  protected override watching(): readonly Watchable[] {
    return [hall];
  }

  protected override render(): TemplateResult {
    const { player } = this;
    const now = hall.value;
    if (now === null) return html``;
    const late = player.since > 1 ? say("hall-desk-since", { round: player.since }) : "";
    return html`<div class="row"><b class="num">${player.number}</b>
        <p class=${player.here ? "" : "faint"}>${player.name} <span class="small quiet">${[player.here ? "" : say("hall-page-gone"), late, player.table ? say("hall-desk-bound", { table: player.table }) : "", this.badge ? say("hall-desk-has-badge") : "", this.phone ? say("hall-desk-has-phone") : ""].filter(Boolean).join(" · ")}</span></p>
        <button class="key bare" type="button" aria-expanded=${this.open ? "true" : "false"} aria-label=${say("hall-desk-change-of", { names: player.name })} @click=${() => (this.open = !this.open)}>${icon(this.open ? "cross" : "settings")}</button></div>
      ${this.open ? this.changes(now) : nothing}`;
  }

  private changes(now: Hall): TemplateResult {
    const { player } = this;
    const over = now.phase === "over";
    return html`<form class="well" @submit=${this.rename}><label class="labelled">${say("hall-page-player")}<input class="input" name="name" maxlength="40" required .value=${player.name} /></label>
      <label class="labelled">${say("hall-desk-bind")}<select class="input" @change=${(event: Event) => this.change({ table: (event.target as HTMLSelectElement).value || null })}>
        <option value="" ?selected=${player.table === null}>${say("hall-desk-any-table")}</option>${now.tables.map(({ table }) => html`<option value=${table} ?selected=${table === player.table}>${table}</option>`)}</select></label>
      <div class="acts"><button class="key" type="submit" ?disabled=${over}>${icon("check")}${say("hall-desk-rename")}</button>
        ${player.here ? html`<button class="key cloth" type="button" ?disabled=${over} @click=${() => this.act({ do: "leave", player: player.number })}>${icon("other")}${say("hall-desk-leaves")}</button>`
          : html`<button class="key cloth" type="button" ?disabled=${over} @click=${() => this.act({ do: "come-back", player: player.number })}>${icon("resume")}${say("hall-desk-comes-back")}</button>`}
        ${this.badge ? html`<button class="key bare" type="button" @click=${() => this.change({ badge: null })}>${say("hall-desk-badge-off")}</button>` : nothing}
        ${this.phone ? html`<button class="key bare" type="button" @click=${this.freePhone}>${say("hall-desk-phone-off")}</button>` : nothing}</div></form>`;
  }

  private readonly rename = (event: SubmitEvent): void => {
    event.preventDefault();
    const name = String(new FormData(event.target as HTMLFormElement).get("name") ?? "").trim();
    this.change({ name });
  };

  private readonly freePhone = (): void => void tell(`/api/phones/${this.player.number}/free`).then((done) => done && (this.open = false));

  private change(what: Record<string, unknown>): void {
    this.act({ do: "change", player: this.player.number, ...what });
  }

  private act(what: Deed): void {
    void deed(what).then((facts) => facts && (this.open = false));
  }
}
