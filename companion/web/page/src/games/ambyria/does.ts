/** What an announced effect will do, in words: a sentence for each of its operations. */

import type { SeatView } from "../../wire";
import { say, speaker } from "../../words/say";
import { cardName } from "./slots";
import { type Declared, type Link, rowOf } from "./types";

/** Marked text; which effect it is where nothing was declared, as while it happens. */
export function doing({ seat, effect = 1, does = [] }: Link, seats: readonly SeatView[]): string {
  if (does.length === 0) return speaker.value.marked("show-ambyria-frame-of", { seat, effect });
  return does.map((one) => speaker.value.marked(`show-ambyria-does-${one.op === "place" ? "placing" : one.op}`, told(one, seat, seats))).join(" ");
}

function told(one: Declared, seat: number, seats: readonly SeatView[]): Record<string, unknown> {
  const names = namesOf(one, seat, seats);
  return {
    op: one.op, seat, target: one.target ?? seat, whose: whose(one, seat), from: one.from ?? "emberscape",
    every: one.n === "all" ? "all" : "some", count: one.n === "all" ? 0 : one.n, named: names === "" ? "no" : "yes", names,
  };
}

/** Whose cards or deck it is about: the own ones, those of one other player, of all others, or of all. */
function whose({ who, target }: Declared, seat: number): string {
  if (target !== null) return target === seat ? "self" : "one";
  return who === "others" || who === "all" ? who : "self";
}

/** The declared cards by their names, as far as they still lie there and lie open. */
function namesOf({ slots, target }: Declared, seat: number, seats: readonly SeatView[]): string {
  const row = rowOf(seats.find((each) => each.seat === (target ?? seat)));
  const cards = row.filter(({ place, card }) => card !== null && slots.includes(place));
  return cards.map(({ card, down }) => (down || card === null ? say("show-ambyria-does-down") : cardName(card))).join(", ");
}

/** The places of a seat at which something under way is aimed. */
export function aimedAt(chain: readonly Link[], seat: number): number[] {
  return chain.flatMap((link) => (link.does ?? []).filter(({ target }) => (target ?? link.seat) === seat).flatMap(({ slots }) => slots));
}
