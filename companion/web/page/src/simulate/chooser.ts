/** The dialog for another game: which one, in which mode, who sits down, its options, and at which wiring. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import { type GameInfo, type GameMode, games, Declined } from "../api";
import { AmbitElement, styles } from "../element";
import { glyph } from "../parts/glyph";
import { icon } from "../parts/icon";
import { chips, toggle } from "../parts/choices";
import { store } from "../table";
import { say, sayMessage, speaker } from "../words/say";
import { begin } from "./begin";
import own from "./chooser.css?inline";
import dialogs from "./dialog.css?inline";
import { optionField } from "./option-field";
import fieldStyle from "./option-field.css?inline";
import { chosenOptions } from "./options";
import { seated } from "./wanted";

const UNFINISHED = "lobby-unfinished";

@customElement("simulate-chooser")
export class Chooser extends AmbitElement {
  static override styles = styles(dialogs, fieldStyle, own);

  @state() private games: GameInfo[] = [];
  @state() private game = "";
  @state() private mode = "";
  @state() private count = 0;
  @state() private names: string[] = [];
  @state() private texts: Record<string, string> = {};
  @state() private profile = "";
  /** At a simulated table there are no real cards, so the training set is the default. */
  @state() private training: boolean | null = null;
  @state() private byItself = true;
  @state() private no = "";
  /** Somebody has to say that the game at the table is left. */
  @state() private unfinished = false;

  async show(): Promise<void> {
    this.no = "";
    this.unfinished = false;
    this.renderRoot.querySelector("dialog")?.showModal();
    try {
      this.games = await games();
      this.names = store.givenNames;
      this.choose(store.state.value?.view.game ?? "", store.state.value?.view.mode ?? "");
      await this.updateComplete;
      this.renderRoot.querySelector("select")?.focus();
    } catch (wrong) {
      this.no = wrong instanceof Declined ? sayMessage(wrong.why) : String(wrong);
    }
  }

  protected override render(): TemplateResult {
    return html`<dialog class="sheet" aria-labelledby="title">
      <header><h2 id="title">${say("simulate-chooser")}</h2>
        <form method="dialog"><button class="key bare" aria-label=${say("page-close")}>${icon("cross")}</button></form></header>
      ${this.found ? this.form(this.found) : nothing}
      ${this.no ? html`<p class="no" role="alert">${icon("raise")}${this.no}</p>` : nothing}
      ${this.unfinished ? html`<button class="key" type="button" @click=${() => void this.begin(true)}>${icon("play")}${say("evening-leave-and-begin")}</button>` : nothing}
    </dialog>`;
  }

  private form(game: GameInfo): TemplateResult {
    const words = { on: say("page-on"), off: say("page-off") };
    const modes = game.modes.map(({ name }) => ({ value: name, says: speaker.value.term("mode", `${game.name}-${name}`) }));
    const seats = (this.modeOf(game)?.seats ?? []).map((value) => ({ value, says: String(value) }));
    return html`<form class="fields" @submit=${this.submitted}>
      <label class="labelled">${say("simulate-game-which")}<select class="input" @change=${(event: Event) => this.choose(read(event), "")}>
        ${this.games.map(({ name }) => html`<option value=${name} ?selected=${name === game.name}>${speaker.value.term("game", name)}</option>`)}</select></label>
      <label class="labelled">${say("simulate-profile")}<select class="input" @change=${(event: Event) => (this.profile = read(event))}>
        <option value="">${say("simulate-profile-usual")}</option>
        ${game.profiles.map(({ name }) => html`<option value=${name} ?selected=${name === this.profile}>${name}</option>`)}</select></label>
      <div class="labelled">${say("simulate-mode")}${chips(say("simulate-mode"), modes, this.mode, (mode) => this.choose(game.name, mode))}</div>
      <div class="labelled">${say("simulate-seats")}${chips(say("simulate-seats"), seats, this.count, (count) => (this.count = count))}</div>
      <div class="names wide">${Array.from({ length: this.count }, (_, place) => this.nameField(place))}</div>
      ${game.options.length > 0 ? this.options(game) : nothing}
      ${game.training ? toggle(say("simulate-training"), this.trains, words, (on) => (this.training = on)) : nothing}
      ${game.by_itself ? toggle(say("simulate-plays-itself"), this.byItself, words, (on) => (this.byItself = on)) : nothing}
      <button class="key start wide" type="submit">${icon("play")}${say("simulate-begin")}</button>
    </form>`;
  }

  private options(game: GameInfo): TemplateResult {
    const set = (name: string) => (text: string) => (this.texts = { ...this.texts, [name]: text });
    return html`<details class="wide"><summary>${say("simulate-options")}</summary>
      <div class="options">${game.options.map((option) => optionField(game.name, option, this.texts[option.name], set(option.name)))}</div></details>`;
  }

  private nameField(place: number): TemplateResult {
    return html`<label class="name"><span class="unseen">${say("simulate-name", { number: place + 1 })}</span>${glyph(place + 1)}
      <input class="input" maxlength="40" autocomplete="off" .value=${this.names[place] ?? ""} placeholder=${say("seat-unnamed", { number: place + 1 })}
        @input=${(event: Event) => (this.names[place] = read(event))} /></label>`;
  }

  /** Another game has other modes and options: everything but the names goes back to its default. */
  private choose(name: string, mode: string): void {
    const found = this.games.find((game) => game.name === name) ?? this.games[0];
    if (found?.name !== this.game) this.texts = {};
    this.game = found?.name ?? "";
    this.mode = (found?.modes.find((each) => each.name === mode) ?? found?.modes[0])?.name ?? "";
    const seats = this.modeOf(found)?.seats ?? [];
    const wanted = this.count || this.names.length;
    this.count = seats.includes(wanted) ? wanted : (seats.at(-1) ?? 0);
  }

  private get trains(): boolean {
    return this.training ?? store.welcome.value?.simulated ?? false;
  }

  private get found(): GameInfo | undefined {
    return this.games.find(({ name }) => name === this.game);
  }

  private modeOf(game: GameInfo | undefined): GameMode | undefined {
    return game?.modes.find(({ name }) => name === this.mode);
  }

  private submitted(event: Event): void {
    event.preventDefault();
    if (!somebodyPlays()) return void this.begin(false);
    this.unfinished = true;
    this.no = say(UNFINISHED);
  }

  private async begin(leave: boolean): Promise<void> {
    const { found } = this;
    if (found === undefined) return;
    const no = await begin({
      game: this.game,
      mode: this.mode,
      seats: seated(this.names, this.count),
      options: chosenOptions(found.options, this.texts),
      training: this.trains && found.training,
      demo: this.byItself && found.by_itself,
      ...(this.profile ? { profile: this.profile } : {}),
      ...(leave ? { leave } : {}),
    });
    this.unfinished = no?.id === UNFINISHED;
    this.no = no === null ? "" : sayMessage(no);
    if (no === null) this.renderRoot.querySelector("dialog")?.close();
  }
}

/** Then the table would refuse to leave the game until somebody says so: the question comes first. */
function somebodyPlays(): boolean {
  const lobby = store.lobby.value;
  return lobby?.phase === "game" && lobby.seats.some(({ taken }) => taken) && (store.state.value?.can_undo ?? false);
}

const read = (event: Event): string => (event.target as HTMLInputElement | HTMLSelectElement).value;
