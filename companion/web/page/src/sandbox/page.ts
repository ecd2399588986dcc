/** The sandbox: something of a game is tried out, outside every table and log. The game is named in the address. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { unsafeStatic, html as named } from "lit/static-html.js";

import { type GameInfo, games } from "../api";
import { AmbitElement, styles } from "../element";
import { pageFrame } from "../handheld/page-frame";
import frameStyle from "../handheld/page-frame.css?inline";
import { empty } from "../parts/empty";
import { tint } from "../theme";
import { say, speaker } from "../words/say";
import own from "./page.css?inline";

/** Each defines `<ambit-GAME-sandbox>`, with hyphens in the name. */
const parts = import.meta.glob<unknown>("../games/*/sandbox.ts");

@customElement("ambit-sandbox-page")
export class SandboxPage extends AmbitElement {
  static override styles = styles(frameStyle, own);

  @state() private loaded: string | null = null;
  @state() private others: readonly GameInfo[] | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("popstate", this.arrived);
    this.arrived();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("popstate", this.arrived);
    delete document.documentElement.dataset["game"];
  }

  protected override render(): TemplateResult {
    return pageFrame("sandbox", say("sandbox-nothing-counts"), html`<main>${this.content()}</main>`);
  }

  private content(): unknown {
    if (this.loaded !== null) {
      const element = unsafeStatic(`ambit-${this.loaded.replaceAll("_", "-")}-sandbox`);
      return named`<${element}></${element}>`;
    }
    if (this.others === null) return nothing;
    const keys = html`<div class="games">${this.others.map(({ name }) => html`<a class="key" href="/sandbox?game=${name}">${speaker.value.term("game", name)}</a>`)}</div>`;
    return empty({ says: say(this.others.length > 0 ? "sandbox-which" : "sandbox-none"), key: keys });
  }

  private readonly arrived = (): void => {
    const game = new URLSearchParams(location.search).get("game") ?? "";
    const load = parts[`../games/${game}/sandbox.ts`];
    if (load) return void load().then(() => this.open(game));
    this.loaded = null;
    games().then((all) => (this.others = all.filter(({ sandbox }) => sandbox)), () => (this.others = []));
  };

  private open(game: string): void {
    this.loaded = game;
    document.documentElement.dataset["game"] = game;
    tint();
  }
}
