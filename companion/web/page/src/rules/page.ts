/** `/rules`: the rules of a game by section, with search while somebody types. Read in the middle of a game: the seat stays taken. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import { type Clause, Declined, games } from "../api";
import type { Watchable } from "../cell";
import { AmbitElement, styles } from "../element";
import { chips } from "../parts/choices";
import "../parts/connection";
import { icon } from "../parts/icon";
import { ruleText } from "../parts/rule";
import "../parts/settings";
import { back } from "../router";
import { store } from "../table";
import { language, say, sayMessage, speaker } from "../words/say";
import { book, bookOf, found, holds, type Rulebook, type Section, TABLE } from "./book";
import own from "./page.css?inline";

@customElement("ambit-rules-page")
export class RulesPage extends AmbitElement {
  static override styles = styles(own);

  @state() private names: readonly string[] = [];
  /** The game whose rules are open; "" until it is known which. */
  @state() private game = "";
  @state() private read: Rulebook | null = null;
  @state() private typed = "";
  @state() private no = "";
  /** The clause that somebody followed a link to. */
  @state() private chosen = "";
  private spoken = "";
  private scrolled = false;

  protected override watching(): readonly Watchable[] {
    return [store.state, store.lobby];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const asked = new URLSearchParams(location.search);
    this.chosen = asked.get("clause")?.toUpperCase() ?? "";
    this.game = asked.get("game") ?? "";
    void games().then((all) => (this.names = all.map(({ name }) => name))).catch(() => null);
  }

  protected override willUpdate(): void {
    this.game ||= store.state.value?.view.game ?? store.lobby.value?.choice.game ?? "";
    if (this.game === "" && this.chosen === "") return;
    const wanted = `${language.value} ${this.game}`;
    if (wanted === this.spoken) return;
    this.spoken = wanted;
    void this.open(wanted);
  }

  protected override updated(_changed: PropertyValues): void {
    if (this.scrolled || this.chosen === "" || this.read === null) return;
    this.scrolled = true;
    this.renderRoot.querySelector<HTMLElement>(".chosen")?.scrollIntoView({ block: "center" });
  }

  protected override render(): TemplateResult {
    return html`<header><button class="key cloth" type="button" @click=${back}>${icon("back")}${say("rules-back")}</button>
        <h1>${say("rules-title")}</h1><ambit-settings></ambit-settings></header>
      <ambit-connection></ambit-connection>
      <main>
        <label class="labelled">${say("rules-find")}<input class="input" type="search" autocomplete="off" placeholder=${say("rules-find-part")} .value=${this.typed}
          @input=${(event: InputEvent) => (this.typed = (event.target as HTMLInputElement).value)} /></label>
        ${chips(say("rules-which"), this.books(), this.game, this.choose)}
        ${this.no ? html`<p class="sheet pad" role="alert">${this.no}</p>` : nothing}
        ${this.read === null ? nothing : this.rules(this.read)}
      </main>`;
  }

  private books(): { value: string; says: string }[] {
    const games = [...new Set([...this.names, this.game])].filter((name) => name !== "" && name !== TABLE);
    return [...games.map((value) => ({ value, says: speaker.value.term("game", value) })), { value: TABLE, says: say("rules-table") }];
  }

  private rules(read: Rulebook): TemplateResult {
    const left = found(read, this.typed);
    const count = left.reduce((sum, { clauses }) => sum + clauses.length, 0);
    return html`<p class="quiet num" role="status">${say(this.typed.trim() ? "rules-found" : "rules-all", { count })}</p>
      ${this.typed.trim() ? nothing : this.now(read)}
      ${left.map(({ heading, clauses }) => html`<section aria-label=${heading}><h2>${heading}</h2>${clauses.map((one) => this.rule(one))}</section>`)}`;
  }

  /** The rules that people have to keep by themselves at this moment of the game come first. */
  private now(read: Rulebook): TemplateResult | typeof nothing {
    const now = store.state.value;
    if (now === null || now.view.game !== read.game || now.view.result !== null) return nothing;
    const clauses = read.sections.flatMap((section: Section) => section.clauses).filter(({ clause }) => now.reminders.includes(clause));
    if (clauses.length === 0) return nothing;
    return html`<section class="well" aria-label=${say("rules-now")}><h2>${say("rules-now")}</h2>${clauses.map((one) => this.rule(one, false))}</section>`;
  }

  private rule(one: Clause, marked = true): TemplateResult {
    const foreign = one.language === language.value ? nothing : html`<span class="quiet">${say("page-rule-in-english")}</span> `;
    return html`<article class=${marked && one.clause === this.chosen ? "chosen" : ""} lang=${one.language}>
      <p>${foreign}${ruleText(one.text, this.typed)}</p>
      ${one.rulings.map((ruling) => html`<p class="ruling">${ruleText(ruling, this.typed)}</p>`)}
      <p class="id">${one.clause}</p></article>`;
  }

  private async open(wanted: string): Promise<void> {
    this.no = "";
    try {
      const games = [...new Set([this.game, ...this.names].filter((name) => name !== ""))];
      const other = this.chosen ? await bookOf(this.chosen, games.length > 0 ? games : await allNames(), language.value) : null;
      const read = other ?? (await book(this.game, language.value));
      if (wanted !== this.spoken) return; // somebody chose another one meanwhile
      this.read = read;
      this.game = read.game;
      this.spoken = `${language.value} ${read.game}`;
    } catch (wrong) {
      this.no = wrong instanceof Declined ? sayMessage(wrong.why) : String(wrong);
    }
  }

  private readonly choose = (game: string): void => {
    if (this.read !== null && !holds(this.read, this.chosen)) this.scrolled = false;
    this.chosen = "";
    this.game = game;
    history.replaceState(history.state, "", `/rules?game=${encodeURIComponent(game)}`);
  };
}

async function allNames(): Promise<string[]> {
  return (await games()).map(({ name }) => name);
}
