/** Putting decks together: after every change the game says whether the deck can be played. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { type Clause, Declined, type GameMode } from "../api";
import { AmbitElement, styles } from "../element";
import "../handheld/card-find";
import "../handheld/pin";
import { dropToken, keptToken } from "../identity";
import { chips } from "../parts/choices";
import { icon } from "../parts/icon";
import { rule, ruleOf, written } from "../parts/rule";
import "../parts/stepper";
import { say, sayMessage, speaker } from "../words/say";
import { asked, type CardsInfo, type DeckInfo, type Piles, type Point, reasonOf, type Verdict } from "./requests";
import { addCard, addPile, lines, pileNames, setCount, size } from "./deck";
import own from "./decks.css?inline";
import { forgetOwnDeck, keepOwnDeck, ownDecks } from "./own-decks";
import { arranged, pilesOf } from "./piles";

const MOST_COPIES = 200;
/** The referee's token has expired: the PIN is asked for again. */
const SIGN_IN = [401, 403];

@customElement("ambit-decks")
export class Decks extends AmbitElement {
  static override styles = styles(own);

  @property({ attribute: false }) info!: CardsInfo;
  @property({ attribute: false }) modes: readonly GameMode[] = [];
  /** Who keeps decks here: a phone for its owner, or the table with the PIN. */
  @property() keeper: "phone" | "table" = "phone";
  @state() private piles: Piles = [];
  @state() private pile = "";
  @state() private mode = "";
  @state() private name = "";
  @state() private verdict: Verdict | null = null;
  /** The rules behind the points that fail, by their ids. */
  @state() private rules: ReadonlyMap<string, Clause | null> = new Map();
  @state() private no = "";
  @state() private kept = "";
  private asking = 0;
  private pilesFor: (mode: string) => readonly string[] = () => [];

  protected override willUpdate(changed: PropertyValues): void {
    if (!this.modes.some(({ name }) => name === this.mode)) this.mode = this.modes[0]?.name ?? "";
    const before = changed.get("info") as CardsInfo | undefined;
    if (before && before.game !== this.info.game) this.open({ name: "", mode: this.mode, piles: [] });
    if (changed.has("info")) void pilesOf(this.info.game).then((named) => this.arrange((this.pilesFor = named)));
    if (changed.has("mode")) this.arrange();
    if (changed.has("piles") || changed.has("mode")) void this.check();
  }

  /** A game that names its piles starts with these; other games start with one list. */
  private arrange(named = this.pilesFor): void {
    const names = named(this.mode);
    if (names.length === 0 && Array.isArray(this.piles)) return;
    this.piles = arranged(this.piles, names);
    if (!pileNames(this.piles).includes(this.pile)) this.pile = pileNames(this.piles)[0] ?? "";
  }

  protected override render(): TemplateResult {
    const cards = this.info.cards.map(({ id, name }) => ({ id, name: speaker.value.named(name) }));
    const modes = this.modes.map(({ name }) => ({ value: name, says: speaker.value.term("mode", `${this.info.game}-${name}`) }));
    return html`${this.saved()}
      <div class="cols">
        <div class="side">
          ${modes.length > 1 ? chips(say("cards-page-mode"), modes, this.mode, (mode) => (this.mode = mode)) : nothing}
          <div class="sheet pad verdict" role="status">${this.judged()}</div>
          <div class="sheet pad add"><ambit-card-find class="on-card" again .label=${say("cards-page-add-card")} .cards=${cards}
            @set=${(event: CustomEvent<string>) => (this.piles = addCard(this.piles, this.pile, event.detail))}></ambit-card-find></div>
        </div>
        <div class="well">${this.pileChips()}${this.list()}</div>
      </div>
      ${this.keeping()}`;
  }

  private get decks(): readonly DeckInfo[] {
    return this.keeper === "phone" ? ownDecks(this.info.game) : this.info.decks;
  }

  /** Players and the table's screen are not told which decks the table keeps. */
  private get locked(): boolean {
    return this.keeper === "table" && keptToken("referee") === null;
  }

