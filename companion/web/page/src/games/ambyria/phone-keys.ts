/** From what is legal to the keys of a phone, in Ambyria. What stands there tells nothing of the hand or of face-down cards. */

import { asideKeys, key, keysOf, type Maker, promoted, some } from "../../seat/keys";
import { choices, type Chosen, fields, type Form, missing } from "../../seat/legal";
import type { Key } from "../../seat/phone";
import type { Action } from "../../wire";
import { UNKNOWN } from "./types";

export interface Moment {
  phase: string;
  /** What is waited for: the last part of the prompt's id. */
  asked: string;
  /** This seat has claimed the response. */
  holds: boolean;
  /** Cards that this seat has to discard. */
  owes: number;
}

const CARD = ["card", "into", "symbol"];

const MAKERS: Record<string, Maker<Moment>> = {
  choose: (form) =>
    choices(form, "hero", {}).values.map((hero) => key(form, "wide", "phone-ambyria-choose", { id: `choose-${String(hero)}`, chosen: { hero }, args: { hero }, icon: "crown" })),
  mode: (form) => [
    ...from(form, undefined, (part) => card(part, "wide", "phone-ambyria-mode", { id: "mode", icon: "cards" })),
    ...from(form, "deck", (part) => card(part, "wide", "phone-ambyria-mode-deck", { id: "mode-deck", chosen: { from: "deck" }, icon: "deck" })),
  ],
  play: (form) => [
    ...from(form, "arcane", (part) => card(part, "wide", "phone-ambyria-arcane", { id: "play-arcane", chosen: { from: "arcane" }, icon: "star" })),
    ...from(form, "deck", (part) => card(part, "wide", "phone-ambyria-top", { id: "play-top", chosen: { from: "deck" }, icon: "deck" })),
    ...from(form, undefined, played),
  ],
  show: (form) => [
    ...bare(form).map((part) => key(part, "more", "phone-ambyria-show", { icon: "eye" })),
    ...having(form, "cards").map((part) => key(part, "more", "phone-ambyria-show-cards", { id: "show-cards", ask: ["cards"], icon: "eye" })),
  ],
  activate: (form) => slotsOf(form).map((slot) => key(form, "tall", "phone-ambyria-activate", { id: `activate-${slot}`, chosen: least(form, { slot }), args: { slot }, icon: "crown" })),
  aim: (form) => (fields(form).length === 0 ? [key(form, "wide", "phone-ambyria-aim-do", { icon: "check" })] : [aiming(form)]),
  resolve: (form) => [key(form, "wide", "phone-ambyria-resolve", { ask: ["ops"], icon: "list" })],
  respond: (form) => [
    ...without(form, "slot").map((part) => card(part, "wide", "phone-ambyria-respond", { id: "respond", icon: "reader" })),
    ...having(form, "slot").flatMap((part) => slotsOf(part).map((slot) => turning(part, slot))),
  ],
  go: (form) => [
    ...bare(form).map((part) => key(part, "wide", "phone-ambyria-go", { icon: "play" })),
    ...having(form, "cards").map((part) => key(part, "more", "phone-ambyria-go-cards", { id: "go-cards", ask: ["cards"], icon: "list" })),
  ],
  pass: (form, { asked, holds }) => [key(form, "tall", `phone-ambyria-pass-${holds ? "held" : asked === "mode" || asked === "aim" ? asked : "window"}`, { icon: holds ? "undo" : "check" })],
  done: (form, { asked }) => [key(form, "tall", asked === "resolve" ? "phone-ambyria-nothing-more" : "phone-ambyria-done", { icon: "check" })],
  discard: (form, { owes }) => [
    key(form, "wide", "phone-ambyria-discard", { chosen: { cards: Array<string>(owes).fill(UNKNOWN) }, args: { count: owes }, icon: "hand" }),
    key(form, "tall", "phone-ambyria-discard-which", { id: "discard-which", ask: ["cards"], icon: "eye" }),
  ],
  score: (form) => [key(form, "wide", "phone-ambyria-score", { ask: ["stones"], icon: "stone" })],
};

