/** From what is legal to the keys of a phone, in Ambush. Every listed action has a key, and there is no other key. */

import { asideKeys, key, keysOf, type Maker, promoted } from "../../seat/keys";
import { choices, type Form } from "../../seat/legal";
import type { Key } from "../../seat/phone";

export interface Moment {
  phase: string;
  seat: number;
  /** The name of this seat's castle, if it has one. */
  castle: string | null;
  /** Seats (0: the table) from whom a declaration is still needed. */
  waiting?: readonly number[];
}

const TABLE = 0;

const MAKERS: Record<string, Maker<Moment>> = {
  castle: (form, { castle }) => [
    castle === null
      ? key(form, "wide", "phone-ambush-castle", { ask: ["name"], icon: "castle" })
      : key(form, "tall", "phone-ambush-castle-again", { ask: ["name"], icon: "castle" }),
  ],
  first: (form) => [key(form, "wide", "phone-ambush-first", { ask: ["first", "by"], icon: "crown" })],
  expose: (form) => [key(form, "wide", "phone-ambush-expose", { icon: "check" }), ...withCard(form)],
  play: (form) => {
    const besides = { label: "phone-ambush-play-later", without: ["changes"] };
    return [key(form, "wide", "phone-ambush-play", { ask: ["card", "target", "changes"], icon: "hand", besides })];
  },
  pass: (form, { phase }) => [key(form, "tall", phase === "effect" ? "phone-ambush-pass-effect" : "phone-ambush-pass", { icon: "halt" })],
  place: placing,
  resolve: (form, { phase }) =>
    phase === "effect"
      ? [key(form, "wide", "phone-ambush-resolve", { ask: ["changes"], icon: "list" })]
      : [key(form, "tall", "phone-ambush-triggered", { ask: ["card", "target", "changes"], icon: "list" })],
  capture: (form) => [key(form, "tall", "phone-ambush-capture", { icon: "plus" }), ...withCard(form)],
  stop: (form) =>
    form.seat === TABLE
      ? [key(form, "more", "phone-ambush-time-up", { id: "time-up", icon: "clock" })]
      : [key(form, "inline", "phone-ambush-stop", { ask: ["captured"], icon: "check" })],
  close: (form) => [key(form, "more", "phone-ambush-close", { icon: "check" })],
  declare: declaring,
  roll: (form) => [key(form, "inline", "phone-ambush-roll", { ask: ["roll"] })],
  ready: (form) => [key(form, "wide", "phone-ambush-ready", { icon: "check" })],
  call: (form) => [key(form, "more", "phone-ambush-voice", { id: "voice", icon: "voice", sure: "phone-ambush-voice-sure" })],
};

export function ambushKeys(all: readonly Form[], moment: Moment): Key[] {
  // Everybody says how many Ambush cards they have, and somebody also for the cards that were left lying.
  const keys = keysOf(all, moment, { makers: MAKERS, shared: ["declare"] });
  return [...promoted(demoted(keys)), ...asideKeys(all)];
}

/** How many Ambush cards; without any card to look through there is nothing to ask, only to say. */
function declaring(form: Form, { waiting = [] }: Moment): Key[] {
  const table = form.seat === TABLE;
  const id = `declare-${form.seat}`;
  const [ambush, ...others] = choices(form, "ambush", {}).values;
  if (others.length === 0 && !waiting.includes(form.seat)) {
    return [key(form, "more", table ? "phone-ambush-none-left" : "phone-ambush-none-mine", { id, chosen: { ambush }, icon: "check" })];
  }
  return [key(form, "inline", table ? "phone-ambush-declare-left" : "phone-ambush-declare", { id, ask: ["ambush"] })];
}

/** One key for each place a card may come from; without any choice, one for all. */
function placing(form: Form): Key[] {
  const from = choices(form, "from", {});
  const bare = from.optional ? [key(form, "wide", "phone-ambush-place", { icon: "check" })] : [];
  const sources = from.values.map((source): Key => {
    const id = `place-${String(source)}`;
    return key(form, from.optional ? "tall" : "wide", `phone-ambush-${id}`, { id, chosen: { from: source }, icon: source === "hand" ? "hand" : "deck" });
  });
  return [...bare, ...sources, ...withCard(form, from.values.length > 0 ? ["from", "card"] : ["card"])];
}

/** Saying which card it is, where somebody wants to. */
function withCard(form: Form, ask: readonly string[] = ["card"]): Key[] {
  if (!form.entries.some((entry) => "card" in entry)) return [];
  return [key(form, "tall", "phone-ambush-which", { id: `${form.verb}-card`, ask, icon: "eye" })];
}

/** While an effect waits to be entered, laying cards by it stands beside that. */
function demoted(keys: readonly Key[]): Key[] {
  const entering = keys.some(({ id, place }) => id === "resolve" && place === "wide");
  return keys.map((one) => (entering && one.form.verb === "place" ? { ...one, place: "tall" } : one));
}
