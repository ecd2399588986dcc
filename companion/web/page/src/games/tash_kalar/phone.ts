/** Tash-Kalar on the phone of a seat: points, actions and supply above, the arena in the middle, the keys of the turn below. */

import { html, type TemplateResult } from "lit";

import type { Form } from "../../seat/legal";
import type { Key, Now, Phone, Tag, Vital } from "../../seat/phone";
import { store } from "../../table";
import { say } from "../../words/say";
import { learnGameCards } from "../game-cards";
import { coloursFor, isShort } from "./entry";
import "./fix";
import "./phone-desk";
import "./phone-find";
import { tashKeys } from "./phone-keys";
import "./phone-middle";
import { spotOf, tashView } from "./phone-spot";
import { coloursOf, countedOut } from "./count";
import { goalOf, isHighForm, isMelee, sideOf, tableOf } from "./types";

function keys(now: Now, all: readonly Form[]): Key[] {
  learnGameCards();
  const spot = spotOf(now);
  const { tracking } = tableOf(now.view);
  return tashKeys(all, {
    tracking, phase: now.view.phase, seat: now.me.seat, actions: now.me.counters["actions"] ?? 0,
    short: now.me.seat > 0 && now.view.phase === "action" && isShort(spot, "common"),
    asksAtEnd: isHighForm(now.view) || coloursFor(spot, { verb: "end" }).length > 0,
    scripted: tableOf(now.view).effect?.step != null,
    alone: store.welcome.value?.role === "seat",
  });
}

function vitals({ me, view, state }: Now): Vital[] {
  if (view.phase === "setup") return [];
  const { counters } = me;
  const own = view.to_act.includes(me.seat) && view.phase !== "over";
  const hand = (counters["beings"] ?? 0) + (counters["legends"] ?? 0);
  return [
    { value: counters["score"] ?? 0, name: say("show-tash-vital-points"), small: say("show-tash-of", { goal: goalOf(view, state.options) }) },
    ...(own ? [{ value: counters["actions"] ?? 0, name: say("show-tash-vital-actions") }] : []),
    { value: counters["supply"] ?? 0, name: say("show-tash-supply") },
    { value: hand, name: say("show-tash-vital-hand") },
  ];
}

function tags(now: Now): Tag[] {
  const { ending } = tableOf(now.view);
  const shown: Tag[] = [];
  if (ending && now.view.result === null) shown.push({ text: say("show-tash-ending", { left: ending.left }), icon: "alert", lit: true });
  if (isMelee(now.view)) shown.push({ text: say("show-tash-colours", { points: coloursOf(tashView(now), now.me.seat).join(" · ") }), icon: "star" });
  return shown;
}

function middle(now: Now): TemplateResult {
  return html`<ambit-tash-kalar-middle grows .now=${now}></ambit-tash-kalar-middle>`;
}

/** The end counted out, line by line as on the table's screen. */
function figures(now: Now, seat: number): { name: string; value: string }[] {
  const one = now.view.seats.find((each) => each.seat === seat);
  const side = one ? sideOf(one) : seat;
  return countedOut(tashView(now)).filter(({ what }) => what !== "points" && what !== "lowest").map(({ what, values }) => ({ name: say(`show-tash-line-${what}`), value: String(values.find((each) => each.side === side)?.count ?? 0) }));
}

export const phone: Phone = { keys, call: () => null, vitals, tags, middle, figures };
