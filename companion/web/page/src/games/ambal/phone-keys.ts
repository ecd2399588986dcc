/** The keys of a phone in Ambal Tournament, made from what may be done now: the main thing wide, the rest beside it. */

import { choices, type Form } from "../../seat/legal";
import type { Key } from "../../seat/phone";
import { asideKeys, plainKey } from "../../seat/plain";
import type { Draft } from "./types";

export interface Moment {
  phase: string;
  stage: string | null;
  seat: number;
  draft: Draft | null;
}

type Maker = (form: Form, moment: Moment) => Key[];

const ASIDE: readonly string[] = ["name", "concede", "adjust"];
/** The round button has it. */
const ROUND = "order";
const TABLE = 0;
/** So many cards have a key each; more are found by name. */
const MOST_CARDS = 4;

const MAKERS: Readonly<Record<string, Maker>> = {
  start: (form) => [{ id: "start", form, chosen: {}, ask: [], label: "phone-ambal-start", icon: "check", place: "wide" }],
  deck: decks,
  roll: (form) => [{ id: "roll", form, chosen: {}, ask: ["value"], label: "phone-ambal-roll", place: "inline" }],
  pick: (form, moment) => [...schools(form), ...cards(form, moment, "pick")],
  ban: (form, moment) => cards(form, moment, "ban"),
  deal: (form) => [{ id: "deal", form, chosen: {}, ask: ["cards"], label: "phone-ambal-deal", icon: "eye", place: "tall" }],
  commit: (form) => [{ id: "commit", form, chosen: {}, ask: ["card", "target"], label: "phone-ambal-commit", icon: "deck", place: "wide" }],
  declare: (form) => [{ id: "declare", form, chosen: {}, ask: [], label: "phone-ambal-declare", icon: "hand", place: "wide" }],
  stop: (form) => [{ id: "stop", form, chosen: {}, ask: [], label: "phone-ambal-stop", icon: "halt", place: "tall" }],
  skip: (form) => [{ id: "skip", form, chosen: {}, ask: [], label: "phone-ambal-skip", icon: "step", place: "tall" }],
  choose: choosing,
  resolve: (form) => [{ id: "resolve", form, chosen: {}, ask: ["cost", "types", "effects"], label: "phone-ambal-resolve", icon: "list", place: "wide" }],
  discard: (form, { stage }) => [{ id: "discard", form, chosen: {}, ask: ["card"], label: "phone-ambal-discard", icon: "hand", place: stage === "discard" ? "wide" : "tall" }],
  library: (form) => [{ id: "library", form, chosen: {}, ask: ["cards"], label: "phone-ambal-library", icon: "book", place: "wide" }],
  pass: (form, { phase }) => phase === "library"
    ? [{ id: "pass", form, chosen: {}, ask: [], label: "phone-ambal-library-pass", icon: "halt", place: "tall" }]
    : [{ id: "pass", form, chosen: {}, ask: [], label: "phone-ambal-keep", icon: "check", place: "wide" }],
};

export function ambalKeys(all: readonly Form[], moment: Moment): Key[] {
  const own = new Set(all.filter(({ seat }) => seat !== TABLE).map(({ verb }) => verb));
  const turn = all.filter(({ verb, seat }) => !ASIDE.includes(verb) && verb !== ROUND && (seat !== TABLE || !own.has(verb)));
  const keys = turn.flatMap((form) => (MAKERS[form.verb] ?? unknown)(form, moment));
  return [...promoted(keys), ...asideKeys(all)];
}

/** A verb that came with newer rules than this page. */
const unknown: Maker = (form) => [plainKey(form, form.seat === TABLE ? "more" : "tall")];

/** A starter deck by its name; a list of one's own, in Advanced with its Library Deck. */
function decks(form: Form): Key[] {
  const starters: Form = { ...form, entries: form.entries.filter((entry) => "starter" in entry) };
  const lists: Form = { ...form, entries: form.entries.filter((entry) => "battle" in entry) };
  const ask = ["battle", "library"].filter((field) => lists.entries.some((entry) => field in entry));
  const keys: Key[] = [];
  if (starters.entries.length > 0) keys.push({ id: "starter", form: starters, chosen: {}, ask: ["starter"], label: "phone-ambal-deck-starter", icon: "deck", place: "tall" });
  if (ask.length > 0) keys.push({ id: "deck", form: lists, chosen: {}, ask, label: "phone-ambal-deck-list", icon: "list", place: "tall" });
  return keys;
}

function schools(form: Form): Key[] {
  return choices(form, "school", {}).values.map((school): Key => ({ id: `school-${String(school)}`, form, chosen: { school }, ask: [], label: "phone-ambal-school", args: { school }, icon: "book", place: "tall" }));
}

/** The cards that lie named before the player have a key each while they are few; any other is looked for. */
function cards(form: Form, { draft }: Moment, what: "pick" | "ban"): Key[] {
  const { open, values } = choices(form, "card", {});
  if (!open && values.length === 0) return [];
  const lying = new Set(Object.values(draft?.lineups ?? {}).flat());
  const named = values.filter((card) => lying.has(card as string));
  const all = !open && named.length === values.length;
  const few = named.length <= MOST_CARDS ? named : [];
  const keys = few.map((card): Key => ({ id: `${what}-${String(card)}`, form, chosen: { card }, ask: [], label: `phone-ambal-${what}-card`, args: { card }, icon: what === "ban" ? "halt" : "check", place: "tall" }));
  if (all && few.length > 0) return keys;
  return [...keys, { id: what, form, chosen: {}, ask: ["card"], label: `phone-ambal-${what}`, icon: "eye", place: few.length > 0 ? "tall" : "wide" }];
}

/** A target is a key a player; what is removed is asked for, with the target where that is still open, too. */
function choosing(form: Form, { seat }: Moment): Key[] {
  const alone: Form = { ...form, entries: form.entries.filter((entry) => !("remove" in entry)) };
  const targets = choices(alone, "target", {}).values.map((target): Key => {
    const label = target === seat ? "phone-ambal-choose-self" : "phone-ambal-choose-target";
    return { id: `target-${String(target)}`, form: alone, chosen: { target }, ask: [], label, args: { target }, icon: target === seat ? "own" : "other", place: "wide" };
  });
  const removing: Form = { ...form, entries: form.entries.filter((entry) => "remove" in entry) };
  if (removing.entries.length === 0) return targets;
  const ask = removing.entries.some((entry) => "target" in entry) ? ["target", "remove"] : ["remove"];
  return [...targets, { id: "remove", form: removing, chosen: {}, ask, label: "phone-ambal-choose", icon: "cut", place: "wide" }];
}

/** There is always something to do first: where nothing is wide, the first key of the row becomes it. */
function promoted(keys: readonly Key[]): Key[] {
  const first = keys.find(({ place }) => place !== "more");
  if (!first || keys.some(({ place }) => place === "wide" || place === "inline") || keys.filter(({ place }) => place === "tall").length > 1) return [...keys];
  return keys.map((key) => (key === first ? { ...key, place: "wide" } : key));
}
