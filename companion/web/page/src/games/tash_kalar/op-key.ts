/** A key for one thing that an effect does to a piece; the one that the script waits for is the main key. */

import { html, nothing, type TemplateResult } from "lit";

import { type Icon, icon } from "../../parts/icon";
import { say } from "../../words/say";
import type { Op } from "./types";

const ICONS: Partial<Record<Op, Icon>> = { move: "next", destroy: "cross", upgrade: "own", downgrade: "minus", convert: "redo", place: "plus" };

export function opKey(op: Op, on: boolean, asked: boolean, busy: boolean, press: () => void): TemplateResult {
  const drawn = ICONS[op];
  return html`<button class="key ${asked ? "" : "cloth"}" type="button" aria-pressed=${on ? "true" : "false"} ?disabled=${busy} @click=${press}>${drawn ? icon(drawn) : nothing}<span>${say(`show-tash-op-${op}`)}</span></button>`;
}
