/** A row of five places with the cards that lie there: on the table, and on the phone of its player. */

import { html, type TemplateResult } from "lit";

import { cardBack } from "../../parts/cards";
import { vars } from "../../vars";
import { say, speaker } from "../../words/say";
import { type Slot, UNKNOWN } from "./types";

export interface Look {
  /** Places at which something is aimed. */
  aimed?: readonly number[];
  /** Of a face-down card its player sees the face while holding it open. */
  open?: boolean;
}

export function slot(one: Slot, { aimed = [], open = false }: Look): TemplateResult {
  const kind = one.card === null ? "free" : one.down ? (open ? "own" : "down") : "up";
  const how = [kind, aimed.includes(one.place) && "aimed", one.side && "side", one.hero && "own-hero"].filter(Boolean).join(" ");
  return html`<li class="pc ${how}" aria-label=${told(one, open)}>${face(one, kind)}</li>`;
}

function face({ place, card, hero }: Slot, kind: string): TemplateResult {
  if (kind === "free" || card === null) return html`<span aria-hidden="true">${place}</span>`;
  if (kind === "down") return cardBack();
  return named(cardName(card), kind === "own" ? say("phone-ambyria-only-you") : hero ? say("show-ambyria-hero") : "");
}

/** The first word of every invented card: it says so, and tells none of them from another. */
const INVENTED = /^Training (?=.)/;

/** A long word is written smaller, so that it stays whole. */
export function named(name: string, under = ""): TemplateResult {
  const letters = Math.max(6, ...name.split(/[\s-]+/).map((word) => word.length));
  return html`<span class="named" aria-hidden="true" ${vars({ "--letters": letters })}>${lesser(name)}${under ? html`<small>${under}</small>` : ""}</span>`;
}

function lesser(name: string): TemplateResult | string {
  const [first] = INVENTED.exec(name) ?? [];
  return first === undefined ? name : html`<span class="lesser">${first}</span>${name.slice(first.length)}`;
}

export const cardName = (card: string): string => (card === UNKNOWN ? say("show-ambyria-some-card") : speaker.value.card(card));

/** The same for those who do not see it. */
function told({ place, card, down }: Slot, open: boolean): string {
  if (card === null) return say("show-ambyria-slot-free", { place });
  if (down && !open) return say("show-ambyria-slot-down", { place });
  return say("show-ambyria-slot", { place, name: cardName(card) });
}