  private saved(): TemplateResult | typeof nothing {
    if (this.locked) return nothing;
    if (this.decks.length === 0) return html`<p class="quiet">${say("cards-page-no-decks")}</p>`;
    return html`<div class="acts">${this.decks.map((deck) => html`<button class="chip" type="button"
      aria-pressed=${deck.name === this.name ? "true" : "false"} @click=${() => this.open(deck)}>${deck.name}</button>`)}
      <button class="chip" type="button" @click=${() => this.open({ name: "", mode: this.mode, piles: [] })}>
        ${icon("plus")}${say("cards-page-new-deck")}</button></div>`;
  }

  private judged(): TemplateResult {
    const verdict = this.verdict;
    const total = html`<p class="line">${icon("deck")}<span>${say("cards-page-deck-size", { cards: size(this.piles) })}</span></p>`;
    if (verdict === null) return total;
    const points = verdict.points ?? [];
    const listed = points.some(({ clause: id, message }) => message !== null && id === verdict.clause);
    return html`${total}
      ${verdict.message === null ? html`<p class="line">${icon("check")}<span>${say("cards-page-deck-good", { seats: verdict.seats.join(", ") })}</span></p>`
        : listed ? nothing : html`<div class="fail">${icon("raise")}<b>${sayMessage(verdict.message)}</b>${this.behind(verdict.clause)}</div>`}
      ${points.length > 0 ? html`<ul class="checks" aria-label=${say("cards-page-points")}>${points.map((point) => this.point(point))}</ul>` : nothing}`;
  }

  /** One line of the list: passed, or why not and what to do. */
  private point({ clause: id, asks, message }: Point): TemplateResult {
    if (message === null) return html`<li>${icon("check")}<span>${sayMessage(asks)}<span class="unseen">, ${say("cards-page-point-good")}</span></span></li>`;
    return html`<li class="fail">${icon("raise")}<b>${sayMessage(asks)}<span class="unseen">, ${say("cards-page-point-bad")}</span></b><p>${sayMessage(message)}</p>${this.behind(id)}</li>`;
  }

  private behind(id: string | null): TemplateResult | typeof nothing {
    return written(id) ? html`<p class="clause">${rule(id, this.rules.get(id) ?? null)}</p>` : nothing;
  }

  private pileChips(): TemplateResult | typeof nothing {
    const names = pileNames(this.piles);
    const several = names.length > 1 || names[0] !== "";
    const choice = names.map((value) => ({ value, says: pileName(value) }));
    return html`<div class="acts">${several ? chips(say("cards-page-pile"), choice, this.pile, (pile) => (this.pile = pile)) : nothing}
      <details><summary>${say("cards-page-piles")}</summary><form @submit=${this.another}><input class="input small" name="pile"
        maxlength="30" aria-label=${say("cards-page-pile-name")}
        placeholder=${say("cards-page-pile-name")} />
        <button class="key cloth" type="submit">${icon("plus")}${say("cards-page-pile")}</button></form></details></div>`;
  }

  private list(): TemplateResult {
    const found = lines(this.piles, this.pile);
    if (found.length === 0) return html`<p class="quiet">${say("cards-page-deck-empty")}</p>`;
    return html`<ul>${found.map(({ card, count }) => html`<li><span class="voice">${this.nameOf(card)}</span>
      <ambit-stepper .label=${this.nameOf(card)} .value=${count} min="0" max=${MOST_COPIES}
        @set=${(event: CustomEvent<number>) => (this.piles = setCount(this.piles, this.pile, card, event.detail))}></ambit-stepper>
      <button class="key bare" type="button"
        @click=${() => (this.piles = setCount(this.piles, this.pile, card, 0))}>${say("cards-page-take-out")}</button></li>`)}</ul>`;
  }

