/** Signing in as the referee with the PIN that the terminal showed. The event `opened` says that the token is stored now. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { post, Declined } from "../api";
import { AmbitElement, styles } from "../element";
import { keepToken } from "../identity";
import { icon } from "../parts/icon";
import { say, sayMessage } from "../words/say";
import own from "./pin.css?inline";

@customElement("ambit-pin")
export class Pin extends AmbitElement {
  static override styles = styles(own);

  /** Why it is asked for here. */
  @property() says = "";
  @state() private no = "";
  @state() private busy = false;

  protected override firstUpdated(): void {
    this.renderRoot.querySelector("input")?.focus();
  }

  protected override render(): TemplateResult {
    return html`<form class="sheet pad" @submit=${this.enter}>
      <p class="voice">${this.says || say("hand-pin-says")}</p>
      <label class="labelled">${say("hand-pin")}<input class="input num" name="pin" type="password" inputmode="numeric" autocomplete="off"
        maxlength="40" required ?disabled=${this.busy} /></label>
      ${this.no ? html`<p class="no" role="alert">${icon("raise")}<span>${this.no}</span></p>` : nothing}
      <button class="key" type="submit" ?disabled=${this.busy}>${icon("check")}${say("hand-pin-enter")}</button>
    </form>`;
  }

  private readonly enter = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const pin = String(new FormData(form).get("pin") ?? "").trim();
    this.busy = true;
    try {
      const { token } = await post<{ token: string }>("/api/referee", { pin });
      keepToken("referee", token);
      this.no = "";
      this.dispatchEvent(new CustomEvent("opened"));
    } catch (wrong) {
      this.no = wrong instanceof Declined ? sayMessage(wrong.why) : String(wrong);
      form.reset();
    } finally {
      this.busy = false;
    }
  };
}
