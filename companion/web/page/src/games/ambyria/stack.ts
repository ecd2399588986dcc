/** What is under way, as one pile of sheets: the last one lies on top and happens first. */

import { html, nothing, type TemplateResult } from "lit";

import { glyph } from "../../parts/glyph";
import type { SeatView } from "../../wire";
import { rich } from "../../words/marks";
import { say, speaker } from "../../words/say";
import { doing } from "./does";
import { cardName } from "./slots";
import type { Link } from "./types";

/** Sheets of the stack that have room; those beneath them are only counted. */
const MOST = 3;

export function stack(chain: readonly Link[], seats: readonly SeatView[]): TemplateResult {
  const order = [...chain].reverse();
  const hidden = order.length - MOST;
  return html`<ol class="stack of-${Math.min(MOST, order.length)}" aria-label=${say("show-ambyria-stack")}>
    ${order.slice(0, MOST).map((link, place) => sheet(link, place + 1, says(link, seats)))}
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

export function heading({ kind, card }: Link): string {
  return kind === "card" && card !== undefined ? cardName(card) : say(`show-ambyria-frame-${kind}`);
}

export function says(link: Link, seats: readonly SeatView[]): string {
  return link.kind === "card" ? doing(link, seats) : speaker.value.marked(`show-ambyria-frame-${link.kind}-of`, { seat: link.seat });
}
