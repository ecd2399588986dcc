/** Entering the text of a card. The form is made from the game's schema, and the table checks it. The event `taught` says that it is saved. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { AmbitElement, styles } from "../element";
import { icon } from "../parts/icon";
import { say } from "../words/say";
import { asked, type CardsInfo, reasonOf, type Says } from "./requests";
import { fieldOf } from "./field";
import { idFor } from "./id";
import { fieldsOf } from "./schema";
import own from "./teach.css?inline";

@customElement("ambit-teach")
export class Teach extends AmbitElement {
  static override styles = styles(own);

  @property({ attribute: false }) info!: CardsInfo;
  /** The id of the card; "" for a new one. */
  @property() card = "";
  @state() private name = "";
  @state() private says: Says = {};
  @state() private no = "";
  @state() private busy = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("card")) return;
    const known = this.info.cards.find(({ id }) => id === this.card);
    this.name = known?.name ?? "";
    this.says = { ...known?.says };
    this.no = "";
  }

  protected override render(): TemplateResult {
    const fields = fieldsOf(this.info.schema);
    const known = this.info.cards.find(({ id }) => id === this.card);
    return html`<form class="sheet pad" @submit=${this.keep}>
      <h3>${known ? say("cards-page-teach-card", { name: known.name }) : say("cards-page-teach-new")}</h3>
      <label class="labelled">${say("cards-page-name")}<input class="input" maxlength="80" required .value=${this.name}
        @input=${(event: Event) => (this.name = (event.target as HTMLInputElement).value)} /></label>
      ${fields.map((field) => fieldOf(this.info.game, field, this.says[field.name], (value) => this.set(field.name, value)))}
      ${this.no ? html`<p class="wrong" role="alert">${icon("raise")}<span>${this.no}</span></p>` : nothing}
      <div class="acts"><button class="key" type="submit" ?disabled=${this.busy}>${icon("check")}${say("cards-page-keep-it")}</button>
        <button class="key cloth" type="button"
          @click=${() => this.dispatchEvent(new CustomEvent("closed"))}>${say("page-close")}</button>
        ${known?.kept ? html`<button class="key bare" type="button" ?disabled=${this.busy} @click=${this.forget}>${say("cards-page-forget")}</button>` : nothing}</div>
    </form>`;
  }

  private set(name: string, value: unknown): void {
    this.says = { ...this.says, [name]: value };
  }

  /** What the table keeps of the card is dropped: its pack counts again, or only its name is left. */
  private readonly forget = async (): Promise<void> => {
    this.busy = true;
    try {
      await asked("/api/cards/untaught", { game: this.info.game, card: this.card });
      this.dispatchEvent(new CustomEvent<string>("taught", { detail: this.card }));
    } catch (wrong) {
      this.no = reasonOf(wrong);
    }
    this.busy = false;
  };

  private readonly keep = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const card = this.card || idFor(this.name);
    const fields = fieldsOf(this.info.schema).map(({ name }) => name);
    const says = Object.fromEntries(fields.filter((name) => this.says[name] !== undefined).map((name) => [name, this.says[name]]));
    const forget = fields.filter((name) => this.says[name] === undefined);
    this.busy = true;
    try {
      await asked("/api/cards/teach", { game: this.info.game, card, says: { ...says, name: this.name.trim() }, forget });
      this.no = "";
      this.dispatchEvent(new CustomEvent<string>("taught", { detail: card }));
    } catch (wrong) {
      this.no = reasonOf(wrong);
    }
    this.busy = false;
  };
}
