/** Shown while the hall does not answer: what happened, what still works, and when it is tried again. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";

import type { Stop } from "../../cell";
import { AmbitElement, styles } from "../../element";
import look from "../../parts/connection.css?inline";
import { Ticking } from "../../parts/countdown";
import { icon } from "../../parts/icon";
import { say } from "../../words/say";
import { line, localNow, retryNow } from "../hall";

@customElement("ambit-hall-connection")
export class HallConnection extends AmbitElement {
  static override styles = styles(look);

  private broken = false;
  private retryAt: number | null = null;
  private stop: Stop | null = null;
  private readonly ticking = new Ticking(this, () => this.retryAt !== null, 500);

  override connectedCallback(): void {
    super.connectedCallback();
    this.stop = line.watch(({ state, again }) => {
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
    return html`<div class="sheet lost" role="alert">
      ${icon("alert")}
      <p><b>${say("hall-page-lost")}</b>${say("page-lost-again", { seconds })}</p>
      <button class="key" type="button" @click=${retryNow}>${say("page-try-now")}</button>
    </div>`;
  }
}
