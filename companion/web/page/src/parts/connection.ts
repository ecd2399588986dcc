/** Shown while the connection to the table is lost: what happened, what still works, what to do. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";

import type { Stop, Watchable } from "../cell";
import { AmbitElement, styles } from "../element";
import { localNow, retryNow, store } from "../table";
import { say, sayMessage } from "../words/say";
import { Ticking } from "./countdown";
import { icon } from "./icon";
import own from "./connection.css?inline";

@customElement("ambit-connection")
export class Connection extends AmbitElement {
  static override styles = styles(own);

  private broken = false;
  private retryAt: number | null = null;
  private readonly ticking = new Ticking(this, () => this.retryAt !== null, 500);

  protected override watching(): readonly Watchable[] {
    return [store.goodbye];
  }

  private stop: Stop | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.stop = store.link.watch(({ state, again }) => {
      this.broken = state === "waiting" || (this.broken && state === "opening");
      this.retryAt = again === null ? null : localNow() + again;
      this.requestUpdate();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop?.();
  }

  protected override render(): TemplateResult | typeof nothing {
    void this.ticking;
    if (!this.broken) return nothing;
    const seconds = this.retryAt === null ? 0 : Math.max(0, Math.ceil(this.retryAt - localNow()));
    const goodbye = store.goodbye.value;
    return html`<div class="sheet lost" role="alert">
      ${icon("alert")}
      <p><b>${goodbye ? sayMessage(goodbye) : say("page-lost")}</b>${say("page-lost-again", { seconds })}</p>
      <button class="key" type="button" @click=${retryNow}>${say("page-try-now")}</button>
    </div>`;
  }
}
