/** The page about cards: register tags, enter cards, check decks, and exchange all of it with another table. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import { type GameInfo, games } from "../api";
import { until, type Watchable } from "../cell";
import { AmbitElement, styles } from "../element";
import { pageFrame } from "../handheld/page-frame";
import frameStyle from "../handheld/page-frame.css?inline";
import "../handheld/pin";
import { keptToken } from "../identity";
import { chips } from "../parts/choices";
import { icon } from "../parts/icon";
import { store } from "../table";
import { say, speaker } from "../words/say";
import { cardsOf, type CardsInfo, reasonOf } from "./requests";
import "./decks";
import "./exchange";
import "./list";
import own from "./page.css?inline";
import "./registering";

const PARTS = ["register", "list", "decks", "exchange"] as const;
type Part = (typeof PARTS)[number];
/** For everybody. */
const OPEN: readonly Part[] = ["list", "decks"];

@customElement("ambit-cards-page")
export class CardsPage extends AmbitElement {
  static override styles = styles(frameStyle, own);

  @state() private games: GameInfo[] = [];
  @state() private game = "";
  @state() private info: CardsInfo | null = null;
  @state() private shown: Part = "register";
  @state() private no = "";

  protected override watching(): readonly Watchable[] {
    return [store.welcome];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.shown = PARTS.find((part) => location.hash === `#${part}`) ?? "register";
    void this.begin();
  }

  protected override render(): TemplateResult {
    const about = this.info ? speaker.value.term("game", this.info.game) : "";
    const all = this.games.map(({ name }) => ({ value: name, says: speaker.value.term("game", name) }));
    const parts = PARTS.map((value) => ({ value, says: say(`cards-page-part-${value}`) }));
    return pageFrame("cards", about, html`<main>
      ${all.length > 1 ? chips(say("cards-page-game"), all, this.game, (game) => void this.choose(game)) : nothing}
      ${chips(say("cards-page-parts"), parts, this.shown, (part) => this.turnTo(part))}
      ${this.no ? html`<p class="sheet pad wrong" role="alert">${icon("raise")}<span>${this.no}</span></p>` : nothing}
      ${this.info ? this.body(this.info) : html`<p class="quiet">${say("phone-reaching")}</p>`}
    </main>`);
  }

  /** Everybody may read, and a phone keeps decks of its own; changes need the table's own screen or the PIN. */
  private body(info: CardsInfo): TemplateResult {
    const role = store.welcome.value?.role;
    if (role !== undefined && role !== "table" && keptToken("referee") === null && !OPEN.includes(this.shown)) {
      return html`<ambit-pin .says=${say("cards-page-pin")} @opened=${() => this.requestUpdate()}></ambit-pin>`;
    }
    const modes = this.games.find(({ name }) => name === info.game)?.modes ?? [];
    switch (this.shown) {
      case "register":
        return html`<section class="block"><h2>${say("cards-page-register", { game: info.game })}</h2><ambit-registering .info=${info}
          @changed=${this.renew}></ambit-registering></section>`;
      case "list":
        return html`<section class="block"><h2>${say("cards-page-part-list")}</h2><ambit-card-list .info=${info}
          @changed=${this.renew}></ambit-card-list></section>`;
      case "decks":
        return html`<section class="block"><h2>${say("cards-page-part-decks")}</h2><ambit-decks .info=${info} .modes=${modes}
          keeper=${role === "table" || keptToken("referee") !== null ? "table" : "phone"}
          @changed=${this.renew}></ambit-decks></section>`;
      case "exchange":
        return html`<section class="block narrow"><h2>${say("cards-page-part-exchange")}</h2><ambit-exchange .info=${info}
          @changed=${this.renew}></ambit-exchange></section>`;
    }
  }

  private async begin(): Promise<void> {
    try {
      this.games = await games();
    } catch (wrong) {
      this.no = reasonOf(wrong);
    }
    // The cards of the game at the table, which its first message names: it may come later than the list of games.
    await until(() => store.state.value !== null || store.lobby.value?.phase === "lobby", store.state, store.lobby);
    const game = store.state.value?.view.game ?? store.lobby.value?.choice.game ?? this.games[0]?.name;
    if (game !== undefined) await this.choose(game);
  }

  private async choose(game: string): Promise<void> {
    this.game = game;
    await this.renew();
  }

  private readonly renew = async (): Promise<void> => {
    try {
      const info = await cardsOf(this.game);
      if (info.game === this.game) this.info = info;
      this.no = "";
    } catch (wrong) {
      this.no = reasonOf(wrong);
    }
  };

  private turnTo(part: Part): void {
    this.shown = part;
    history.replaceState(null, "", `#${part}`);
  }
}
