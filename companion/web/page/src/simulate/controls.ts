/** The bar at the bottom: play or pause, the speed, which game this is, and another game. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import type { Watchable } from "../cell";
import { AmbitElement, styles } from "../element";
import { Ticking } from "../parts/countdown";
import { icon } from "../parts/icon";
import { demo, localNow, store } from "../table";
import type { Players } from "../wire";
import { say } from "../words/say";
import own from "./controls.css?inline";
import { playedText } from "./feed";
import { playedAt } from "./played";
import { moved } from "./focus-moves";
import { nearest, SPEEDS, speedText } from "./speeds";

/** The events `cover`, `again` and `another` say what was pressed. */
@customElement("simulate-controls")
export class Controls extends AmbitElement {
  static override styles = styles(own);

  @property({ type: Boolean }) covering = false;

  private readonly ticking = new Ticking(this, () => store.state.value !== null, 1000);

  protected override watching(): readonly Watchable[] {
    return [store.state];
  }

  protected override render(): TemplateResult | typeof nothing {
    void this.ticking;
    const now = store.state.value;
    if (now === null) return nothing;
    const { players } = now;
    return html`<section class="bar num" aria-label=${say("simulate-controls")}>
      ${players ? this.pace(players) : nothing}
      <span class="quiet game">${this.game(now.number, players?.seed ?? "")}</span><span class="others">
      ${players ? html`<button class="key cloth" type="button" aria-pressed=${this.covering ? "true" : "false"} @click=${() => this.tell("cover")}>
        ${icon(this.covering ? "eye" : "unseen")}${say(this.covering ? "simulate-uncover" : "simulate-cover")}</button>
      <button class="key cloth" type="button" @click=${() => this.tell("again")}>${icon("redo")}${say("simulate-again")}</button>` : nothing}
      <button class="key cloth" type="button" @click=${() => this.tell("another")}>${say("simulate-another")}</button></span>
    </section>`;
  }

  private pace({ playing, speed }: Players): TemplateResult {
    const [sign, word] = playing ? (["pause", "simulate-pause"] as const) : (["play", "simulate-play"] as const);
    return html`<button class="key go" type="button" @click=${togglePlaying}>${icon(sign)}${say(word)}</button>
      <button class="key cloth" type="button" @click=${() => void demo({ do: "step" })}>${icon("step")}${say("simulate-step")}</button>
      <div class="speeds" role="radiogroup" aria-label=${say("simulate-speed")} @keydown=${(event: KeyboardEvent) => this.moveFocus(event, speed)}>
        ${SPEEDS.map((each) => html`<button type="button" role="radio" aria-checked=${each === speed ? "true" : "false"} tabindex=${each === nearest(speed) ? 0 : -1}
          aria-label=${say("simulate-speed-times", { speed: speedText(each) })} @click=${() => runAt(each)}>${speedText(each)}</button>`)}
      </div>`;
  }

  private game(number: number, seed: string): string {
    const state = store.state.value;
    return say("simulate-game", { number, seed, played: playedText(state === null ? 0 : playedAt(state, store.stateAt, localNow())) });
  }

  private moveFocus(event: KeyboardEvent, speed: number): void {
    const next = moved(event.key, SPEEDS.indexOf(nearest(speed)), SPEEDS.length, "both");
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    runAt(SPEEDS[next] ?? 1);
    this.renderRoot.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus();
  }

  private tell(what: "cover" | "again" | "another"): void {
    this.dispatchEvent(new CustomEvent(what));
  }
}

export function togglePlaying(): void {
  const playing = store.state.value?.players?.playing ?? false;
  void demo({ do: playing ? "pause" : "play" });
}

export function runAt(speed: number): void {
  void demo({ do: "speed", speed });
}
