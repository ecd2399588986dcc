/** One battle on the screen: both lines, the creatures in front large, their blows, and the steps of this clash. */

import { html, nothing, type TemplateResult } from "lit";

import { glyph } from "../../parts/glyph";
import { icon } from "../../parts/icon";
import { called, touched } from "../../parts/touchable";
import { say } from "../../words/say";
import { under } from "./bracket";
import { dataOf, effectsOf } from "./cards";
import { type Side, standing, type Standing } from "./moment";
import { creature, healthBar, shortName } from "./parts/creature";
import { allDice } from "./parts/dice";
import { brief } from "./sentences";
import { sectionOf } from "./steps";
import type { Told } from "./telling";
import { PASSING, SAMPLE, type TamerScene, type When } from "./types";

/** So many creatures have room beside those in front; the others are only counted. */
const WAITING = 2;
/** Steps in the strip. */
const STRIP = 6;

export function battle(scene: TamerScene, told: Told, touch: boolean): TemplateResult {
  const now = standing(scene, told.battle, told.story, told.at, dataOf);
  const [left, right] = now.sides;
  return html`<main class="sides">
      ${line(scene, now, left, "left", touch)}
      <section class="front" aria-label=${say("show-tamer-front")}>${fighter(told, now, left)}${between(told, now)}${fighter(told, now, right)}</section>
      ${line(scene, now, right, "right", touch)}
    </main>
    ${strip(scene, told)}`;
}

/** One line: whose it is, who waits behind the front, and who is out. */
function line(scene: TamerScene, { fresh }: Standing, side: Side, where: "left" | "right", touch: boolean): TemplateResult {
  const { seat } = side;
  const one = scene.view.seats.find((each) => each.seat === seat);
  const waiting = side.line.filter((key) => key !== side.front);
  const all = side.line.length + side.out.length;
  const name = seat === SAMPLE ? html`${icon("cards")}<span>${say("show-tamer-sample")}</span>` : called(seat, one?.name ?? "", touch);
  return html`<section class="side ${where}" data-seat=${seat || nothing} aria-label=${seat === SAMPLE ? say("show-tamer-sample") : say("show-tamer-line-of", { seat })} @click=${touched(touch && seat !== SAMPLE ? seat : null)}>
    <div><p class="called">${name}</p>${all > 0 ? html`<p class="stand-of num">${say("show-tamer-standing", { count: side.line.length, all })}</p>` : nothing}</div>
    <div class="waiting">${waiting.slice(0, WAITING).map((key) => waits(side, key, fresh.get(`${seat}/${key}`)))}${waiting.length > WAITING ? html`<p class="more num">+${waiting.length - WAITING}</p>` : nothing}</div>
    <p class="fallen">${side.out.length > 0 ? icon("cross") : nothing}${side.out.map((key) => html`<span class="gone">${shortName(key)}${kept(side, key)}</span>`)}</p>
  </section>`;
}

function waits(side: Side, key: string, fresh: Parameters<typeof allDice>[1]): TemplateResult | typeof nothing {
  const one = side.creatures.get(key);
  return one ? creature(one, { key, size: "next", fresh: fresh ?? [], text: html`<p class="fx">${effectsOf(key, "ko").join(" ")}</p>` }) : nothing;
}

/** Dice that stay on a creature also when it is out. */
function kept(side: Side, key: string): TemplateResult | typeof nothing {
  const one = side.creatures.get(key);
  if (!one) return nothing;
  const staying = { ...one, ...Object.fromEntries(PASSING.map((die) => [die, 0])) };
  return html`${allDice(staying)}`;
}

/** The creature in front, large. Its text is lit while its effect is told. */
function fighter(told: Told, { step, fresh }: Standing, side: Side): TemplateResult {
  const { front, seat } = side;
  const one = front === null ? undefined : side.creatures.get(front);
  if (front === null || !one) return html`<div class="cr big out empty">${told.battle.lines[seat] === undefined ? say("show-tamer-by-hand") : nothing}</div>`;
  const out = side.out.includes(front);
  const tag = out ? html`<p class="tag">${icon("cross")}${say("show-tamer-out")}</p>` : nothing;
  const lit = step?.creature === front && step.seat === seat && (step.kind === "ko" || step.kind === "start");
  const when: When | undefined = lit ? (step.kind as When) : undefined;
  const texts = effectsOf(front, when ?? "ko");
  const text = html`${tag}${texts.length > 0 && (lit || !out) ? html`<p class="fx ${lit ? "on" : ""}">${texts.join(" ")}</p>` : nothing}`;
  return creature(one, { key: front, size: "big", out, fresh: fresh.get(`${seat}/${front}`) ?? [], text, foot: healthBar(one) });
}

/** Both blows of the clash, each in the colour of its seat. */
function between({ battle: fought }: Told, { step, sides }: Standing): TemplateResult {
  if (step === null || step.section === 0 || sides[0].deals === null) return html`<div class="blows"><p class="n">${fought.state === "report" ? say("show-tamer-to-report") : say("show-tamer-round-start")}</p></div>`;
  const [left, right] = sides;
  return html`<div class="blows">
    <p class="blow" data-seat=${left.seat || nothing}><b class="num">${left.deals}</b><svg viewBox="0 0 120 36" aria-hidden="true"><path d="M6 18H108M92 4 110 18 92 32" /></svg></p>
    <p class="n num">${say("show-tamer-clash", { clash: step.section })}</p>
    <p class="blow" data-seat=${right.seat || nothing}><b class="num">${right.deals}</b><svg viewBox="0 0 120 36" aria-hidden="true"><path d="M114 18H12M28 4 10 18 28 32" /></svg></p>
  </div>`;
}

/** The steps of this clash side by side: done, now, waiting. */
function strip(scene: TamerScene, { battle: fought, story, at }: Told): TemplateResult {
  const section = story.steps[Math.max(0, at)]?.section ?? 0;
  const all = sectionOf(story, section);
  const here = all.findIndex((one) => one.at === at);
  const from = Math.max(0, Math.min(here - STRIP + 2, all.length - STRIP));
  const label = section === 0 ? say("show-tamer-round-start") : say("show-tamer-clash", { clash: section });
  return html`<ol class="told num" aria-label=${label}>${all.slice(from, from + STRIP).map(({ step, at: place }, n) => {
    const state = place < at ? "done" : place === at ? "now" : "wait";
    const now = standing(scene, fought, story, place, dataOf);
    return html`<li class="step ${state}" aria-current=${state === "now" ? "step" : nothing}><b>${from + n + 1} ${say(`show-tamer-step-${step.kind}`)}</b><span>${state === "wait" ? nothing : brief(step, now)}</span></li>`;
  })}</ol>`;
}

/** The other battles, to turn to, and how far each has come. */
export function others({ view }: TamerScene, shown: number, look: (battle: number) => void): TemplateResult[] {
  return view.table.battles.filter(({ battle: number }) => number !== shown).map((one) => {
    const marks = one.seats.map((seat) => (seat === SAMPLE ? icon("cards") : glyph(seat)));
    const label = `${say("show-tamer-look-at", { seats: one.seats.filter((seat) => seat !== SAMPLE) })}, ${under(one)}`;
    return html`<button class="key cloth other" type="button" aria-label=${label} @click=${() => look(one.battle)}>${marks}<span>${under(one)}</span></button>`;
  });
}
