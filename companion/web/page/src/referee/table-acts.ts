/** Actions of the table itself that are legal now, as keys: who begins, time is up, the cards left lying. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { AmbitElement, styles } from "../element";
import { icon } from "../parts/icon";
import { control } from "../seat/fields";
import { begin, sendable, shown } from "../seat/filling";
import { phoneFor } from "../seat/find";
import "../seat/remember";
import { actWithRetry } from "../seat/retry";
import { type Chosen, forms, kept } from "../seat/legal";
import type { Key, Now, Phone } from "../seat/phone";
import type { Action, SeatView, State } from "../wire";
import { say, speaker } from "../words/say";
import own from "./table-acts.css?inline";

const NOBODY: SeatView = { seat: 0, name: "", team: 0, counters: {}, zones: {}, flags: [] };

@customElement("ambit-table-acts")
export class TableActs extends AmbitElement {
  static override styles = styles(own);

  @property({ attribute: false }) now!: State;
  @state() private chosen: ReadonlyMap<string, Chosen> = new Map();
  @state() private busy = false;
  /** The key whose panel is open. */
  @state() private open: string | null = null;

  protected override render(): TemplateResult {
    const phone = phoneFor(this.now.view.game, () => this.requestUpdate());
    const now: Now = { state: this.now, view: this.now.view, me: NOBODY };
    const keys = phone?.keys(now, forms(this.now.legal).filter(({ verb, seat }) => seat === NOBODY.seat && verb !== "adjust")) ?? [];
    const remember = html`<ambit-remember .now=${this.now} who="staff"></ambit-remember>`;
    if (phone === null || keys.length === 0) return html`${remember}<p class="quiet">${say("referee-nothing-now")}</p>`;
    return html`${remember}${keys.map((key) => this.one(key, phone, now))}`;
  }

  private one(key: Key, phone: Phone, now: Now): TemplateResult {
    if (key.panel) return this.folded(key, key.panel, now);
    const chosen = kept(key.form, this.chosen.get(key.id) ?? begin(key, phone, now));
    const set = (field: string, value: unknown): void => void (this.chosen = new Map(this.chosen).set(key.id, { ...chosen, [field]: value }));
    const action = sendable(key, phone, chosen);
    return html`<div class="act">
      ${shown(key, chosen).map((field) => control(field, { now, phone, key, chosen, set }))}
      <button class="key" type="button" ?disabled=${action === null || this.busy}
        @click=${() => action && this.send(action)}>${key.icon ? icon(key.icon) : nothing}${this.label(key, chosen)}</button>
    </div>`;
  }

  /** What the game draws itself is opened by its key. */
  private folded(key: Key, panel: NonNullable<Key["panel"]>, now: Now): TemplateResult {
    const open = this.open === key.id;
    return html`<div class="act">${open ? panel(now, () => (this.open = null))
      : html`<button class="key" type="button" @click=${() => (this.open = key.id)}>${key.icon ? icon(key.icon) : nothing}${say(key.label, key.args)}</button>`}</div>`;
  }

  private label(key: Key, chosen: Chosen): string {
    const n = key.ask.length === 1 ? chosen[key.ask[0] ?? ""] : undefined;
    if (n === undefined && key.place === "inline") return say("phone-do");
    return key.ask.length > 0 && speaker.value.knows(`${key.label}-do`) ? say(`${key.label}-do`) : say(key.label, { ...key.args, n: n ?? 0 });
  }

  private async send(action: Action): Promise<void> {
    this.busy = true;
    await actWithRetry(action);
    this.busy = false;
    this.chosen = new Map();
  }
}
