/** The seven steps of a turn side by side: done, now, waiting; and after the turn what each of them did. */

import { html, nothing, type TemplateResult } from "lit";

import { glyph } from "../../parts/glyph";
import { type Icon, icon } from "../../parts/icon";
import type { Fact } from "../../wire";
import { say, speaker } from "../../words/say";
import { STEPS, telling } from "./steps";
import type { Told } from "./telling";

export const DRAWN: readonly Icon[] = ["bolt", "cut", "shield", "own", "other", "heart", "sword"];
const MOST = 3;

export function strip(told: Told | null): TemplateResult {
  if (told === null) return html`<p class="caption">${say("show-ambal-steps")}</p>
    <ol class="strip num" aria-label=${say("show-ambal-steps")}>${STEPS.map((step) => one(step, [], "wait"))}</ol>`;
  const { turn, at } = told;
  const past = at === null && turn.reached === STEPS.length;
  const reached = at ?? turn.reached;
  return html`${at === null ? html`<p class="caption">${say(past ? "show-ambal-last-turn" : "show-ambal-this-turn")}</p>` : nothing}
    <ol class="strip num ${past ? "past" : ""}" aria-label=${say("show-ambal-steps")}>${STEPS.map((step) => one(step, turn.steps[step - 1] ?? [], past ? "done" : step < reached || (at === null && step === reached) ? "done" : step === reached ? "now" : "wait"))}</ol>`;
}

/** While a turn is told step by step: the key that shows all of it. It stands beside the sentence, where it takes no room from the boards. */
export function skipping(told: Told | null, skip: () => void): TemplateResult | typeof nothing {
  return told === null || told.at === null ? nothing : html`<button class="key cloth skip" type="button" @click=${skip}>${icon("step")}${say("show-ambal-skip")}</button>`;
}

function one(step: number, facts: readonly Fact[], state: "done" | "now" | "wait"): TemplateResult {
  const lines = telling(facts);
  const more = lines.length - MOST;
  return html`<li class=${state} aria-current=${state === "now" ? "step" : nothing}><h3><span class="n">${step}</span><span class="named">${say(`show-ambal-step-${step}`)}</span>${icon(DRAWN[step - 1] ?? "bolt")}</h3>
    ${state === "wait" ? nothing : lines.length === 0 ? html`<p>${say("show-ambal-none")}</p>` : lines.slice(0, more > 0 ? MOST - 1 : MOST).map(brief)}
    ${state !== "wait" && more > 0 ? html`<p>${say("show-ambal-more", { count: more + 1 })}</p>` : nothing}</li>`;
}

/** Who, and what happened in a word or two; the whole sentence is in the prompt while the step is lit. */
export function brief(fact: Fact): TemplateResult {
  const seat = Number(fact["on"] ?? fact["seat"] ?? 0);
  return html`<p class="brief">${seat ? html`<span class="who" data-seat=${seat}>${glyph(seat)}${speaker.value.seat(seat)}</span>` : nothing} ${inBrief(fact)}</p>`;
}

export function inBrief(fact: Fact): string {
  const id = `show-ambal-brief-${fact.fact}`;
  const by = Number(fact["to"] ?? 0) - Number(fact["from"] ?? 0);
  const card = typeof fact["card"] === "string" ? speaker.value.card(fact["card"]) : "";
  return speaker.value.knows(id) ? say(id, { ...fact, name: card, way: by < 0 ? "down" : "up", n: fact["n"] ?? Math.abs(by) }) : speaker.value.term("fact", fact.fact);
}
