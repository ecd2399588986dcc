/** `/print`: sheets for paper, A4: pairings by table and by name, standings, slips for results. What is chosen stands in the address. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { chips } from "../../parts/choices";
import { icon } from "../../parts/icon";
import { locale, say } from "../../words/say";
import { asked, hall } from "../hall";
import { aboutEvening } from "../parts/about";
import "../parts/connection";
import "../parts/settings";
import type { Hall, Match, Standing } from "../wire";
import own from "./page.css?inline";
import { pairingsByName, pairingsByTable, slips, standings } from "./sheets";

const SHEETS = ["pairings", "names", "standings", "slips"] as const;
type What = (typeof SHEETS)[number];

/** The page around the sheet is for the screen only; paper is white. */
const PAPER = new CSSStyleSheet();
PAPER.replaceSync("@media print { html, body { background: #fff !important; } } @page { size: A4; margin: 14mm; }");

@customElement("ambit-hall-print")
export class PrintPage extends AmbitElement {
  static override styles = styles(own);

  @state() private what: What = SHEETS.find((one) => one === asking("what")) ?? "pairings";
  @state() private round = Number(asking("round")) || 0;
  @state() private earlier: { round: number; matches: Match[] } | null = null;
  /** The standings when it was asked for: a result that was corrected since is printed, too. */
  private counted: readonly Standing[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    document.adoptedStyleSheets.push(PAPER);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== PAPER);
  }

  protected override watching(): readonly Watchable[] {
    return [hall];
  }

  protected override updated(): void {
    const now = hall.value;
    const round = this.round;
    if (now === null || round === 0 || round >= now.round || (this.earlier?.round === round && this.counted === now.standings)) return;
    this.counted = now.standings;
    void asked<{ round: number; matches: Match[] }>("GET", `/api/rounds/${round}`).then((found) => (this.earlier = found), () => (this.round = 0));
  }

  protected override render(): TemplateResult {
    const now = hall.value;
    return html`<div class="controls"><h1>${say("hall-title-print")}</h1><ambit-hall-connection></ambit-hall-connection>
        ${chips(say("hall-print-what"), SHEETS.map((value) => ({ value, says: say(`hall-print-${value}`) })), this.what, (what) => this.choose(what, this.round))}
        ${now && now.round > 1 && this.what !== "standings" ? html`<label class="which">${say("hall-desk-which-round")}<select class="input" @change=${(event: Event) => this.choose(this.what, Number((event.target as HTMLSelectElement).value))}>
          ${Array.from({ length: now.round }, (_, place) => now.round - place).map((round) => html`<option value=${round} ?selected=${round === (this.round || now.round)}>${round}</option>`)}</select></label>` : nothing}
        <span class="grow"></span><button class="key" type="button" @click=${() => window.print()}>${icon("list")}${say("hall-print-go")}</button><ambit-hall-settings></ambit-hall-settings></div>
      <main>${now === null ? html`<p class="quiet">${say("hall-page-reaching")}</p>` : this.sheet(now)}</main>`;
  }

  private sheet(now: Hall): TemplateResult {
    if (now.round === 0) return html`<p class="paper">${say("hall-print-nothing")}</p>`;
    const earlier = this.round < now.round && this.earlier?.round === this.round ? this.earlier : null;
    const { round, matches } = earlier ?? { round: now.round, matches: now.matches };
    const head = (title: string): TemplateResult => html`<header><h2>${title}</h2><p>${now.hall} · ${aboutEvening(now)} · ${say("hall-page-round", { round: this.what === "standings" ? now.round : round, planned: now.planned })} · ${new Date(now.began).toLocaleDateString(locale(), { dateStyle: "medium" })}</p></header>`;
    switch (this.what) {
      case "pairings":
        return html`<section class="paper">${head(say("hall-page-pairings"))}${pairingsByTable(now, matches)}</section>`;
      case "names":
        return html`<section class="paper">${head(say("hall-print-names"))}${pairingsByName(now, matches)}</section>`;
      case "standings":
        return html`<section class="paper">${head(say(now.phase === "over" ? "hall-page-final" : "hall-page-standings"))}${standings(now)}<p class="foot">${say("hall-page-tie-breaks")}</p></section>`;
      case "slips":
        return html`<section class="paper slips">${slips(now, matches)}</section>`;
    }
  }

  private choose(what: What, round: number): void {
    this.what = what;
    this.round = round;
    history.replaceState(null, "", `?what=${what}${round ? `&round=${round}` : ""}`);
  }
}

const asking = (name: string): string | null => new URLSearchParams(location.search).get(name);
