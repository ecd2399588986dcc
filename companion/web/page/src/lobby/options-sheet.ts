/** The options of the chosen game, in the words of its catalogue. Nothing changes until somebody says so. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import type { Watchable } from "../cell";
import { AmbitElement, styles } from "../element";
import { toggle } from "../parts/choices";
import { icon } from "../parts/icon";
import "../parts/sheet";
import { optionField } from "../simulate/option-field";
import fieldStyle from "../simulate/option-field.css?inline";
import { newOptions, textOf } from "../simulate/options";
import { askLobby, store } from "../table";
import { say, speaker } from "../words/say";
import { gameNamed, offered } from "./offer";
import own from "./options-sheet.css?inline";

@customElement("ambit-options-sheet")
export class OptionsSheet extends AmbitElement {
  static override styles = styles(fieldStyle, own);

  @state() private texts: Record<string, string> = {};
  @state() private training: boolean | null = null;

  protected override watching(): readonly Watchable[] {
    return [offered];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const options = store.lobby.value?.choice.options ?? {};
    this.texts = Object.fromEntries(Object.entries(options).map(([name, value]) => [name, textOf(value)]));
  }

  protected override render(): TemplateResult | typeof nothing {
    const choice = store.lobby.value?.choice;
    const game = gameNamed(choice?.game ?? "");
    if (!choice || !game) return nothing;
    const set = (name: string) => (text: string) => (this.texts = { ...this.texts, [name]: text });
    const words = { on: say("page-on"), off: say("page-off") };
    return html`<ambit-sheet heading=${say("evening-options", { game: speaker.value.term("game", game.name) })} @closed=${this.closed}><form class="on-card" @submit=${this.submitted}>
      ${game.training ? toggle(say("evening-training"), this.training ?? choice.training, words, (on) => (this.training = on)) : nothing}
      <div class="options">${game.options.map((option) => optionField(game.name, option, this.texts[option.name], set(option.name)))}</div>
      <div class="acts"><button class="key" type="submit">${icon("check")}${say("evening-options-do")}</button>
        <button class="key cloth" type="button" @click=${() => (this.texts = {})}>${icon("undo")}${say("evening-options-usual")}</button></div>
    </form></ambit-sheet>`;
  }

  private readonly submitted = (event: SubmitEvent): void => {
    event.preventDefault();
    const choice = store.lobby.value?.choice;
    const game = gameNamed(choice?.game ?? "");
    if (choice && game) void askLobby({ say: "choose", options: newOptions(game.options, this.texts, choice.options), ...(this.training === null ? {} : { training: this.training }) });
    this.closed();
  };

  private readonly closed = (): void => void this.dispatchEvent(new CustomEvent("closed"));
}
