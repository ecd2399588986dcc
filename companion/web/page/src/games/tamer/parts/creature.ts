/** A creature as its card lies there: name, dice on it, power, and the health that is left. */

import { html, nothing, type TemplateResult } from "lit";

import { icon } from "../../../parts/icon";
import { say, speaker } from "../../../words/say";
import { type Creature, type Die, healthLeft } from "../types";
import { allDice } from "./dice";

export interface CreatureLook {
  /** Its key, which gives its name. */
  key: string;
  /** A class of the caller's own, such as `big`. */
  size?: string;
  /** Knocked out: an empty frame. */
  out?: boolean;
  /** Dice that were laid last. */
  fresh?: readonly Die[];
  /** Above the dice, such as the text of the card. */
  text?: unknown;
  /** Below the numbers, such as the bar of health. */
  foot?: unknown;
}

export function creature(one: Creature, { key, size = "", out = false, fresh = [], text = nothing, foot = nothing }: CreatureLook): TemplateResult {
  return html`<article class="cr ${size} ${out ? "out" : "on-card"}">
    <div class="head"><h3>${named(key)}</h3>${text}</div>
    <div class="ondice">${allDice(one, fresh)}</div>
    ${stats(one)}${foot}
  </article>`;
}

/** What is no card of the box says so in small letters. */
const MARKED = /^(Training) (.+)$/;

/** Its name in one line, without saying that it is no card of the box. */
export const shortName = (key: string): string => speaker.value.card(key).replace(MARKED, "$2");

/** The name of a creature. */
export function named(key: string): TemplateResult {
  const name = speaker.value.card(key);
  const [, mark, rest] = MARKED.exec(name) ?? [];
  return mark === undefined ? html`${name}` : html`<small>${mark} </small>${rest}`;
}

/** Power and health left; a number that nobody knows is a question mark. */
export function stats(one: Creature): TemplateResult {
  const left = healthLeft(one);
  return html`<p class="stat num">
    <span role="img" aria-label=${one.power === null ? say("show-tamer-power-unknown") : say("show-tamer-power", { number: one.power })}>${icon("fist")}${one.power ?? "?"}</span>
    <span role="img" aria-label=${left === null ? say("show-tamer-health-unknown") : say("show-tamer-health", { number: left })}>${icon("heart")}${left ?? "?"}</span>
  </p>`;
}

/** So many cells can be counted from afar; a larger health is one bar. */
const CELLS = 20;

/** Health as a row of cells: those hit are hatched. */
export function healthBar(one: Creature): TemplateResult | typeof nothing {
  const left = healthLeft(one);
  if (one.health === null || left === null) return nothing;
  const cells = Math.min(CELLS, one.health);
  const whole = Math.ceil((left * cells) / Math.max(1, one.health));
  return html`<p class="hp" role="img" aria-label=${say("show-tamer-health-of", { left, all: one.health })}>
    ${Array.from({ length: cells }, (_, at) => html`<i class=${at < whole ? "" : "hit"}></i>`)}</p>`;
}

/** The number over the coin: what a creature costs. */
export function coin(points: number | null): TemplateResult {
  return html`<span class="coin num" role="img" aria-label=${points === null ? say("show-tamer-points-unknown") : say("show-tamer-points", { number: points })}>${points ?? "?"}</span>`;
}
