/** What somebody at a seat plays with: a phone, buttons, a reader, a dial; and which of it does not answer. */

import { html, nothing, type TemplateResult } from "lit";

import { type Icon, icon } from "../parts/icon";
import type { Lobby, LobbySeat } from "../wire";
import { say, speaker } from "../words/say";

/** Several buttons are one word; counters and lamps show, and nobody plays with them. */
const THINGS: readonly { what: string; roles: readonly string[]; drawn: Icon }[] = [
  { what: "button", roles: ["ok", "no", "call"], drawn: "button" },
  { what: "reader", roles: ["reader"], drawn: "reader" },
  { what: "dial", roles: ["dial"], drawn: "settings" },
];

export interface Thing {
  word: string;
  drawn: Icon;
  /** Its icon alone would not say it. */
  always?: true;
}

type Devices = Lobby["devices"];

/** Names of devices that do not answer at this seat. */
export function silentAt({ seat }: Pick<LobbySeat, "seat">, devices: Devices): string[] {
  return Object.keys(devices).filter((name) => name.startsWith(`seat${seat}.`) && !devices[name]?.up);
}

export function thingsAt(seat: LobbySeat, devices: Devices): Thing[] {
  const works = (role: string): boolean => seat.boxes.includes(role) && (devices[`seat${seat.seat}.${role}`]?.up ?? true);
  const phone = seat.phone === null ? [] : [{ word: say(`evening-phone-${seat.phone}`), drawn: "phone" as const, ...(seat.phone === "away" ? { always: true as const } : {}) }];
  return [...phone, ...THINGS.filter(({ roles }) => roles.some(works)).map(({ what, drawn }) => ({ word: say(`evening-${what}`), drawn }))];
}

/** Icons with their words; on a small screen the words are read aloud only. */
export function playsWith(seat: LobbySeat, devices: Devices): TemplateResult | typeof nothing {
  const things = thingsAt(seat, devices);
  const silent = silentAt(seat, devices);
  return html`${things.length > 0 ? html`<span class="dev">${things.map(({ word, drawn, always }) => html`<span>${icon(drawn)}<span class=${always ? "" : "word"}>${word}</span></span>`)}</span>` : nothing}
    ${silent.slice(0, 1).map((name) => html`<span class="miss">${icon("alert")}<span>${silence(name, silent.length)}</span></span>`)}`;
}

/** "the card reader does not answer", or how many things do not. */
export function silence(device: string, count: number): string {
  const role = device.slice(device.indexOf(".") + 1);
  return count > 1 ? say("evening-silent-some", { count }) : say("evening-silent", { role: speaker.value.term("role", role) });
}

/** The name of a seat, or what it is called without one. */
export function called({ seat, name, taken }: Pick<LobbySeat, "seat" | "name" | "taken">): string {
  return taken ? name || say("seat-unnamed", { number: seat }) : say("evening-free-seat");
}
