/** The history page: the saved games, and each of them step by step. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import { get, Declined } from "../api";
import type { Watchable } from "../cell";
import { AmbitElement, styles } from "../element";
import { pageFrame } from "../handheld/page-frame";
import frameStyle from "../handheld/page-frame.css?inline";
import { handIn } from "../handheld/files";
import "../handheld/pin";
import { keptToken } from "../identity";
import { tonight } from "../lobby/tonight";
import { empty } from "../parts/empty";
import { icon } from "../parts/icon";
import { patiently } from "../patiently";
import { store } from "../table";
import { locale, say, sayMessage, seatName, speaker } from "../words/say";
import own from "./page.css?inline";
import "./replay";
import { fetchStory } from "./pages";
import type { Saved, Story, ToldStory } from "./story";

const FORBIDDEN = 403;

@customElement("ambit-history-page")
export class HistoryPage extends AmbitElement {
  static override styles = styles(frameStyle, own);

  @state() private saved: Saved[] | null = null;
  @state() private story: Story | null = null;
  @state() private wanted: number | null = null;
  @state() private no = "";
  @state() private pin = false;
  private asking = 0;

  protected override watching(): readonly Watchable[] {
    return [store.welcome, store.lobby];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("popstate", this.arrived);
    void this.list();
    this.arrived();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("popstate", this.arrived);
  }

  protected override render(): TemplateResult {
    const about = this.saved ? say("history-about", { games: this.saved.length }) : "";
    return pageFrame("history", about, html`<main>
      ${this.no ? html`<p class="sheet pad wrong" role="alert">${icon("raise")}<span>${this.no}</span></p>` : nothing}
      ${this.pin ? html`<ambit-pin .says=${say("history-pin")} @opened=${this.again}></ambit-pin>` : nothing}
      ${this.story ? html`<ambit-replay .story=${this.story}></ambit-replay>` : nothing}
      <section class="block"><div class="bar"><h2>${say("history-saved")}</h2><label
        class="key cloth file">${icon("list")}${say("history-open")}<input type="file" accept=".jsonl,.json" @change=${this.opened} /></label></div>
        ${store.lobby.value ? tonight(store.lobby.value) : nothing}${this.games()}</section>
    </main>`);
  }

  private games(): TemplateResult {
    if (this.saved === null) return html`<p class="quiet">${say("phone-reaching")}</p>`;
    if (this.saved.length === 0) return empty({ says: say("history-none"), more: say("history-none-more") });
    return html`<ul class="well games">${this.saved.map((one) => this.game(one))}</ul>`;
  }

  private game(one: Saved): TemplateResult {
    const chosen = one.number === this.wanted;
    return html`<li><button type="button" aria-pressed=${chosen ? "true" : "false"} @click=${() => this.choose(one.number)}>
      <span class="num quiet">${one.number}</span>
      <span class="what"><b>${one.seats.map(seatName).join(", ")}</b><span
        class="quiet">${whatOf(one)}</span></span>
      <span class="quiet num">${day(one.started)}</span><span class="quiet num">${say("history-steps", { steps: one.steps })}</span>
      ${stateOf(one)}
    </button></li>`;
  }

  private async list(): Promise<void> {
    try {
      this.saved = await get<Saved[]>("/api/history", keptToken("referee") ?? "");
    } catch (wrong) {
      this.failed(wrong);
    }
  }

  private choose(number: number): void {
    history.pushState(null, "", `/history?game=${number}`);
    this.arrived();
  }

  /** The address names the game, so that it can be sent to somebody and the browser's back button works. */
  private readonly arrived = (): void => {
    const number = Number(new URLSearchParams(location.search).get("game") ?? 0);
    if (number > 0) void this.look(number);
    else {
      this.asking++;
      this.story = this.wanted = null;
    }
  };

  private readonly again = (): void => {
    this.pin = false;
    if (this.wanted !== null) void this.look(this.wanted);
  };

  private async look(number: number): Promise<void> {
    this.wanted = number;
    this.no = "";
    this.pin = false;
    try {
      const token = keptToken("referee") ?? "";
      await this.fetched(patiently(() => get<ToldStory>(`/api/history/${number}`, token)), token, () => scrollTo({ top: 0 }));
    } catch (wrong) {
      if (this.wanted !== number) return;
      this.story = null;
      this.pin = wrong instanceof Declined && wrong.status === FORBIDDEN;
      this.failed(wrong);
    }
  }

  /** All pages of a story, unless another one is asked for meanwhile. `begun` is called when the first is there. */
  private async fetched(first: Promise<ToldStory>, token: string, begun: () => void = () => undefined): Promise<void> {
    const mine = ++this.asking;
    let isFirst = true;
    await fetchStory(first, (path) => get<ToldStory>(path, token), (story) => {
      if (mine !== this.asking) return false;
      this.story = story;
      if (isFirst) begun();
      isFirst = false;
      return true;
    });
  }

  private readonly opened = async (event: Event): Promise<void> => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (!file) return;
    this.no = "";
    try {
      const token = keptToken("screen") ?? keptToken("referee") ?? "";
      this.wanted = null;
      await this.fetched(patiently(() => handIn<ToldStory>("/api/scenario", file, token)), token);
    } catch (wrong) {
      this.failed(wrong);
    }
    input.value = "";
  };

  private failed(wrong: unknown): void {
    this.no = wrong instanceof Declined ? sayMessage(wrong.why) : String(wrong);
  }
}

function whatOf({ game, mode }: Saved): string {
  const name = speaker.value.term("game", game);
  return mode ? `${name}, ${speaker.value.term("mode", `${game}-${mode}`)}` : name;
}

function stateOf({ over, playing, winners }: Saved): TemplateResult {
  if (over && winners?.length && winners.every((name) => name !== "")) return html`<span class="tag">${icon("crown")}${say("history-won", { names: winners.join(", ") })}</span>`;
  if (over) return html`<span class="tag">${icon("check")}${say("history-over")}</span>`;
  return playing ? html`<span class="tag lit">${icon("play")}${say("history-playing")}</span>` : html`<span
    class="tag">${icon("clock")}${say("history-unfinished")}</span>`;
}

function day(started: string): string {
  return new Date(started).toLocaleString(locale(), { dateStyle: "medium", timeStyle: "short" });
}
