/**
 * Choosing a card by its name. `set` carries the id of the card (null for none), `fresh` a name that no card has.
 * Arrow keys move, Enter chooses; a tap chooses directly.
 */

import { html, nothing, type PropertyValues, svg, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";

import { AmbitElement, styles } from "../element";
import { icon } from "../parts/icon";
import { say } from "../words/say";
import own from "./card-find.css?inline";
import { hitIn, type Named, search } from "./search";

/** At most this many are listed; for the others people type one more letter. */
const MOST = 60;
const GLASS = svg`<circle cx="10.5" cy="10.5" r="6"/><path d="m15 15 5 5"/>`;

type Row = { kind: "card"; card: Named } | { kind: "none" } | { kind: "fresh"; text: string };

@customElement("ambit-card-find")
export class CardFind extends AmbitElement {
  static override styles = styles(own);

  @property({ attribute: false }) cards: readonly Named[] = [];
  @property({ attribute: false }) value: string | null = null;
  @property() label = "";
  /** The label for choosing no card, where that is allowed. */
  @property() none = "";
  /** Whether a name that no card has can be made a new card. */
  @property({ type: Boolean }) making = false;
  /** A small text after a name, such as how many tags are registered. */
  @property({ attribute: false }) beside: (card: string) => string = () => "";
  /** What is known of a card, in a line below its name. */
  @property({ attribute: false }) says: (card: string) => string = () => "";
  /** Keep the typed text and the focus after a choice, to register one tag after another. */
  @property({ type: Boolean }) again = false;

  @state() private typed = "";
  @state() private at = 0;
  @query("input") private readonly input!: HTMLInputElement;
  @query("[aria-selected=true]") private readonly marked!: HTMLElement | null;

  override focus(): void {
    this.input.focus();
  }

  /** Clear the typed text. */
  clear(): void {
    this.typed = "";
    this.at = 0;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("at") && changed.get("at") !== undefined) this.marked?.scrollIntoView({ block: "nearest" });
  }

  protected override render(): TemplateResult {
    const rows = this.rows();
    const at = Math.min(this.at, rows.length - 1);
    return html`<label class="labelled">${this.label}
        <span class="find"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${GLASS}</svg><input class="input" type="search"
          autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="done"
          role="combobox" aria-expanded="true" aria-controls="hits" aria-activedescendant=${at < 0 ? nothing : `hit-${at}`}
          placeholder=${say("hand-find-part")} .value=${this.typed} @input=${this.type} @keydown=${this.key} /></span></label>
      <ul id="hits" role="listbox" aria-label=${this.label}>${rows.map((row, place) => this.row(row, place, at))}</ul>
      ${rows.length === 0 ? html`<p class="quiet" role="status">${say("hand-find-nothing", { text: this.typed })}</p>` : nothing}`;
  }

  private rows(): Row[] {
    const hits = search(this.cards, this.typed).slice(0, MOST).map((card): Row => ({ kind: "card", card }));
    const text = this.typed.trim();
    const known = this.cards.some((card) => card.name.toLowerCase() === text.toLowerCase());
    const none: Row[] = this.none && !text ? [{ kind: "none" }] : [];
    const fresh: Row[] = this.making && text && !known ? [{ kind: "fresh", text }] : [];
    return [...none, ...hits, ...fresh];
  }

  private row(row: Row, place: number, at: number): TemplateResult {
    const chosen = row.kind === "card" ? row.card.id === this.value : row.kind === "none" && this.value === null;
    return html`<li id="hit-${place}" role="option" class=${chosen ? "chosen" : ""} aria-selected=${place === at ? "true" : "false"}
      @click=${() => this.take(row)}>
      ${this.said(row)}
      ${chosen ? html`<span class="mine">${icon("check")}<span class="unseen">${say("hand-find-chosen")}</span></span>` : nothing}
    </li>`;
  }

  private said(row: Row): TemplateResult {
    if (row.kind === "card") return this.name(row.card);
    return row.kind === "none" ? html`<span>${this.none}</span>` : html`${icon("plus")}<span>${say("hand-find-new", { name: row.text })}</span>`;
  }

  private name(card: Named): TemplateResult {
    const hit = hitIn(card.name, this.typed);
    const beside = this.beside(card.id);
    const cut = (from: number, to?: number): string => card.name.slice(from, to);
    const says = this.says(card.id);
    return html`<span class="voice">${hit ? html`${cut(0, hit.from)}<mark>${cut(hit.from, hit.to)}</mark>${cut(hit.to)}` : card.name}
        ${says ? html`<small class="says">${says}</small>` : nothing}</span>
      ${beside ? html`<span class="quiet num">${beside}</span>` : nothing}`;
  }

  private readonly type = (event: InputEvent): void => {
    this.typed = (event.target as HTMLInputElement).value;
    this.at = 0;
  };

  private readonly key = (event: KeyboardEvent): void => {
    const last = this.rows().length - 1;
    const moves: Record<string, number> = { ArrowDown: this.at + 1, ArrowUp: this.at - 1, Home: 0, End: last };
    const to = moves[event.key];
    const row = this.rows()[this.at];
    if (to !== undefined) this.at = Math.max(0, Math.min(last, to));
    else if (event.key === "Enter" && row) this.take(row);
    else return;
    event.preventDefault();
  };

  private take(row: Row): void {
    if (row.kind === "fresh") return this.tell("fresh", row.text);
    this.value = row.kind === "card" ? row.card.id : null;
    if (this.again) {
      this.clear();
      this.input.focus();
    }
    this.tell("set", this.value);
  }

  private tell(name: "set" | "fresh", detail: string | null): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
