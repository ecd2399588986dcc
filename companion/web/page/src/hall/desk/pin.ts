/** Another screen becomes the desk with the PIN that the first one shows. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import { Declined } from "../../api";
import { AmbitElement, styles } from "../../element";
import { icon } from "../../parts/icon";
import type { Message } from "../../wire";
import { say, sayMessage } from "../../words/say";
import { becomeDesk, reconnect } from "../hall";
import own from "./pin.css?inline";

@customElement("ambit-hall-pin")
export class HallPin extends AmbitElement {
  static override styles = styles(own);

  @state() private wrong: Message | null = null;
  @state() private busy = false;

  protected override render(): TemplateResult {
    return html`<form class="sheet pad" @submit=${this.submitted}><h2>${say("hall-desk-pin-title")}</h2><p class="quiet">${say("hall-desk-pin-where")}</p>
      <label class="labelled">${say("hall-desk-pin")}<input class="input num" name="pin" inputmode="numeric" autocomplete="off" maxlength="40" required /></label>
      ${this.wrong ? html`<p class="wrong" role="alert">${icon("raise")}<span>${sayMessage(this.wrong)}</span></p>` : nothing}
      <button class="key" type="submit" ?disabled=${this.busy}>${icon("check")}${say("hall-desk-pin-go")}</button></form>`;
  }

  private readonly submitted = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    this.busy = true;
    const pin = String(new FormData(event.target as HTMLFormElement).get("pin") ?? "").trim();
    try {
      await becomeDesk(pin);
      reconnect();
    } catch (wrong) {
      if (!(wrong instanceof Declined)) throw wrong;
      this.wrong = wrong.why;
    } finally {
      this.busy = false;
    }
  };
}
