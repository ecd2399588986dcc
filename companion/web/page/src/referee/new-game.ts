/** Another game at the table: a new one, or one that was left unfinished. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import { type GameInfo, games, get, post, startGame, Declined } from "../api";
import { AmbitElement, styles } from "../element";
import type { Saved } from "../history/story";
import { keptToken } from "../identity";
import { chips } from "../parts/choices";
import { glyph } from "../parts/glyph";
import { icon } from "../parts/icon";
import { optionField } from "../simulate/option-field";
import { chosenOptions } from "../simulate/options";
import { store } from "../table";
import { say, sayMessage, seatName, speaker } from "../words/say";
import own from "./new-game.css?inline";

const MOST_WAITING = 5;

@customElement("ambit-new-game")
export class NewGame extends AmbitElement {
  static override styles = styles(own);

  @state() private games: GameInfo[] = [];
  @state() private saved: Saved[] = [];
  @state() private game = "";
  @state() private mode = "";
  @state() private count = 0;
  @state() private names: string[] = [];
  @state() private texts: Record<string, string> = {};
  @state() private no = "";

  override connectedCallback(): void {
    super.connectedCallback();
    void this.ask();
  }

  private async ask(): Promise<void> {
    this.games = await games().catch(() => []);
    this.saved = await get<Saved[]>("/api/history", token()).catch(() => []);
    const view = store.state.value?.view;
    this.names = store.givenNames;
    this.choose(view?.game ?? this.games[0]?.name ?? "", view?.mode ?? "");
  }

  protected override render(): TemplateResult {
    const game = this.games.find(({ name }) => name === this.game);
    const waiting = this.saved.filter(({ over, playing }) => !over && !playing);
    return html`${game ? this.form(game) : nothing}
      ${this.no ? html`<p class="no" role="alert">${icon("raise")}<span>${this.no}</span></p>` : nothing}
      ${waiting.length > 0 ? this.resume(waiting.slice(0, MOST_WAITING)) : nothing}`;
  }

  private form(game: GameInfo): TemplateResult {
    const all = this.games.map(({ name }) => ({ value: name, says: speaker.value.term("game", name) }));
    const modes = game.modes.map(({ name }) => ({ value: name, says: speaker.value.term("mode", `${game.name}-${name}`) }));
    const seats = game.modes.find(({ name }) => name === this.mode)?.seats ?? [];
    const counts = seats.map((value) => ({ value, says: say("referee-players", { count: value }) }));
    return html`<form @submit=${this.begin}>
      ${all.length > 1 ? chips(say("referee-which-game"), all, this.game, (name) => this.choose(name, "")) : nothing}
      ${chips(say("referee-which-mode"), modes, this.mode, (name) => this.choose(game.name, name))}
      ${chips(say("referee-how-many"), counts, this.count, (count) => (this.count = count))}
      <div class="names">${Array.from({ length: this.count }, (_, place) => this.name(place))}</div>
      ${game.options.length > 0 ? this.options(game) : nothing}
      <button class="key" type="submit">${icon("play")}${say("referee-begin")}</button>
    </form>`;
  }

  private options(game: GameInfo): TemplateResult {
    const set = (name: string) => (text: string) => (this.texts = { ...this.texts, [name]: text });
    return html`<details><summary>${say("referee-options")}</summary>
      <div class="options">${game.options.map((option) => optionField(game.name, option, this.texts[option.name], set(option.name)))}</div></details>`;
  }

  private name(place: number): TemplateResult {
    return html`<label><span class="unseen">${say("seat-unnamed", { number: place + 1 })}</span>${glyph(place + 1)}<input class="input"
      maxlength="40" autocomplete="off"
      placeholder=${say("seat-unnamed", { number: place + 1 })} .value=${this.names[place] ?? ""}
      @input=${(event: Event) => (this.names[place] = (event.target as HTMLInputElement).value)} /></label>`;
  }

  private resume(waiting: readonly Saved[]): TemplateResult {
    return html`<div class="resume"><h3>${say("referee-unfinished")}</h3><ul>${waiting.map((one) => this.unfinished(one))}</ul></div>`;
  }

  private unfinished({ number, game, seats }: Saved): TemplateResult {
    return html`<li><span>${say("referee-unfinished-game", { number, game, seats: seats.map(seatName).join(", ") })}</span>
      <button class="key cloth" type="button"
        @click=${() => this.tried(post("/api/game/resume", { number }, token()))}>${say("referee-resume")}</button></li>`;
  }

  private choose(name: string, mode: string): void {
    const found = this.games.find((game) => game.name === name) ?? this.games[0];
    if (found?.name !== this.game) this.texts = {};
    this.game = found?.name ?? "";
    const chosen = found?.modes.find((each) => each.name === mode) ?? found?.modes[0];
    this.mode = chosen?.name ?? "";
    const wanted = this.count || this.names.length;
    this.count = chosen?.seats.includes(wanted) ? wanted : (chosen?.seats[0] ?? 0);
  }

  private readonly begin = (event: SubmitEvent): void => {
    event.preventDefault();
    const found = this.games.find(({ name }) => name === this.game);
    const seats = Array.from({ length: this.count }, (_, place) => this.names[place]?.trim() ?? "");
    const options = chosenOptions(found?.options ?? [], this.texts);
    void this.tried(startGame({ game: this.game, mode: this.mode, seats, options }, token()));
  };

  private async tried(asked: Promise<unknown>): Promise<void> {
    try {
      await asked;
      this.no = "";
      this.dispatchEvent(new CustomEvent("begun"));
    } catch (wrong) {
      this.no = wrong instanceof Declined ? sayMessage(wrong.why) : String(wrong);
    }
  }
}

function token(): string {
  return keptToken("referee") ?? "";
}
