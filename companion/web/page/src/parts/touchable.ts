/**
 * A seat that can be touched: `<section @click=${touched(3)}>` sends the event `seat`, wherever on it somebody touches.
 * For keyboards and screen readers its name is a button; the numbers beside it can still be read.
 */

import { html, nothing, type TemplateResult } from "lit";

import { seatName } from "../words/say";
import { glyph } from "./glyph";

type Listener = (event: Event) => void;

/** A listener that sends the event `seat`; none for null: then the seat cannot be touched. */
export function touched(seat: number | null): Listener | typeof nothing {
  if (seat === null) return nothing;
  const told = { detail: seat, bubbles: true, composed: true };
  return (event) => void event.currentTarget?.dispatchEvent(new CustomEvent<number>("seat", told));
}

/** Mark and name of a seat; a button if it can be touched. */
export function called(seat: number, name: string, touch: boolean): TemplateResult {
  const shown = html`${glyph(seat)}<span>${seatName(name, seat - 1)}</span>`;
  return touch ? html`<button class="touchable" type="button" aria-haspopup="dialog">${shown}</button>` : shown;
}
