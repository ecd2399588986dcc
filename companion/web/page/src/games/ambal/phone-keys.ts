/** The keys of a phone in Ambal Tournament, made from what may be done now: the main thing wide, the rest beside it. */

import { asideKeys, key, keysOf, type Maker, promoted, some } from "../../seat/keys";
import { allowed, choices, type Form } from "../../seat/legal";
import type { Key } from "../../seat/phone";
import type { Draft } from "./types";

export interface Moment {
  phase: string;
  stage: string | null;
  seat: number;
  draft: Draft | null;
}

/** So many cards have a key each; more are found by name. */
const MOST_CARDS = 4;

const MAKERS: Readonly<Record<string, Maker<Moment>>> = {
  start: (form) => [key(form, "wide", "phone-ambal-start", { icon: "check" })],
  deck: decks,
  roll: (form) => [key(form, "inline", "phone-ambal-roll", { ask: ["value"] })],
  pick: (form, moment) => [...schools(form), ...cards(form, moment, "pick")],
  ban: (form, moment) => cards(form, moment, "ban"),
  deal: (form) => [key(form, "tall", "phone-ambal-deal", { ask: ["cards"], icon: "eye" })],
  commit: (form) => [key(form, "wide", "phone-ambal-commit", { ask: ["card", "target"], icon: "deck" })],
  declare: (form) => [key(form, "wide", "phone-ambal-declare", { icon: "hand" })],
  stop: (form) => [key(form, "tall", "phone-ambal-stop", { icon: "halt" })],
  skip: (form) => [key(form, "tall", "phone-ambal-skip", { icon: "step" })],
  choose: choosing,
  resolve: (form) => [key(form, "wide", "phone-ambal-resolve", { ask: ["cost", "types", "effects"], icon: "list" })],
  discard: (form, { stage }) => [key(form, stage === "discard" ? "wide" : "tall", "phone-ambal-discard", { ask: ["card"], icon: "hand" })],
  library: (form) => [key(form, "wide", "phone-ambal-library", { ask: ["cards"], icon: "book" })],
  pass: (form, { phase }) => phase === "library"
    ? [key(form, "tall", "phone-ambal-library-pass", { icon: "halt" })]
    : [key(form, "wide", "phone-ambal-keep", { icon: "check" })],
};

export function ambalKeys(all: readonly Form[], moment: Moment): Key[] {
  // Several things side by side are equals: none of them is the first.
  return [...promoted(keysOf(all, moment, { makers: MAKERS, round: ["order"] }), 1), ...asideKeys(all)];
}

/** A starter deck by its name; a list of one's own, in Advanced with its Library Deck. */
function decks(form: Form): Key[] {
  const starters = some(form, (entry) => "starter" in entry);
  const lists = some(form, (entry) => "battle" in entry);
  const ask = ["battle", "library"].filter((field) => lists?.entries.some((entry) => field in entry));
  return [
    ...(starters ? [key(starters, "tall", "phone-ambal-deck-starter", { id: "starter", ask: ["starter"], icon: "deck" })] : []),
    ...(lists ? [key(lists, "tall", "phone-ambal-deck-list", { ask, icon: "list" })] : []),
  ];
}

function schools(form: Form): Key[] {
  return choices(form, "school", {}).values.map((school): Key =>
    key(form, "tall", "phone-ambal-school", { id: `school-${String(school)}`, chosen: { school }, args: { school }, icon: "book" }));
}

/** The cards that lie named before the player have a key each while they are few; any other is looked for. */
function cards(form: Form, { draft }: Moment, what: "pick" | "ban"): Key[] {
  const possible = choices(form, "card", {});
  if (!possible.open && possible.values.length === 0) return [];
  const lying = [...new Set(Object.values(draft?.lineups ?? {}).flat())].filter((card) => card !== null && allowed(possible, card));
  const few = lying.length <= MOST_CARDS ? lying : [];
  const keys = few.map((card): Key =>
    key(form, "tall", `phone-ambal-${what}-card`, { id: `${what}-${String(card)}`, chosen: { card }, args: { card }, icon: what === "ban" ? "halt" : "check" }));
  const all = !possible.open && lying.length === possible.values.length;
  if (all && few.length > 0) return keys;
  return [...keys, key(form, few.length > 0 ? "tall" : "wide", `phone-ambal-${what}`, { ask: ["card"], icon: "eye" })];
}

/** A target is a key a player; what is removed is asked for, with the target where that is still open, too. */
function choosing(form: Form, { seat }: Moment): Key[] {
  const alone = some(form, (entry) => !("remove" in entry));
  const removing = some(form, (entry) => "remove" in entry);
  const targets = alone === null ? [] : choices(alone, "target", {}).values.map((target): Key => {
    const [label, icon] = target === seat ? ["phone-ambal-choose-self", "own" as const] : ["phone-ambal-choose-target", "other" as const];
    return key(alone, "wide", label, { id: `target-${String(target)}`, chosen: { target }, args: { target }, icon });
  });
  if (removing === null) return targets;
  const ask = removing.entries.some((entry) => "target" in entry) ? ["target", "remove"] : ["remove"];
  return [...targets, key(removing, "wide", "phone-ambal-choose", { id: "remove", ask, icon: "cut" })];
}
