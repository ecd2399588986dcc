/**
 * A seat that can be touched: `<section @click=${touched(3)}>` tells `seat` upwards, wherever on it a finger comes down.
 * Keys and screen readers find a button in it, its name; the numbers beside it stay to be read.
 */

import { html, nothing, type TemplateResult } from "lit";

import { seatName } from "../words/say";
import { glyph } from "./glyph";

type Listener = (event: Event) => void;

/** Null takes it away again. */
export function touched(seat: number | null): Listener | typeof nothing {
  if (seat === null) return nothing;
  const told = { detail: seat, bubbles: true, composed: true };
  return (event) => void event.currentTarget?.dispatchEvent(new CustomEvent<number>("seat", told));
}

/** Mark and name of a seat. */
export function called(seat: number, name: string, touch: boolean): TemplateResult {
  const shown = html`${glyph(seat)}<span>${seatName(name, seat - 1)}</span>`;
  return touch ? html`<button class="touchable" type="button" aria-haspopup="dialog">${shown}</button>` : shown;
}
