/** The round button. The press counts from the moment the finger touches down, and that moment is sent; letting go does nothing. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { AmbitElement, styles } from "../element";
import { act, press } from "../table";
import { icon } from "../parts/icon";
import own from "./call.css?inline";
import type { Call } from "./phone";

const SIGN = { lit: null, dark: "halt", pressed: "check", barred: "halt" } as const;
const BUZZ = 25;

@customElement("ambit-call")
export class CallButton extends AmbitElement {
  static override styles = styles(own);

  @property({ attribute: false }) call: Call | null = null;
  /** Drawn in a row with other keys, not alone below them. */
  @property({ type: Boolean, reflect: true }) small = false;
  @state() private down = false;

  protected override render(): TemplateResult | typeof nothing {
    const call = this.call;
    if (call === null) return nothing;
    const done = call.form.entries.length === 0;
    const sign = SIGN[call.lamp];
    return html`<button class="call ${call.lamp} ${this.down ? "down" : ""}" type="button" ?disabled=${done}
      aria-pressed=${call.lamp === "pressed" ? "true" : "false"}
      @pointerdown=${this.touched} @pointerup=${this.released} @pointercancel=${this.released} @pointerleave=${this.released}
      @keydown=${this.typed} @keyup=${this.released} @contextmenu=${(event: Event) => event.preventDefault()}>
      ${sign ? icon(sign) : nothing}<span>${call.label}</span>${call.under ? html`<small>${call.under}</small>` : nothing}
    </button>`;
  }

  private readonly touched = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    this.send(event.timeStamp);
  };

  private readonly typed = (event: KeyboardEvent): void => {
    if (event.repeat || (event.key !== " " && event.key !== "Enter")) return;
    event.preventDefault();
    this.send(event.timeStamp);
  };

  private readonly released = (): void => {
    this.down = false;
  };

  private send(timeStamp: number): void {
    const { form, timed = false } = this.call ?? {};
    if (!form || form.entries.length === 0) return;
    this.down = true;
    navigator.vibrate?.(BUZZ);
    const action = { do: form.verb, seat: form.seat };
    void (timed || form.entries.some((entry) => "at" in entry) ? press(action, timeStamp) : act(action));
  }
}
