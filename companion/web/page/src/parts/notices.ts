/** Notices of the table for everybody: the newest few, until somebody dismisses them or their time is over. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import type { Watchable } from "../cell";
import { AmbitElement, styles } from "../element";
import type { Posted } from "../store";
import { localNow, store } from "../table";
import { say, sayMessage } from "../words/say";
import { Ticking } from "./countdown";
import { icon } from "./icon";
import own from "./notices.css?inline";

/** How long a notice is shown, in seconds: long enough to be read twice; the history keeps what still holds. */
const SECONDS = 14;

@customElement("ambit-notices")
export class Notices extends AmbitElement {
  static override styles = styles(own);

  @property({ type: Number }) most = 2;
  /** Only those for this seat and for everybody; null shows all. */
  @property({ attribute: false }) seat: number | null = null;

  private readonly ticking = new Ticking(this, () => store.notices.value.length > 0, 1000);

  protected override watching(): readonly Watchable[] {
    return [store.notices];
  }

  protected override render(): TemplateResult {
    void this.ticking;
    const fresh = store.notices.value.filter((posted) => localNow() - posted.at < SECONDS && this.mine(posted));
    return html`<div role="status">${fresh.slice(-this.most).map((posted) => this.one(posted))}</div>`;
  }

  /** A question is shown on every page as long as it is open, so it is not a notice as well. */
  private mine({ notice }: Posted): boolean {
    if (notice.message.id === "undo-asked") return false;
    return this.seat === null || notice.seat === null || notice.seat === this.seat;
  }

  private one({ key, notice }: Posted): TemplateResult {
    return html`<p class="sheet notice" data-seat=${notice.seat ?? nothing}>
      ${icon(notice.device ? "alert" : "raise")}<span>${sayMessage(notice.message)}</span>
      <button class="key bare" type="button" aria-label=${say("page-put-away")} @click=${() => store.dismiss(key)}>${icon("cross")}</button>
    </p>`;
  }
}
