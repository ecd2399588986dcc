/** The options of a duel in the sandbox: each one of a few. */

import { html, type TemplateResult } from "lit";

import { say } from "../../words/say";
import { CHOICES, type Options } from "./sandbox-setup";

const NAMES = ["round", "ko", "stalemate", "flip_place"] as const;

export function options(now: Options, choose: (chosen: Partial<Options>) => void): TemplateResult[] {
  return NAMES.map((name) => {
    const id = name.replace("_", "-");
    return html`<fieldset><legend>${say(`sandbox-tamer-option-${id}`)}</legend><div class="segs">${CHOICES[name].map((value) => html`<button class="key" type="button" aria-pressed=${now[name] === value ? "true" : "false"}
      @click=${() => choose({ [name]: value })}>${say(`sandbox-tamer-option-${id}-${value}`)}</button>`)}</div></fieldset>`;
  });
}
