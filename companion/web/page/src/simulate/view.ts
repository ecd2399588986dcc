/** The table's screen, drawn at its full size and scaled down to the room there is. */

import { html, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import type { Watchable } from "../cell";
import { AmbitElement, styles } from "../element";
import { sceneOf } from "../games/scene";
import "../games/table";
import { invitation } from "../invitation";
import { store } from "../table";
import tokens from "../style/tokens.css?inline";
import { vars } from "../vars";
import own from "./view.css?inline";

/** The width of the table's screen in rem, lying and upright: see the sizes for two metres in style/tokens.css. */
const WIDE = 120;
const UPRIGHT = 67.5;
/** On a phone the table's screen is drawn upright, as in view.css: lying, nobody could read it. */
const PHONE = "(max-width: 719px)";

@customElement("simulate-view")
export class View extends AmbitElement {
  static override styles = styles(tokens, own);

  @state() private scale = 0;

  private readonly size = new ResizeObserver(([box]) => {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    if (box) this.scale = box.contentRect.width / ((matchMedia(PHONE).matches ? UPRIGHT : WIDE) * rem);
  });

  protected override watching(): readonly Watchable[] {
    return [store.state, store.lobby, invitation];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.size.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.size.disconnect();
  }

  protected override render(): TemplateResult {
    const now = store.state.value;
    if (now === null) void import("../lobby/lobby");
    return html`<div class="frame" ${vars({ "--scale": this.scale.toFixed(4) })}>
      <div class="stage" data-reach="far">${now === null ? html`<ambit-lobby></ambit-lobby>` : html`<ambit-table .scene=${sceneOf(now)} .invitation=${invitation.value}></ambit-table>`}</div>
    </div>`;
  }
}
