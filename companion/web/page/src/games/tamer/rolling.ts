/** The order rolled with dice: people touch the seats one after the other, or let the screen roll. */

import { html, nothing, type TemplateResult } from "lit";

import { glyph } from "../../parts/glyph";
import { icon } from "../../parts/icon";
import { act } from "../../table";
import { say, speaker } from "../../words/say";
import type { TamerScene } from "./types";

export interface Rolling {
  /** Seats that have been named so far, the first to fight first. */
  order: readonly number[];
  name: (order: readonly number[]) => void;
  touch: boolean;
}

export function rolling({ view }: TamerScene, { order, name, touch }: Rolling): TemplateResult {
  const seats = view.seats.map(({ seat }) => seat);
  const left = seats.filter((seat) => !order.includes(seat));
  return html`${icon("dice")}<p class="cards">${say("show-tamer-rolling")}</p>
    ${order.length > 0 ? html`<p class="rolled num">${pairs(order).map((pair) => html`<span>${pair.map((seat) => glyph(seat))}</span>`)}</p>` : nothing}
    ${touch ? html`<div class="order">${left.map((seat) => html`<button class="key cloth" type="button" @click=${() => named([...order, seat], seats, name)}>${glyph(seat)}${speaker.value.seat(seat)}</button>`)}
      <button class="key" type="button" @click=${() => named(shuffled(seats), seats, name)}>${icon("dice")}${say("show-tamer-roll-for-us")}</button>
      ${order.length > 0 ? html`<button class="key cloth" type="button" @click=${() => name([])}>${icon("undo")}${say("show-tamer-roll-again")}</button>` : nothing}</div>` : nothing}`;
}

/** With the last but one the order is known. */
function named(order: readonly number[], seats: readonly number[], name: Rolling["name"]): void {
  const left = seats.filter((seat) => !order.includes(seat));
  const whole = left.length === 1 ? [...order, ...left] : order;
  const all = whole.length === seats.length;
  name(all ? [] : whole);
  if (all) void act({ do: "pair", seat: 0, order: whole });
}

/** First and second, third and fourth, and so on. */
export const pairs = (order: readonly number[]): number[][] => order.flatMap((_, at) => (at % 2 === 0 ? [order.slice(at, at + 2)] : []));

/** Everybody in an order by chance, each order as likely as any other. */
export function shuffled(seats: readonly number[], chance: () => number = Math.random): number[] {
  const order = [...seats];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1));
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return order;
}
