/** The creatures that a player owns, as tiles: points, name, power, health, and the dice that lie on them. */

import { html, nothing, type TemplateResult } from "lit";

import { icon } from "../../parts/icon";
import type { Now } from "../../seat/phone";
import { say } from "../../words/say";
import { pointsOf } from "./cards";
import { coin, named } from "./parts/creature";
import { dice } from "./parts/dice";
import { creatureOf, isManual, rosterOf } from "./phone-view";
import { type Creature, DICE, healthLeft, PICKS } from "./types";

/** What stands on the tile of a creature. */
export function tile(one: Creature, key: string, below: unknown = nothing): TemplateResult {
  const laid = DICE.filter((kind) => one[kind] > 0);
  return html`${coin(pointsOf(key))}<b class="tile-name">${named(key)}</b>
    <small class="num">${below === nothing ? numbers(one) : below}${laid.map((kind) => dice(kind, one[kind]))}</small>`;
}

export function numbers(one: Creature): TemplateResult {
  const left = healthLeft(one);
  return html`<span role="img" aria-label=${one.power === null ? say("show-tamer-power-unknown") : say("show-tamer-power", { number: one.power })}>${icon("fist")}${one.power ?? "?"}</span>
    <span role="img" aria-label=${left === null ? say("show-tamer-health-unknown") : say("show-tamer-health", { number: left })}>${icon("heart")}${left ?? "?"}</span>`;
}

/** What was drafted so far, the newest first. */
export function picks(now: Now): TemplateResult | typeof nothing {
  const roster = rosterOf(now);
  if (isManual(now) || roster.length === 0) return nothing;
  return html`<section class="well roster"><h2>${say("phone-tamer-your-picks")}<span class="num">${say("phone-tamer-of", { count: Math.max(0, now.view.turn - 1), all: PICKS })}</span></h2>
    <ul class="tiles">${[...roster].reverse().map((key) => html`<li class="tile">${tile(creatureOf(now, now.me.seat, key), key)}</li>`)}</ul></section>`;
}