  private keeping(): TemplateResult {
    if (this.locked) return html`<ambit-pin .says=${say("cards-page-decks-pin")} @opened=${this.changed}></ambit-pin>`;
    const known = this.decks.some(({ name }) => name === this.name);
    return html`<form class="acts keep" @submit=${this.keep}>
      <label class="labelled">${say("cards-page-deck-name")}<input class="input" maxlength="40" required .value=${this.name}
        @input=${(event: Event) => (this.name = (event.target as HTMLInputElement).value)} /></label>
      <button class="key" type="submit" ?disabled=${size(this.piles) === 0}>${icon("check")}${say("cards-page-deck-keep")}</button>
      ${known ? html`<button class="key bare" type="button" @click=${this.forget}>${say("cards-page-deck-forget")}</button>` : nothing}
      <p class="quiet small">${say("cards-page-deck-keeper", { keeper: this.keeper })}</p>
      ${this.kept ? html`<span class="quiet" role="status">${this.kept}</span>` : nothing}
      ${this.no ? html`<p class="wrong" role="alert">${icon("raise")}<span>${this.no}</span></p>` : nothing}</form>`;
  }

  private open({ name, mode, piles }: DeckInfo): void {
    this.name = name;
    this.piles = piles;
    this.pile = pileNames(piles)[0] ?? "";
    this.mode = this.modes.some((one) => one.name === mode) ? mode : (this.modes[0]?.name ?? "");
    this.kept = this.no = "";
  }

  private nameOf(card: string): string {
    return speaker.value.named(this.info.cards.find(({ id }) => id === card)?.name ?? card);
  }

  private readonly another = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const name = String(new FormData(form).get("pile") ?? "").trim();
    if (!name) return;
    this.piles = addPile(this.piles, name);
    this.pile = name;
    form.reset();
  };

  /** Only the answer to the newest request is shown; answers to older ones are dropped. */
  private async check(): Promise<void> {
    const mine = ++this.asking;
    if (size(this.piles) === 0) {
      this.verdict = null;
      return;
    }
    try {
      const verdict = await asked<Verdict>("/api/cards/deck/check", { game: this.info.game, piles: this.piles, mode: this.mode });
      if (mine !== this.asking) return;
      this.verdict = verdict;
      const failed = [verdict.clause, ...(verdict.points ?? []).filter(({ message }) => message !== null).map((point) => point.clause)].filter(written);
      this.rules = new Map(await Promise.all(failed.map(async (id) => [id, await ruleOf(id)] as const)));
    } catch (wrong) {
      this.no = reasonOf(wrong);
    }
  }

  private readonly keep = (event: SubmitEvent): void => {
    event.preventDefault();
    const deck = { name: this.name.trim(), piles: this.piles, mode: this.mode };
    const { game } = this.info;
    const kept = this.keeper === "phone" ? Promise.resolve(keepOwnDeck(game, deck)) : asked("/api/cards/deck/save", { game, ...deck }, "referee");
    void this.tried(kept, say("cards-page-deck-kept", { name: deck.name }));
  };

  private readonly forget = (): void => {
    const deck = { game: this.info.game, name: this.name };
    const gone = this.keeper === "phone" ? Promise.resolve(forgetOwnDeck(deck.game, deck.name)) : asked("/api/cards/deck/forget", deck, "referee");
    void this.tried(gone, say("cards-page-deck-gone", { name: this.name }));
  };

  private async tried(answer: Promise<unknown>, kept: string): Promise<void> {
    try {
      await answer;
      this.kept = kept;
      this.no = "";
      this.changed();
    } catch (wrong) {
      if (wrong instanceof Declined && SIGN_IN.includes(wrong.status)) dropToken("referee");
      this.no = reasonOf(wrong);
    }
  }

  private readonly changed = (): void => {
    this.dispatchEvent(new CustomEvent("changed"));
    this.requestUpdate();
  };
}

/** Piles of a game have a translated name; piles that people made have the name that they gave. */
function pileName(pile: string): string {
  const id = `cards-page-pile-${pile}`;
  return speaker.value.knows(id) ? say(id) : pile;
}
