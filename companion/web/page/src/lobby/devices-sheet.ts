/** Every device of the table, to try: a device that is touched lights up here, and a key makes it show itself. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";

import type { Watchable } from "../cell";
import { AmbitElement, styles } from "../element";
import { icon } from "../parts/icon";
import "../parts/sheet";
import { failing } from "../referee/wiring";
import { askLobby, reopen, store } from "../table";
import type { Lobby } from "../wire";
import { say } from "../words/say";
import own from "./devices-sheet.css?inline";

@customElement("ambit-devices-sheet")
export class DevicesSheet extends AmbitElement {
  static override styles = styles(own);

  /** How often each device had been used when the sheet was opened. */
  private atOpen: Lobby["touched"] = {};

  override connectedCallback(): void {
    super.connectedCallback();
    this.atOpen = store.lobby.value?.touched ?? {};
  }

  protected override watching(): readonly Watchable[] {
    return [store.lobby];
  }

  protected override render(): TemplateResult | typeof nothing {
    const lobby = store.lobby.value;
    if (lobby === null) return nothing;
    const names = Object.keys(lobby.devices).sort();
    return html`<ambit-sheet wide heading=${say("evening-devices")} @closed=${() => this.dispatchEvent(new CustomEvent("closed"))}><div class="on-card">
      <p>${names.length === 0 ? say("evening-no-boxes") : say("evening-press-me")}</p>
      ${lookAgain(lobby)}
      <ul>${names.map((device) => this.line(device, lobby))}</ul></div></ambit-sheet>`;
  }

  private line(device: string, { devices, touched, host }: Lobby): TemplateResult {
    const up = devices[device]?.up ?? false;
    const seat = /^seat(\d+)\./.exec(device)?.[1];
    const used = (touched[device] ?? 0) - (this.atOpen[device] ?? 0);
    return html`<li class=${used > 0 ? "used" : up ? "" : "bad"} data-seat=${seat ?? nothing}>
      ${icon(used > 0 ? "check" : up ? "chip" : "alert")}<span class="name-of">${say("referee-device", { device })}</span>
      <span class="st" role="status">${used > 0 ? say("evening-touched", { count: used }) : up ? "" : say("referee-silent")}</span>
      ${host ? html`<button class="key cloth" type="button" aria-label=${say("evening-test-device", { device })}
        @click=${() => void (up ? askLobby({ say: "test", device }) : reopen(device))}>${icon(up ? "lamp" : "redo")}${say(up ? "evening-test" : "referee-try-again")}</button>` : nothing}</li>`;
  }
}

/** Try all again that do not answer. */
export function lookAgain({ devices, host }: Lobby): TemplateResult | typeof nothing {
  const down = failing(devices);
  if (down.length === 0 || !host) return nothing;
  return html`<button class="key cloth again" type="button" @click=${() => down.forEach(({ device }) => void reopen(device))}>${icon("redo")}${say("evening-look-again")}</button>`;
}

/** "14 devices answer, 1 does not." */
export function devicesInWords({ devices }: Pick<Lobby, "devices">): string {
  const all = Object.keys(devices).length;
  const down = failing(devices).length;
  return all === 0 ? say("evening-no-boxes") : say(down === 0 ? "evening-devices-answer" : "evening-devices-some", { up: all - down, down });
}
