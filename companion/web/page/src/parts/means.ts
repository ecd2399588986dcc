/** With what a question can be answered at this table: each seat by what it really has. */

import { html, nothing, type TemplateResult } from "lit";

import type { State } from "../wire";
import { say } from "../words/say";
import { type Icon, icon } from "./icon";

export type Means = "reader" | "token" | "dial" | "buttons" | "phone" | "screen";
type Having = Pick<State, "view" | "devices" | "awaits_card" | "asks_target" | "seats_taken" | "reader">;

const DRAWN: Readonly<Record<Means, Icon>> = { reader: "reader", token: "reader", dial: "settings", buttons: "button", phone: "phone", screen: "full" };

/** `touch`: the names on this screen can be touched, to answer for who has no phone. */
export function meansOf(state: Having, seat: number, touch: boolean): Means[] {
  const up = (role: string): boolean => state.devices[`seat${seat}.${role}`]?.up === true;
  const reads = up("reader") || (state.reader?.seats.includes(seat) ?? false);
  const joined = state.seats_taken.includes(seat);
  const aiming = state.asks_target?.includes(seat) ?? false;
  const found: [Means, boolean][] = [
    ["reader", !aiming && reads && state.awaits_card.includes(seat)],
    ["token", aiming && reads],
    ["dial", aiming && up("dial")],
    ["buttons", !aiming && (up("ok") || up("no"))],
    ["phone", joined],
    ["screen", touch && !joined],
  ];
  return found.filter(([, has]) => has).map(([means]) => means);
}

/** What all who are to act have between them, each means once. */
export function meansOfAll(state: Having, touch: boolean): Means[] {
  if (state.view.result !== null) return [];
  return [...new Set(state.view.to_act.filter((seat) => seat > 0).flatMap((seat) => meansOf(state, seat, touch)))];
}

export function means(all: readonly Means[]): TemplateResult | typeof nothing {
  return all.length === 0 ? nothing : html`<span class="means">${all.map((one) => html`<span>${icon(DRAWN[one])}${say(`page-by-${one}`)}</span> `)}</span>`;
}
