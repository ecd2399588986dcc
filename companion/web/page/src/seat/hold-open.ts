/** Something covered that is open only while a finger (or a key) holds its key down; it closes when the page is left. */

import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from "lit";

import { icon } from "../parts/icon";
import { say } from "../words/say";

export class HoldOpen implements ReactiveController {
  open = false;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener("visibilitychange", this.cover);
    addEventListener("blur", this.cover);
  }

  hostDisconnected(): void {
    document.removeEventListener("visibilitychange", this.cover);
    removeEventListener("blur", this.cover);
  }

  /** The key that holds it open. */
  key(): TemplateResult {
    return html`<button class="key cloth" type="button" aria-pressed=${this.open ? "true" : "false"} @pointerdown=${this.uncover} @pointerup=${this.cover}
      @pointercancel=${this.cover} @blur=${this.cover} @keydown=${this.typed} @keyup=${this.cover}
      @contextmenu=${(event: Event) => event.preventDefault()}>
      ${icon(this.open ? "unseen" : "eye")}${say(this.open ? "phone-let-go" : "phone-hold")}</button>`;
  }

  private readonly uncover = (event: PointerEvent): void => {
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.set(true);
  };

  private readonly typed = (event: KeyboardEvent): void => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    this.set(true);
  };

  private readonly cover = (): void => this.set(false);

  private set(open: boolean): void {
    this.open = open;
    this.host.requestUpdate();
  }
}
