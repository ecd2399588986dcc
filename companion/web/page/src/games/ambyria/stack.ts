/** What is under way, as one pile of sheets: the last one lies on top and happens first. */

import { html, nothing, type TemplateResult } from "lit";

import { glyph } from "../../parts/glyph";
import type { Fact, SeatView } from "../../wire";
import { rich } from "../../words/marks";
import { say, speaker } from "../../words/say";
import { cardName } from "./slots";
import { type AmbyriaTable, type Link, rowOf } from "./types";

/** Sheets of the stack that have room; those beneath them are only counted. */
const MOST = 3;
/** After one of these, a place that was declared before may hold another card. */
const MOVING = ["moved", "collected"];

export function stack(table: AmbyriaTable, facts: readonly Fact[], seats: readonly SeatView[]): TemplateResult {
  const order = [...table.chain].reverse();
  const hidden = order.length - MOST;
  return html`<ol class="stack" aria-label=${say("show-ambyria-stack")}>
    ${order.slice(0, MOST).map((link, place) => sheet(link, place + 1, says(link, table, facts, seats)))}
    ${hidden > 0 ? html`<li class="more num">${say("show-ambyria-more-frames", { count: hidden })}</li>` : nothing}
  </ol>`;
}

function sheet(link: Link, place: number, words: string): TemplateResult {
  return html`<li class="frame on-card ${place === 1 ? "first" : "then"}" data-seat=${link.seat}>
    <span class="n num">${place}</span>
    <h3>${glyph(link.seat)}<span>${heading(link)}</span></h3>
    <p>${rich(words)}</p>
  </li>`;
}

function heading({ kind, card }: Link): string {
  return kind === "card" && card !== undefined ? cardName(card) : say(`show-ambyria-frame-${kind}`);
}

/** Whose it is, and whom or what it was declared for. */
function says(link: Link, table: AmbyriaTable, facts: readonly Fact[], seats: readonly SeatView[]): string {
  const { seat, effect = 1 } = link;
  if (link.kind !== "card") return speaker.value.marked(`show-ambyria-frame-${link.kind}-of`, { seat });
  const [one] = announced(link, facts);
  if (one === undefined || typeof one["target"] !== "number") return speaker.value.marked("show-ambyria-frame-of", { seat, effect });
  const target = one["target"];
  const slots = Array.isArray(one["slots"]) ? one["slots"].map(Number) : [];
  const lying = rowOf(seats.find((each) => each.seat === target)).filter(({ place, card, down }) => slots.includes(place) && card !== null && !down);
  const there = aimedAt(table, facts, target);
  if (slots.length === 0 || lying.length < slots.length || !slots.every((slot) => there.includes(slot))) {
    return speaker.value.marked("show-ambyria-frame-at", { seat, effect, target, slots });
  }
  return speaker.value.marked("show-ambyria-frame-at-cards", { seat, effect, target, names: lying.map(({ card }) => cardName(card ?? "")).join(", ") });
}

/** What was last declared for this effect, as far as this page has heard it. */
function announced(link: Link, facts: readonly Fact[]): readonly Fact[] {
  const fits = (fact: Fact): boolean => fact.fact === "announced" && fact["seat"] === link.seat && fact["card"] === link.card && fact["effect"] === link.effect;
  const last = facts.map(fits).lastIndexOf(true);
  return last < 0 ? [] : facts.slice(last, last + 1);
}

/** The places of a seat at which something under way is aimed, unless cards were moved since it was declared. */
export function aimedAt({ chain }: AmbyriaTable, facts: readonly Fact[], seat: number): number[] {
  const moved = facts.findLastIndex(({ fact }) => MOVING.includes(fact));
  const declared = chain.flatMap((link) => announced(link, facts)).filter((fact) => facts.indexOf(fact) > moved);
  return declared.filter((fact) => fact["target"] === seat).flatMap((fact) => (Array.isArray(fact["slots"]) ? fact["slots"].map(Number) : []));
}
