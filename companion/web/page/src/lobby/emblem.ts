/** The sign of each game: an icon in a ring. A game that has none of its own gets a die. */

import { html, type TemplateResult } from "lit";

import { type Icon, icon } from "../parts/icon";

const SIGNS: Readonly<Record<string, Icon>> = { ambush: "castle", ambal: "bolt", ambyria: "stone", tamer: "paw", tash_kalar: "grid" };

export const signOf = (game: string): Icon => SIGNS[game] ?? "dice";

export function emblem(game: string): TemplateResult {
  return html`<span class="emblem" data-tile=${game} aria-hidden="true">${icon(signOf(game))}</span>`;
}
