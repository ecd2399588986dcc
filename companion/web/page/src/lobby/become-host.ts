/** A phone that wants to host: a press of any button of the table agrees, or the host hands over, or the PIN. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import { Declined, post } from "../api";
import type { Watchable } from "../cell";
import { AmbitElement, styles } from "../element";
import { icon } from "../parts/icon";
import "../parts/sheet";
import { askLobby, ownToken, store } from "../table";
import { say, sayMessage } from "../words/say";
import own from "./seat-sheet.css?inline";

@customElement("ambit-become-host")
export class BecomeHost extends AmbitElement {
  static override styles = styles(own);

  @state() private no = "";

  protected override watching(): readonly Watchable[] {
    return [store.lobby];
  }

  /** As soon as this phone hosts there is nothing to ask any more. */
  protected override updated(): void {
    if (store.lobby.value?.host) this.closed();
  }

  protected override render(): TemplateResult {
    const buttons = store.lobby.value?.seats.some(({ boxes }) => boxes.some((role) => ["ok", "no", "call"].includes(role))) ?? false;
    return html`<ambit-sheet heading=${say("evening-want-host")} @closed=${this.closed}><div class="on-card">
      ${buttons ? html`<p>${say("evening-host-press")}</p>
        <button class="key" type="button" @click=${this.ask}>${icon("button")}${say("evening-host-ask")}</button>` : html`<p>${say("evening-host-by-screen")}</p>`}
      <form @submit=${this.enter}><label class="labelled">${say("evening-host-pin")}<input class="input num" name="pin" type="password" inputmode="numeric" autocomplete="off" maxlength="40" required /></label>
        ${this.no ? html`<p role="alert">${this.no}</p>` : nothing}
        <button class="key cloth" type="submit">${icon("check")}${say("hand-pin-enter")}</button></form>
    </div></ambit-sheet>`;
  }

  private readonly ask = (): void => {
    const seat = store.welcome.value?.seat;
    if (seat) void askLobby({ say: "host", seat });
    this.closed();
  };

  private readonly enter = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    try {
      await post("/api/host", { pin: String(new FormData(form).get("pin") ?? "").trim() }, ownToken());
      this.closed();
    } catch (wrong) {
      this.no = wrong instanceof Declined ? sayMessage(wrong.why) : String(wrong);
      form.reset();
    }
  };

  private readonly closed = (): void => void this.dispatchEvent(new CustomEvent("closed"));
}
