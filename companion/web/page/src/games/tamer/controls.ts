/** The keys of a battle: back, next, to the end, the speed; and the result, where people fight by hand. */

import { html, nothing, type TemplateResult } from "lit";

import { glyph } from "../../parts/glyph";
import { icon } from "../../parts/icon";
import { act } from "../../table";
import type { Action } from "../../wire";
import { say, speaker } from "../../words/say";
import { SPEEDS, type Telling, type Told } from "./telling";
import { type Battle, SAMPLE } from "./types";

/** One step on; where all has been told, the next clash. */
export function onward(telling: Telling, { battle }: Told, may: boolean): void {
  if (telling.next() || !may || battle.state !== "fight") return;
  void act({ do: "fight", seat: 0, battle: battle.battle });
}

/** Everything that has happened is told; where all has been told, the battle is fought to its end. */
export function toTheEnd(telling: Telling, { battle }: Told, may: boolean): void {
  const told = telling.left === 0;
  telling.toTheEnd();
  if (told && may && battle.state === "fight") {
    telling.skip(battle.battle);
    void act({ do: "fight", seat: 0, battle: battle.battle, all: true });
  }
}

export function controls(telling: Telling, told: Told, may: boolean): TemplateResult {
  const more = telling.left > 0 || (may && told.battle.state === "fight");
  return html`<div class="ctl">
    <div><button class="key cloth" type="button" ?disabled=${told.at <= 0} aria-keyshortcuts="ArrowLeft" @click=${telling.back}>${icon("back")}${say("show-tamer-back")}</button>
      <button class="key go" type="button" ?disabled=${!more} aria-keyshortcuts="Space ArrowRight" @click=${() => onward(telling, told, may)}>${icon("step")}${say("show-tamer-next")}</button>
      <button class="key cloth" type="button" ?disabled=${!more} aria-keyshortcuts="End" @click=${() => toTheEnd(telling, told, may)}>${icon("fast")}${say("show-tamer-to-the-end")}</button></div>
    <div><span class="lab" id="by-itself">${say("show-tamer-by-itself")}</span><div class="segs" role="group" aria-labelledby="by-itself">
      <button class="key" type="button" aria-pressed=${telling.speed === 0} aria-label=${say("show-tamer-paused")} @click=${() => telling.play(0)}>${icon("pause")}</button>
      ${SPEEDS.map((speed) => html`<button class="key num" type="button" aria-pressed=${telling.speed === speed} aria-keyshortcuts=${speed} @click=${() => telling.play(speed)}>${speed}×</button>`)}</div></div>
  </div>`;
}

/** Who won a battle that was fought by hand, as far as this screen may say it. */
export function reporting({ seats }: Battle, legal: readonly Action[]): TemplateResult | typeof nothing {
  const teller = seats.find((seat) => legal.some((action) => action.do === "report" && action.seat === seat));
  if (teller === undefined) return nothing;
  const other = seats.find((seat) => seat !== teller) ?? SAMPLE;
  const key = (result: string, label: unknown): TemplateResult => html`<button class="key" type="button" @click=${() => void act({ do: "report", seat: teller, result })}>${label}</button>`;
  const wins = (seat: number): TemplateResult => html`${seat === SAMPLE ? icon("cards") : glyph(seat)}${seat === SAMPLE ? say("show-tamer-sample-won") : say("show-tamer-has-won", { name: speaker.value.seat(seat) })}`;
  return html`<div class="ctl report"><div>${key("win", wins(teller))}${key("loss", wins(other))}</div><div>${key("draw", say("show-tamer-a-draw"))}</div></div>`;
}
