/** Dice in the colours of the game, and beside them what they are: a fist is power, a heart health, a burst damage; dashed ones come off. */

import { html, type TemplateResult } from "lit";

import { die } from "../../../parts/die";
import { type Icon, icon } from "../../../parts/icon";
import { say } from "../../../words/say";
import { COLOURS, type Creature, DICE, type Die, PASSING } from "../types";

const SIGNS: Readonly<Record<Die, Icon>> = { temp_power: "fist", perm_power: "fist", temp_health: "heart", perm_health: "heart", damage: "burst" };
const FACES = 6;
/** So many dice can be told apart at a glance; a larger number is written beside one die. */
const MOST = 3;

/** A number as people lay it: sixes first, then what is left. */
export function pipsOf(number: number): number[] {
  const sixes = Math.floor(number / FACES);
  return [...Array.from({ length: sixes }, () => FACES), ...(number % FACES > 0 ? [number % FACES] : [])];
}

/** The dice of one colour that show a number. */
export function dice(kind: Die, number: number): TemplateResult {
  const pips = pipsOf(number);
  const label = say("show-tamer-dice", { colour: COLOURS[kind], number, count: pips.length });
  const drawn = pips.length > MOST ? html`${die(FACES, "", kind)}<b class="num">${number}</b>` : pips.map((one) => die(one, "", kind));
  return html`<span class="dice" role="img" aria-label=${label}>${drawn}</span>`;
}

/** Dice on a creature, with the sign of what they are. A new one is framed. */
export function laid(kind: Die, number: number, fresh = false): TemplateResult {
  return html`<span class="laid ${PASSING.includes(kind) ? "passing" : ""} ${fresh ? "new" : ""}">${dice(kind, number)}${icon(SIGNS[kind])}</span>`;
}

/** All dice on a creature; `fresh`: those that were laid last. */
export function allDice(one: Creature, fresh: readonly Die[] = []): TemplateResult[] {
  return DICE.filter((kind) => one[kind] > 0).map((kind) => laid(kind, one[kind], fresh.includes(kind)));
}
