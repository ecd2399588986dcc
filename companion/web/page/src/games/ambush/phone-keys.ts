/** From what is legal to the keys of a phone, in Ambush. Every listed action has a key, and there is no other key. */

import { choices, type Form } from "../../seat/legal";
import type { Key } from "../../seat/phone";
import { asideKeys, plainKey, unpressed } from "../../seat/plain";

export interface Moment {
  phase: string;
  seat: number;
  /** The name of this seat's castle, if it has one. */
  castle: string | null;
  /** Seats (0: the table) from whom a declaration is still needed. */
  waiting?: readonly number[];
}

type Maker = (form: Form, moment: Moment) => Key[];

const TABLE = 0;
/** These stand in the menu for everybody, in every game. */
const ASIDE = ["name", "concede"];
/** What only a referee does. */
const REFEREE = ["adjust"];

const MAKERS: Record<string, Maker> = {
  castle: (form, { castle }) => [
    castle === null
      ? { id: "castle", form, chosen: {}, ask: ["name"], label: "phone-ambush-castle", icon: "castle", place: "wide" }
      : { id: "castle", form, chosen: {}, ask: ["name"], label: "phone-ambush-castle-again", icon: "castle", place: "tall" },
  ],
  first: (form) => [{ id: "first", form, chosen: {}, ask: ["first", "by"], label: "phone-ambush-first", icon: "crown", place: "wide" }],
  expose: (form) => [
    { id: "expose", form, chosen: {}, ask: [], label: "phone-ambush-expose", icon: "check", place: "wide" },
    ...withCard(form, "expose-card", {}),
  ],
  play: (form) => [
    {
      id: "play",
      form,
      chosen: {},
      ask: ["card", "target", "changes"],
      label: "phone-ambush-play",
      icon: "hand",
      place: "wide",
      besides: { label: "phone-ambush-play-later", without: ["changes"] },
    },
  ],
  pass: (form, { phase }) => {
    const label = phase === "effect" ? "phone-ambush-pass-effect" : "phone-ambush-pass";
    return [{ id: "pass", form, chosen: {}, ask: [], label, icon: "halt", place: "tall" }];
  },
  place: placing,
  resolve: (form, { phase }) =>
    phase === "effect"
      ? [{ id: "resolve", form, chosen: {}, ask: ["changes"], label: "phone-ambush-resolve", icon: "list", place: "wide" }]
      : [{ id: "resolve", form, chosen: {}, ask: ["card", "target", "changes"], label: "phone-ambush-triggered", icon: "list", place: "tall" }],
  capture: (form) => [
    { id: "capture", form, chosen: {}, ask: [], label: "phone-ambush-capture", icon: "plus", place: "tall" },
    ...withCard(form, "capture-card", {}),
  ],
  stop: (form) =>
    form.seat === TABLE
      ? [{ id: "time-up", form, chosen: {}, ask: [], label: "phone-ambush-time-up", icon: "clock", place: "more" }]
      : [{ id: "stop", form, chosen: {}, ask: ["captured"], label: "phone-ambush-stop", icon: "check", place: "inline" }],
  close: (form) => [{ id: "close", form, chosen: {}, ask: [], label: "phone-ambush-close", icon: "check", place: "more" }],
  declare: declaring,
  roll: (form) => [{ id: "roll", form, chosen: {}, ask: ["roll"], label: "phone-ambush-roll", place: "inline" }],
  ready: (form) => [{ id: "ready", form, chosen: {}, ask: [], label: "phone-ambush-ready", icon: "check", place: "wide" }],
  call: (form) => [
    { id: "voice", form, chosen: {}, ask: [], label: "phone-ambush-voice", icon: "voice", place: "more", sure: "phone-ambush-voice-sure" },
  ],
};

export function ambushKeys(all: readonly Form[], moment: Moment): Key[] {
  const own = new Set(all.filter((form) => form.seat !== TABLE).map((form) => form.verb));
  const turn = all
    .map(unpressed)
    .filter((form) => form !== null)
    .filter(({ verb }) => !ASIDE.includes(verb) && !REFEREE.includes(verb))
    // What a player may do in the own name is not offered a second time in the table's, but for cards left lying.
    .filter(({ verb, seat }) => seat !== TABLE || verb === "declare" || !own.has(verb));
  const keys = turn.flatMap((form) => (MAKERS[form.verb] ?? unknown)(form, moment));
  return [...promoted(demoted(keys)), ...asideKeys(all)];
}

/** A verb that came with newer rules than this page. */
const unknown: Maker = (form) => [plainKey(form, form.seat === TABLE ? "more" : "tall")];

/** How many Ambush cards; without any card to look through there is nothing to ask, only to say. */
function declaring(form: Form, { waiting = [] }: Moment): Key[] {
  const table = form.seat === TABLE;
  const id = `declare-${form.seat}`;
  if (form.entries.length === 1 && !waiting.includes(form.seat)) {
    const chosen = { ambush: form.entries[0]?.["ambush"] };
    return [{ id, form, chosen, ask: [], label: table ? "phone-ambush-none-left" : "phone-ambush-none-mine", icon: "check", place: "more" }];
  }
  return [{ id, form, chosen: {}, ask: ["ambush"], label: table ? "phone-ambush-declare-left" : "phone-ambush-declare", place: "inline" }];
}

/** One key for each place a card may come from; without any choice, one for all. */
function placing(form: Form): Key[] {
  const from = choices(form, "from", {});
  const bare: Key[] = from.optional ? [{ id: "place", form, chosen: {}, ask: [], label: "phone-ambush-place", icon: "check", place: "wide" }] : [];
  const place = bare.length > 0 ? "tall" : "wide";
  const sources = from.values.map((source): Key => {
    const id = `place-${String(source)}`;
    return { id, form, chosen: { from: source }, ask: [], label: `phone-ambush-${id}`, icon: source === "hand" ? "hand" : "deck", place };
  });
  const ask = from.values.length > 0 ? ["from", "card"] : ["card"];
  const named: Key[] = form.entries.some((entry) => "card" in entry)
    ? [{ id: "place-card", form, chosen: {}, ask, label: "phone-ambush-which", icon: "eye", place: "tall" }]
    : [];
  return [...bare, ...sources, ...named];
}

function withCard(form: Form, id: string, chosen: Record<string, unknown>): Key[] {
  if (!form.entries.some((entry) => "card" in entry)) return [];
  return [{ id, form, chosen, ask: ["card"], label: "phone-ambush-which", icon: "eye", place: "tall" }];
}

/** While an effect waits to be entered, laying cards by it stands beside that. */
function demoted(keys: readonly Key[]): Key[] {
  const entering = keys.some((key) => key.id === "resolve" && key.place === "wide");
  return keys.map((key) => (entering && key.form.verb === "place" ? { ...key, place: "tall" } : key));
}

/** There is always something to do first: where nothing is wide, the first key of the row becomes it. */
function promoted(keys: readonly Key[]): Key[] {
  const first = keys.find((key) => key.place !== "more");
  if (!first || keys.some((key) => key.place === "wide" || key.place === "inline")) return [...keys];
  return keys.map((key) => (key === first ? { ...key, place: "wide" } : key));
}
