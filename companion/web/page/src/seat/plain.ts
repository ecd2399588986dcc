/** The phone of a game that has no folder of its own: its verbs as keys, its counters and flags as they are called. */

import { sizeOf } from "../view";
import { say, speaker } from "../words/say";
import { asideKeys, keysOf, pressed } from "./keys";
import type { Form } from "./legal";
import type { Call, Key, Now, Phone, Tag, Vital } from "./phone";

const MOST_VITALS = 3;

function keys(_: Now, all: readonly Form[]): Key[] {
  const own = keysOf(all, null, { makers: {} }).map((one, place): Key => ({ ...one, place: place === 0 ? "wide" : "tall" }));
  return [...own, ...asideKeys(all)];
}

function call(now: Now, all: readonly Form[]): Call | null {
  const form = all.map(pressed).find((one) => one !== null);
  if (!form) return null;
  return { form, lamp: now.view.to_act.includes(now.me.seat) ? "lit" : "dark", label: say("phone-plain-call"), under: "" };
}

function vitals({ me }: Now): Vital[] {
  const counted = Object.entries(me.counters).map(([name, value]) => ({ value, name: called("counter", name) }));
  const lying = Object.entries(me.zones).map(([name, zone]) => ({ value: sizeOf(zone), name: called("counter", name) }));
  return [...counted, ...lying].slice(0, MOST_VITALS);
}

function tags({ me }: Now): Tag[] {
  return me.flags.map((flag) => ({ text: called("flag", flag) }));
}

function called(kind: string, name: string): string {
  return speaker.value.term(kind, name);
}

export const plain: Phone = { keys, call, vitals, tags, middle: () => null };
