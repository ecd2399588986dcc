/** The panel "What if…": choose a seat or the table, and switch faults on for it. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import type { Watchable } from "../cell";
import { AmbitElement, styles } from "../element";
import { glyph } from "../parts/glyph";
import { icon } from "../parts/icon";
import { store } from "../table";
import type { State } from "../wire";
import { say } from "../words/say";
import { count, isOn, mendAll, offered, type WhatIf } from "./faults";
import { moved } from "./focus-moves";
import { TABLE } from "./devices";
import { breakOrMend, chosen, faults, mendEverything } from "./touch";
import own from "./what-if.css?inline";

@customElement("simulate-what-if")
export class WhatIfs extends AmbitElement {
  static override styles = styles(own);

  @state() private place = 1;
  private unfollow: (() => void) | undefined;

  protected override watching(): readonly Watchable[] {
    return [store.state, store.welcome, faults];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // The seat that keys act on is also the one for the faults.
    this.unfollow = chosen.watch((seat) => (this.place = seat));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.unfollow?.();
  }

  protected override render(): TemplateResult | typeof nothing {
    const now = store.state.value;
    if (now === null) return nothing;
    const places = [...now.view.seats.map(({ seat }) => seat), TABLE];
    const place = places.includes(this.place) ? this.place : (places[0] ?? TABLE);
    return html`<section class="well" aria-label=${say("simulate-what-if")}>
      <header><h2>${say("simulate-what-if")}</h2>
        <div class="places" role="tablist" aria-label=${say("simulate-where")} @keydown=${(event: KeyboardEvent) => this.moveFocus(event, places)}>
          ${places.map((each) => this.tab(each, each === place, now))}
        </div>
      </header>
      <div class="switches" id="switches" role="tabpanel" aria-label=${this.name(place)}>
        ${offered(now.devices, place, store.welcome.value?.fault_kinds ?? [], now.board !== null).map((what) => this.one(what, place, now))}
        ${mendAll(faults.value).length > 0 ? html`<button class="key bare mend" type="button" @click=${mendEverything}>${say("simulate-mend")}</button>` : nothing}
      </div>
    </section>`;
  }

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('[role="tab"][tabindex="0"]')?.focus();
  }

  private tab(place: number, selected: boolean, { devices }: State): TemplateResult {
    const on = count(faults.value, devices, place);
    return html`<button class="place" type="button" role="tab" aria-selected=${selected ? "true" : "false"} aria-controls="switches" tabindex=${selected ? 0 : -1}
      aria-label=${say("simulate-place", { place: this.name(place), on })} title=${this.name(place)} data-place=${place} @click=${() => (this.place = place)}>
      ${place === TABLE ? say("simulate-the-table") : html`${glyph(place)}${place}`}${on > 0 ? icon("alert") : nothing}
    </button>`;
  }

  private one(what: WhatIf, place: number, { devices }: State): TemplateResult {
    const on = isOn(what, faults.value, devices, place);
    return html`<label class="switch ${on ? "on" : ""}"><span>${say(`simulate-fault-${what.id}`)}</span><em>${say(on ? "page-on" : "page-off")}</em>
      <input type="checkbox" role="switch" .checked=${on} @change=${() => void breakOrMend(what, place, !on)} />
    </label>`;
  }

  private name(place: number): string {
    const seat = store.state.value?.view.seats.find((each) => each.seat === place);
    return seat === undefined ? say("simulate-the-table") : say("simulate-seat", { number: place, name: seat.name });
  }

  private moveFocus(event: KeyboardEvent, places: readonly number[]): void {
    const next = moved(event.key, places.indexOf(this.place), places.length, "both");
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    this.place = places[next] ?? TABLE;
    void this.updateComplete.then(() => this.focus());
  }
}