export function ambyriaKeys(all: readonly Form[], moment: Moment): Key[] {
  const keys = keysOf(all, moment, { makers: MAKERS, round: ["call"] });
  return [...promoted(quieter(keys, moment)), ...asideKeys(all)];
}

/** Nobody is asked to respond: whoever wants to, hits the round button first. What the table may do waits in the menu. */
function quieter(keys: readonly Key[], { holds }: Moment): Key[] {
  return keys.map((one): Key => {
    if (one.form.seat === 0) return { ...one, place: "more" };
    return one.form.verb === "respond" && !holds ? { ...one, place: one.id === "respond" ? "tall" : "more" } : one;
  });
}

/** A card by its name; where it goes and its mode only where the table does not know. */
function card(form: Form, place: Key["place"], label: string, more: Partial<Key>): Key {
  const chosen = more.chosen ?? {};
  return key(form, place, label, { ...more, ask: CARD, asks: (field, others) => asksFor(form, field, { ...chosen, ...others }) });
}

function asksFor(form: Form, field: string, chosen: Chosen): boolean {
  if (field === "into") return chosen["card"] !== undefined && choices(form, "into", chosen).values.length > 1;
  if (field === "symbol") return missing(form, chosen).includes("symbol") || chosen["into"] === "mode";
  return true;
}

function played(form: Form): Key[] {
  return [
    ...without(form, "face").map((part) => card(part, "wide", "phone-ambyria-play", { id: "play", icon: "hand" })),
    ...having(form, "face").map((part) => card(part, "tall", "phone-ambyria-play-down", { id: "play-down", chosen: { face: "down" }, icon: "unseen" })),
  ];
}

/** A face-down card is named only where the table does not know it. */
function turning(form: Form, slot: number): Key {
  const part = some(form, (entry) => entry["slot"] === slot) ?? form;
  const known = part.entries.some((entry) => !("card" in entry));
  const own = some(part, (entry) => !known || !("card" in entry)) ?? part;
  const more = { id: `respond-${slot}`, chosen: { slot }, args: { slot }, icon: "unseen" as const };
  if (known && own.entries.some((entry) => fields({ ...own, entries: [entry] }).length === 1)) return key(own, "tall", "phone-ambyria-turn-up", more);
  return card(own, "tall", "phone-ambyria-turn-up", more);
}

/** Whom first, then which of that player's cards. */
function aiming(form: Form): Key {
  const directed = fields(form).includes("target");
  const asks = (field: string, chosen: Chosen): boolean => {
    if (field === "symbol") return missing(form, chosen).includes("symbol");
    return field === "target" || !directed || chosen["target"] !== undefined;
  };
  return key(form, "wide", "phone-ambyria-aim", { ask: ["target", "slots", "cards", "symbol"], asks, icon: "other" });
}

/** The same form, of what comes from there; nothing where nothing does. */
function from(form: Form, source: string | undefined, make: (part: Form) => Key | Key[]): Key[] {
  const part = some(form, (entry) => entry["from"] === source);
  return part === null ? [] : [make(part)].flat();
}

const having = (form: Form, field: string): Form[] => [some(form, (entry) => field in entry)].filter((part) => part !== null);
const without = (form: Form, field: string): Form[] => [some(form, (entry) => !(field in entry))].filter((part) => part !== null);
const bare = (form: Form): Form[] => [some(form, (entry) => Object.keys(entry).length === 2)].filter((part) => part !== null);

function slotsOf(form: Form): number[] {
  return choices(form, "slot", {}).values.map(Number);
}

/** The shortest listed action for that, without who does what. */
function least(form: Form, chosen: Chosen): Chosen {
  const fit = form.entries.filter((entry) => Object.entries(chosen).every(([field, value]) => entry[field] === value));
  const [entry] = [...fit].sort((one, other) => Object.keys(one).length - Object.keys(other).length);
  if (entry === undefined) return chosen;
  const { do: _do, seat: _seat, ...rest }: Action = entry;
  return rest;
}
