/**
 * Taking the result of a game along: a link and a QR code for the app BG Stats, and the results of the evening as files. Nothing is sent
 * anywhere: the link opens the app on this phone, and the files come from the table. A game that is not over shows nothing.
 */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { get } from "../api";
import { AmbitElement, styles } from "../element";
import type { View } from "../wire";
import { language, say } from "../words/say";
import { icon } from "./icon";
import "./sheet";
import own from "./take-along.css?inline";

/** The number of a game whose result can be taken along; 0 for one that is not over, and for practice. */
export function resultNumber(number: number | null, view: View | undefined): number {
  return view?.result != null && view.mode !== "practice" ? (number ?? 0) : 0;
}

@customElement("ambit-take-along")
export class TakeAlong extends AmbitElement {
  static override styles = styles(own);

  /** The number of the game in the log; 0 shows nothing. */
  @property({ type: Number }) number = 0;
  /** On the table's screen: the QR code alone, for the phones around it. */
  @property({ type: Boolean }) wall = false;
  @state() private link = "";
  @state() private unreadable = false;
  @state() private open = false;
  private readonly roomy = matchMedia("(min-height: 700px)");
  private asked = "";

  override connectedCallback(): void {
    super.connectedCallback();
    this.roomy.addEventListener("change", this.redraw);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.roomy.removeEventListener("change", this.redraw);
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
    const path = `/api/history/${String(this.number)}/result?language=${language.value}`;
    if (this.number === 0 || path === this.asked) return;
    this.asked = path;
    this.unreadable = false;
    void get<{ bgstats: string }>(path).then(({ bgstats }) => bgstats, () => "").then((link) => {
      if (path === this.asked) this.link = link;
    });
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.number === 0 || this.link === "") return nothing;
    if (this.wall) return this.roomy.matches ? this.picture() : this.onRequest();
    return html`<section aria-label=${say("page-take-along")}><h2>${say("page-take-along")}</h2>
      <a class="key cloth" href=${this.link}>${icon("phone")}<span>${say("page-bgstats")}</span></a>
      <div class="files"><a class="key cloth" href="/api/evening.csv" download>${icon("list")}<span>${say("page-evening-csv")}</span></a>
        <a class="key cloth" href="/api/evening.json" download>${icon("list")}<span>${say("page-evening-json")}</span></a></div>
      <details><summary>${say("page-bgstats-qr")}</summary>${this.picture()}</details></section>`;
  }

  private readonly redraw = (): void => this.requestUpdate();

  /** On a small screen the code lies above everything else, as large as it can be. */
  private onRequest(): TemplateResult | typeof nothing {
    if (this.unreadable) return nothing;
    return html`<button class="key cloth" type="button" @click=${() => (this.open = true)}>${icon("qr")}<span>${say("page-take-along")}</span></button>
      ${this.open ? html`<ambit-sheet heading=${say("page-take-along")} @closed=${() => (this.open = false)}>${this.picture()}</ambit-sheet>` : nothing}`;
  }

  /** Names may be too long for a QR code: then there is the link alone. */
  private picture(): TemplateResult | typeof nothing {
    if (this.unreadable) return nothing;
    return html`<figure class="sheet"><img src=${`/api/history/${String(this.number)}/bgstats.svg?language=${language.value}`} alt=${say("page-bgstats-qr")}
      @error=${() => (this.unreadable = true)} /><figcaption>${say("page-bgstats-scan")}</figcaption></figure>`;
  }
}
