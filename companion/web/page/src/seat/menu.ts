/** The menu of a phone: name, giving up, language, theme, and leaving the seat. */

import { html, nothing, type TemplateResult } from "lit";

import { post } from "../api";
import { dropToken, keptToken } from "../identity";
import { chips } from "../parts/choices";
import { icon } from "../parts/icon";
import { go } from "../router";
import { theme, themes } from "../theme";
import { language, languages, say } from "../words/say";
import type { Key } from "./phone";

export interface Menu {
  keys: readonly Key[];
  press(key: Key): void;
  /** "Take back", if it has no place among the keys. */
  undo: (() => void) | null;
  close(): void;
}

export function menu({ keys, press, undo, close }: Menu): TemplateResult {
  const spoken = languages.map((value) => ({ value, says: say(`page-language-${value}`) }));
  const lights = themes.map((value) => ({ value, says: say(`page-theme-${value}`) }));
  const more = keys.filter((key) => key.place === "more");
  return html`<section class="form menu" role="dialog" aria-label=${say("phone-more")}
    @keydown=${(event: KeyboardEvent) => event.key === "Escape" && close()}>
    <h2 tabindex="-1">${say("phone-more")}</h2>
    ${more.map((key) => html`<button class="key cloth line" type="button"
      @click=${() => press(key)}>${key.icon ? icon(key.icon) : nothing}<span>${say(key.label, key.args)}</span></button>`)}
    ${undo ? html`<button class="key cloth line" type="button"
      @click=${undo}>${icon("undo")}<span>${say("phone-undo")}</span></button>` : nothing}
    <fieldset><legend>${say("page-language")}</legend>
      ${chips(say("page-language"), spoken, language.value, (code) => (language.value = code))}</fieldset>
    <fieldset><legend>${say("page-theme")}</legend>
      ${chips(say("page-theme"), lights, theme.value, (light) => (theme.value = light))}</fieldset>
    <a class="key cloth line" href="/">${icon("full")}<span>${say("phone-table")}</span></a>
    <button class="key cloth line" type="button" @click=${leave}>${icon("back")}<span>${say("phone-leave")}</span></button>
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

/** This phone gives its seat up, even when the table cannot be told now. */
async function leave(): Promise<void> {
  await post("/api/leave", {}, keptToken("seat") ?? "").catch(() => null);
  dropToken("seat");
  go("/join");
}
