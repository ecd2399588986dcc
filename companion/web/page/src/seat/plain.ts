/** The phone of a game that has no folder of its own: its verbs as keys, its counters and flags as they are called. */

import type { Zone } from "../wire";
import { say, speaker } from "../words/say";
import { fields, type Form } from "./legal";
import type { Call, Key, Now, Phone, Tag, Vital } from "./phone";

/** Verbs that every game has and that are no part of a turn. */
const ASIDE: readonly string[] = ["name", "concede"];
const FOR_THE_REFEREE = "adjust";
const MOMENT = "at";
const MOST_VITALS = 3;

/** A press that carries its own moment is for the round button. */
export function pressed(form: Form): Form | null {
  const entries = form.entries.filter((entry) => MOMENT in entry);
  return entries.length > 0 ? { ...form, entries } : null;
}

/** The same form without the presses: those have their button. */
export function unpressed(form: Form): Form | null {
  const entries = form.entries.filter((entry) => !(MOMENT in entry));
  return entries.length > 0 ? { ...form, entries } : null;
}

/** What everybody may do at any time, for the menu: the harmless first. */
export function asideKeys(all: readonly Form[]): Key[] {
  const name = all.find((form) => form.verb === "name");
  const concede = all.find((form) => form.verb === "concede");
  const keys: Key[] = [];
  if (name) keys.push({ id: "name", form: name, chosen: {}, ask: ["name"], label: "phone-name", icon: "voice", place: "more" });
  if (concede) {
    keys.push({ id: "concede", form: concede, chosen: {}, ask: [], label: "phone-concede", icon: "halt", place: "more", sure: "phone-concede-sure" });
  }
  return keys;
}

export function plainKey(form: Form, place: Key["place"]): Key {
  return { id: `${form.seat}-${form.verb}`, form, chosen: {}, ask: fields(form), label: "phone-plain-verb", args: { verb: form.verb }, place };
}

function keys(_: Now, all: readonly Form[]): Key[] {
  const turn = all.filter((form) => !ASIDE.includes(form.verb) && form.verb !== FOR_THE_REFEREE);
  const own = turn.map(unpressed).filter((form) => form !== null);
  return [...own.map((form, place) => plainKey(form, place === 0 ? "wide" : "tall")), ...asideKeys(all)];
}

function call(now: Now, all: readonly Form[]): Call | null {
  const form = all.map(pressed).find((one) => one !== null);
  if (!form) return null;
  return { form, lamp: now.view.to_act.includes(now.me.seat) ? "lit" : "dark", label: say("phone-plain-call"), under: "" };
}

function vitals({ me }: Now): Vital[] {
  const counted = Object.entries(me.counters).map(([name, value]) => ({ value, name: called("counter", name) }));
  const size = (zone: Zone): number => (typeof zone === "number" ? zone : zone.length);
  const lying = Object.entries(me.zones).map(([name, zone]) => ({ value: size(zone), name: called("counter", name) }));
  return [...counted, ...lying].slice(0, MOST_VITALS);
}

function tags({ me }: Now): Tag[] {
  return me.flags.map((flag) => ({ text: called("flag", flag) }));
}

function called(kind: string, name: string): string {
  return speaker.value.term(kind, name);
}

export const plain: Phone = { keys, call, vitals, tags, middle: () => null };
