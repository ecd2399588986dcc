/** The own battle on a phone: both lines as they stand, what the last step asks to be laid, and how the other battles are. */

import { html, nothing, type TemplateResult } from "lit";

import { glyph } from "../../parts/glyph";
import { icon } from "../../parts/icon";
import type { Now } from "../../seat/phone";
import { store } from "../../table";
import type { Fact } from "../../wire";
import { rich } from "../../words/marks";
import { say, sayRich, speaker } from "../../words/say";
import { effectsOf } from "./cards";
import { creature, named } from "./parts/creature";
import { outcomeFor } from "./parts/record";
import { numbers } from "./phone-roster";
import { battleOf, creatureOf, opponentIn, tableOf } from "./phone-view";
import { EMPTY, type Entrant, entrant, type Laid, USUAL, writeLink } from "./sandbox-setup";
import { type Battle, cardOf, type Creature, type Die, keysOf, ROUNDS, SAMPLE } from "./types";

/** Facts that say what people do with their hands. */
const DONE_BY_HAND: readonly string[] = ["dice", "knocked_out", "flipped", "returned", "cleared", "no_card", "battle_over"];

export function battleView(now: Now): TemplateResult {
  const battle = battleOf(now);
  return html`${battle === null ? html`<p class="quiet no-battle">${say("phone-tamer-no-battle")}</p>` : own(now, battle)}${others(now, battle)}`;
}

function own(now: Now, battle: Battle): TemplateResult {
  const other = opponentIn(battle, now.me.seat);
  const steps = lastStep(battle);
  return html`<section class="battle"><h2><b>${sayRich(other === SAMPLE ? "phone-tamer-against-sample" : "phone-tamer-against", { seat: other })}</b><span class="num">${stateOf(now, battle)}</span></h2>
    ${Object.keys(battle.lines).length === 0 ? nothing : html`<div class="sides">${[now.me.seat, other].map((seat) => side(now, battle, seat, steps))}</div>`}
    ${steps.length === 0 ? nothing : html`<section class="told" aria-label=${say("phone-tamer-last-step")}><h3>${say("phone-tamer-last-step")}</h3>
      <ul>${steps.map((fact) => html`<li>${rich(speaker.value.fact("tamer", fact))}</li>`)}</ul></section>`}
    ${battle.state === "done" && other !== SAMPLE ? again(now, other) : nothing}
  </section>`;
}

/** Both teams as they stand now, in the sandbox; in a window of its own, for the seat stays here. */
function again(now: Now, other: number): TemplateResult | typeof nothing {
  const { creatures } = tableOf(now);
  const team = (seat: number): Entrant[] => keysOf(now.view.seats.find((one) => one.seat === seat), "line").map((key) => ({ ...entrant(cardOf(key)), ...laidOn(creatures[seat]?.[key]) }));
  const teams = [team(now.me.seat), team(other)] as const;
  if (teams.some((one) => one.length === 0)) return nothing;
  const link = writeLink({ ...EMPTY, teams, options: { ...USUAL, round: Math.min(ROUNDS, now.view.round) } });
  return html`<a class="key cloth" href=${link} target="_blank" rel="noopener">${icon("play")}${say("phone-tamer-again")}</a>`;
}

const laidOn = (one: Creature | undefined): Pick<Creature, Laid> | undefined => one && { temp_power: one.temp_power, perm_power: one.perm_power, temp_health: one.temp_health, perm_health: one.perm_health };

function stateOf(now: Now, battle: Battle): string {
  if (battle.result !== null) return say(`show-tamer-${outcomeFor(battle.result, now.me.seat)}`);
  return battle.clash > 0 ? say("phone-tamer-clash", { clash: battle.clash }) : say(battle.state === "report" ? "phone-tamer-by-hand" : "phone-tamer-begins");
}

/** The front creature as its card lies there, and the names of those behind it. */
function side(now: Now, battle: Battle, seat: number, steps: readonly Fact[]): TemplateResult | typeof nothing {
  const line = battle.lines[seat];
  if (!line) return nothing;
  const [front, ...rest] = line;
  const out = battle.out[seat]?.length ?? 0;
  const name = seat === SAMPLE ? say("phone-tamer-sample") : speaker.value.seat(seat);
  return html`<div class="side" data-seat=${seat}><h3>${seat === SAMPLE ? nothing : glyph(seat)}<span>${name}</span></h3>
    ${front === undefined ? html`<p class="quiet">${say("phone-tamer-nobody-left")}</p>` : creature(creatureOf(now, seat, front), { key: front, fresh: freshOn(steps, seat, front), text: effects(front) })}
    <ol>${rest.map((key) => html`<li><span>${named(key)}</span><span class="num small">${numbers(creatureOf(now, seat, key))}</span></li>`)}</ol>
    ${out > 0 ? html`<p class="quiet num">${say("phone-tamer-out-count", { count: out })}</p>` : nothing}</div>`;
}

function effects(key: string): TemplateResult[] {
  return effectsOf(key, "ko").map((text) => html`<p class="ko">${text}</p>`);
}

/** Dice of this creature that the last step changed. */
function freshOn(steps: readonly Fact[], seat: number, key: string): Die[] {
  return steps.filter((fact) => fact.fact === "dice" && fact["seat"] === seat && fact["creature"] === key).map((fact) => fact["die"] as Die);
}

/** What the last step of this battle asks people to do: facts of the newest state that belongs to it. */
function lastStep(battle: Battle): Fact[] {
  const belongs = ({ fact, ...rest }: Fact): boolean => {
    if (!DONE_BY_HAND.includes(fact)) return false;
    if (rest["battle"] !== undefined) return rest["battle"] === battle.battle;
    return battle.seats.includes(Number(rest["seat"])) && rest["by"] !== "cleared";
  };
  const pieces = store.news.all.filter(({ fact }) => belongs(fact));
  const newest = pieces.at(-1)?.step;
  return pieces.filter(({ step }) => step === newest).map(({ fact }) => fact);
}

/** The other battles of the round: who has won, who still fights. */
function others(now: Now, mine: Battle | null): TemplateResult | typeof nothing {
  const rest = tableOf(now).battles.filter(({ battle }) => battle !== mine?.battle);
  if (rest.length === 0) return nothing;
  return html`<section class="well others"><h2>${say("phone-tamer-others")}</h2><ul>${rest.map((battle) => html`<li>
    <span>${sayRich(battle.seats.includes(SAMPLE) ? "phone-tamer-pair-sample" : "phone-tamer-pair-of", { one: battle.seats[0], two: battle.seats[1] })}</span>
    <span class="quiet">${ended(battle)}</span></li>`)}</ul></section>`;
}

function ended({ result, clash, state }: Battle): unknown {
  if (result === null) return clash > 0 ? say("phone-tamer-clash", { clash }) : say(state === "report" ? "phone-tamer-by-hand" : "phone-tamer-begins");
  if (result.winner === null) return say("phone-tamer-a-draw");
  return result.winner === SAMPLE ? say("phone-tamer-sample-won") : sayRich("phone-tamer-has-won", { seat: result.winner });
}
