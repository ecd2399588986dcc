/** One seat on a sheet: who sits there, by touch or typed; moving, hosting, standing up. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import type { Watchable } from "../cell";
import { AmbitElement, styles } from "../element";
import { chips } from "../parts/choices";
import { icon } from "../parts/icon";
import "../parts/sheet";
import { askLobby, store } from "../table";
import type { AskedOfLobby, Lobby, LobbySeat } from "../wire";
import { say } from "../words/say";
import { called } from "./at-seat";
import { earlierNames, learnNames } from "./names";
import own from "./seat-sheet.css?inline";

@customElement("ambit-seat-sheet")
export class SeatSheet extends AmbitElement {
  static override styles = styles(own);

  @property({ type: Number }) seat = 1;
  @state() private typed: string | null = null;

  protected override watching(): readonly Watchable[] {
    return [store.lobby, earlierNames];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void learnNames();
  }

  protected override render(): TemplateResult | typeof nothing {
    const lobby = store.lobby.value;
    const seat = lobby?.seats.find((one) => one.seat === this.seat);
    if (!lobby || !seat) return nothing;
    return html`<ambit-sheet heading=${say("evening-seat-sheet", { seat: this.seat, who: called(seat) })} @closed=${this.closed}><div class="on-card">
      ${this.names(seat, lobby)}${seat.taken && lobby.host ? this.more(seat, lobby) : nothing}</div></ambit-sheet>`;
  }

  private names(seat: LobbySeat, { seats, host }: Lobby): TemplateResult {
    const here = seats.map(({ name }) => name);
    const others = host ? earlierNames.value.filter((name) => !here.includes(name)) : [];
    return html`<form @submit=${this.named}>
      ${others.length > 0 ? html`<p class="ask">${say("evening-who-sits")}</p>${chips(say("evening-who-sits"), others.map((value) => ({ value, says: value })), "", (name) => this.sit(name))}` : nothing}
      <label class="labelled">${say("evening-name")}<input class="input" maxlength="40" autocomplete="off" .value=${this.typed ?? seat.name}
        @input=${(event: Event) => (this.typed = (event.target as HTMLInputElement).value)} /></label>
      <button class="key" type="submit">${icon("check")}${say(seat.taken ? "evening-name-do" : "evening-sit")}</button>
    </form>`;
  }

  private more(seat: LobbySeat, { seats }: Lobby): TemplateResult {
    const elsewhere = seats.filter((one) => one.seat !== seat.seat).map((one) => ({ value: one.seat, says: say("evening-move-to", { seat: one.seat, who: called(one) }) }));
    return html`${elsewhere.length > 0 ? html`<p class="ask">${say("evening-move")}</p>${chips(say("evening-move"), elsewhere, 0, (to) => this.ask({ say: "move", seat: seat.seat, to, name: seat.name }))}` : nothing}
      <div class="acts">
        ${seat.phone === "here" && !seat.host ? html`<button class="key cloth" type="button" @click=${() => this.ask({ say: "host", seat: seat.seat })}>${icon("crown")}${say("evening-hand-over")}</button>` : nothing}
        <button class="key cloth" type="button" @click=${() => this.ask({ say: "stand", seat: seat.seat })}>${icon("back")}${say(seat.phone === "away" ? "evening-free-away" : "evening-stand")}</button>
      </div>
      ${seat.phone === "away" ? html`<p class="quiet">${say("evening-away-more")}</p>` : nothing}`;
  }

  private readonly named = (event: SubmitEvent): void => {
    event.preventDefault();
    const known = store.lobby.value?.seats.find((one) => one.seat === this.seat)?.name ?? "";
    this.sit((this.typed ?? known).trim());
  };

  private sit(name: string): void {
    this.ask({ say: "sit", seat: this.seat, name });
  }

  private ask(asked: AskedOfLobby): void {
    void askLobby(asked);
    this.closed();
  }

  private readonly closed = (): void => void this.dispatchEvent(new CustomEvent("closed"));
}
