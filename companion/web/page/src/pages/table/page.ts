/** `/`: the screen of the table, for everybody who sits around it: the lobby, the game, and what comes after it. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, query, state } from "lit/decorators.js";

import { stayAwake } from "../../awake";
import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { sceneOf } from "../../games/scene";
import "../../games/table";
import { keptToken } from "../../identity";
import { invitation } from "../../invitation";
import { isOver, LeadingOn } from "../../lobby/leading-on";
import "../../parts/connection";
import { icon } from "../../parts/icon";
import "../../parts/notices";
import { pausedSentence } from "../../parts/own-settings";
import "../../parts/settings";
import "../../parts/votes";
import { store } from "../../table";
import type { Lobby } from "../../wire";
import { say, sayRich, sayMessage } from "../../words/say";
import { answerHere } from "./answers";
import type { Drawer } from "./drawer";
import "./drawer";
import { freeSeats } from "./free-seats";
import { missing } from "./missing";
import { readerRound } from "./reader-round";
import style from "./page.css?inline";

/** A screen that is no wider is held in the hand. */
const NARROW = "(max-width: 719px) and (orientation: portrait)";

/** Loaded when they are first shown: a screen in a game needs none of them. */
const LOADED = {
  entry: () => import("../join/entry"),
  lobby: () => import("../../lobby/lobby"),
  hand: () => import("../../lobby/phone"),
  after: () => import("../../lobby/after"),
};

@customElement("ambit-table-page")
export class TablePage extends AmbitElement {
  static override styles = styles(style);

  /** Whoever has no seat and came from elsewhere is asked first whether to join or to watch. */
  @state() private watches = new URLSearchParams(location.search).has("watch");
  @query("ambit-drawer") private readonly drawer?: Drawer;
  private readonly leading = new LeadingOn(this);
  private readonly narrow = matchMedia(NARROW);

  protected override watching(): readonly Watchable[] {
    return [store.state, store.lobby, store.welcome, invitation];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.narrow.addEventListener("change", this.redraw);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.narrow.removeEventListener("change", this.redraw);
    document.documentElement.removeAttribute("data-hosting"); // the next page has set its own reach already
  }

  protected override render(): TemplateResult {
    const lobby = store.lobby.value;
    if (store.welcome.value?.role === "table") stayAwake();
    const shown = this.asks ? "entry" : lobby?.phase === "lobby" ? "lobby" : this.leading.follow(store.state.value, lobby) ? "after" : "game";
    const inHand = shown === "entry" || (shown === "lobby" && this.narrow.matches);
    if (this.isConnected) fitted(inHand ? "near" : "far", shown !== "game"); // the page that follows has a reach of its own
    if (shown !== "game") void LOADED[shown === "lobby" && inHand ? "hand" : shown]();
    if (shown === "entry") return html`<div class="line"><ambit-connection></ambit-connection></div><ambit-entry @watch=${this.watch}></ambit-entry>`;
    if (inHand) return html`<ambit-lobby-phone></ambit-lobby-phone>`;
    return html`<div class="overlay"><ambit-connection></ambit-connection><ambit-notices></ambit-notices></div>
      ${shown === "game" ? this.game(lobby) : shown === "lobby" ? html`<ambit-lobby></ambit-lobby>` : html`<ambit-after @back=${() => this.leading.turn(false)}></ambit-after>`}
      ${shown === "game" || store.state.value?.halted ? this.standing() : nothing}
      <ambit-settings class="corner"></ambit-settings>`;
  }

  private get asks(): boolean {
    return store.welcome.value?.role === "watch" && keptToken("seat") === null && !this.watches;
  }

  private game(lobby: Lobby | null): TemplateResult | typeof nothing {
    const now = store.state.value;
    const own = store.welcome.value?.role === "table";
    if (now === null) return nothing;
    return html`<ambit-table .scene=${sceneOf(now)} .invitation=${invitation.value} .touch=${own} @seat=${this.touched}></ambit-table>
      ${readerRound(now, own)}${missing(now)}${lobby ? freeSeats(now, lobby) : nothing}
      ${isOver(now, lobby) ? html`<p class="onward"><button class="key" type="button" @click=${() => this.leading.turn(true)}>${icon("next")}${say("evening-what-now")}</button></p>` : nothing}
      ${own ? html`<ambit-drawer></ambit-drawer>` : nothing}`;
  }

  private readonly touched = (event: CustomEvent<number>): void => void this.drawer?.show(event.detail);
  private readonly redraw = (): void => this.requestUpdate();

  private readonly watch = (): void => {
    history.replaceState(null, "", "/?watch");
    this.watches = true;
  };

  /** What keeps the whole table from going on, while it does: over the prompt, so that no name is covered. */
  private standing(): TemplateResult | typeof nothing {
    const now = store.state.value;
    if (now?.halted) return html`<p class="sheet standing" role="alert">${sayMessage(now.halted)}</p>`;
    if (now?.asked) return html`<div class="sheet standing" role="status"><p>${sayRich("page-asked", { seats: now.asked })}</p><ambit-votes .now=${now} .here=${answerHere(now)}></ambit-votes></div>`;
    if (now?.paused) return html`<p class="sheet standing" role="status">${pausedSentence(now)}</p>`;
    return nothing;
  }
}

/** How large everything is: in the hand or from afar; and between games a small screen has larger words. */
function fitted(reach: "near" | "far", hosting: boolean): void {
  document.documentElement.dataset["reach"] = reach;
  document.documentElement.toggleAttribute("data-hosting", hosting && reach === "far");
}
