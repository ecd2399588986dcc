/** The menu of a phone: name, giving up, a pause, rules and guide, what everybody sets for themselves, and leaving the seat. */

import { html, nothing, type TemplateResult } from "lit";

import { hostSettings } from "../lobby/host-settings";
import { leaveSeat } from "../lobby/leave";
import { icon } from "../parts/icon";
import { judgeKey } from "../parts/judge";
import { languageChips, pauseKey, soundSwitch, textSizeChips, themeChips, vibrationSwitch } from "../parts/own-settings";
import { toGuide } from "../parts/to-guide";
import { rulesPath } from "../rules/book";
import type { State } from "../wire";
import { say } from "../words/say";
import type { Key } from "./phone";

export interface Menu {
  state: State;
  keys: readonly Key[];
  press(key: Key): void;
  /** "Take back", if it has no place among the keys. */
  undo: (() => void) | null;
  close(): void;
  redraw(): void;
}

export function menu({ state, keys, press, undo, close, redraw }: Menu): TemplateResult {
  const more = keys.filter((key) => key.place === "more");
  return html`<section class="form menu" role="dialog" aria-label=${say("phone-more")}
    @keydown=${(event: KeyboardEvent) => event.key === "Escape" && close()}>
    <h2 tabindex="-1">${say("phone-more")}</h2>
    ${more.map((key) => html`<button class="key cloth line" type="button"
      @click=${() => press(key)}>${key.icon ? icon(key.icon) : nothing}<span>${say(key.label, key.args)}</span></button>`)}
    ${undo ? html`<button class="key cloth line" type="button"
      @click=${undo}>${icon("undo")}<span>${say("phone-undo")}</span></button>` : nothing}
    ${judgeKey("line")}
    ${state.view.result === null ? pauseKey(state, "key cloth line") : nothing}
    <a class="key cloth line" href=${rulesPath({ game: state.view.game })}>${icon("book")}<span>${say("rules-title")}</span></a>
    ${toGuide("key cloth line")}
    <div>${soundSwitch()}${vibrationSwitch()}</div>
    <fieldset><legend>${say("page-text")}</legend>${textSizeChips()}</fieldset>
    <fieldset><legend>${say("page-language")}</legend>${languageChips()}</fieldset>
    <fieldset><legend>${say("page-theme")}</legend>${themeChips()}</fieldset>
    ${hostSettings(redraw)}
    <a class="key cloth line" href="/">${icon("full")}<span>${say("phone-table")}</span></a>
    <button class="key cloth line" type="button" @click=${() => void leaveSeat()}>${icon("back")}<span>${say("phone-leave")}</span></button>
  </section>`;
}

/** A question to confirm before an action that does harm. */
export function sure(key: Key, yes: () => void, no: () => void): TemplateResult {
  const asks = key.sure ?? "";
  return html`<section class="sheet pad question" role="alertdialog" aria-label=${say(asks)}
    @keydown=${(event: KeyboardEvent) => event.key === "Escape" && no()}>
    <p class="voice" tabindex="-1">${say(asks)}</p>
    <div class="two">
      <button class="key" type="button" @click=${yes}>${say(`${asks}-yes`)}</button>
      <button class="key cloth" type="button" @click=${no}>${say(`${asks}-no`)}</button>
    </div>
  </section>`;
}
