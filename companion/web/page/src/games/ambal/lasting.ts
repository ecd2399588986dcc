/** Lasting effects on a player: Conditions, Boons and Curses with a die for the rounds left, and changes that start later. */

import { html, nothing, type TemplateResult } from "lit";

import { die } from "../../parts/die";
import { type Icon, icon } from "../../parts/icon";
import { say, speaker } from "../../words/say";
import { conditionsOf, WOUNDS } from "./boards";
import type { AmbalTable } from "./types";

const DRAWN: Readonly<Record<string, Icon>> = { burning: "flame", bleeding: "drop", poison: "vial", boon: "star", curse: "alert", cost: "bolt", next: "step" };

/** Up to this many have room for words beside their die. */
const FEW = 3;

export interface Tile {
  kind: string;
  name: string;
  /** The text below the name. */
  says: string;
  /** Rounds left; null if it lasts for this round only. */
  left: number | null;
}

export function tilesOf(seat: number, counters: Readonly<Record<string, number | null>>, { durations, lasting }: AmbalTable): Tile[] {
  const conditions = conditionsOf(counters).map(({ name, left }) => ({ kind: name, name: speaker.value.term("counter", name), says: say("show-ambal-a-round", { n: WOUNDS[name] ?? 0 }), left }));
  const cards = durations.filter(({ on }) => on === seat).map(({ card, kind, left }) => ({ kind, name: speaker.value.card(card), says: say(`show-ambal-${kind}`), left }));
  const waiting = lasting.filter((one) => one.seat === seat).map(({ card, op }) => ({ kind: op, name: speaker.value.card(card), says: say(`show-ambal-lasting-${op}`), left: null }));
  return [...conditions, ...cards, ...waiting];
}

export const tileIcon = (kind: string): Icon => DRAWN[kind] ?? "clock";

export function tiles(all: readonly Tile[]): TemplateResult | typeof nothing {
  return all.length === 0 ? nothing : html`<ul class="lasting ${all.length > FEW ? "many" : ""}">${all.map(tile)}</ul>`;
}

function tile({ kind, name, says, left }: Tile): TemplateResult {
  const ends = left === 1;
  return html`<li class="last ${kind} ${ends ? "end" : ""}"><h3 title=${name}>${name}</h3>${icon(tileIcon(kind))}
    <p>${ends ? say("show-ambal-last-round") : says}</p>${left === null ? nothing : die(left, say("show-ambal-rounds-left", { left }))}</li>`;
}
