/** The QR code with the table's address; with the code of the evening in it for those who may know it. */

import { html, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import type { Stop } from "../cell";
import { AmbitElement, styles } from "../element";
import { invitation } from "../invitation";
import { ownToken } from "../table";
import { say } from "../words/say";
import own from "./qr.css?inline";

@customElement("ambit-qr")
export class Qr extends AmbitElement {
  static override styles = styles(own);

  @state() private picture: string | null = null;
  private stop: Stop | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.stop = invitation.watch(() => void this.fetchPicture());
    void this.fetchPicture();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop?.();
    if (this.picture) URL.revokeObjectURL(this.picture);
    this.picture = null;
  }

  protected override render(): TemplateResult {
    return this.picture ? html`<img src=${this.picture} alt=${say("join-qr")} />` : html`<span class="none"></span>`;
  }

  /** An image element could not send the token with which the code is told. */
  private async fetchPicture(): Promise<void> {
    const answer = await fetch("/api/qr.svg", { headers: { authorization: `Bearer ${ownToken()}` }, cache: "no-store" }).catch(() => null);
    if (!answer?.ok || !this.isConnected) return;
    if (this.picture) URL.revokeObjectURL(this.picture);
    this.picture = URL.createObjectURL(await answer.blob());
  }
}
