/** From what is legal to the keys of a phone, the same way in every game: one maker a verb, and an order of importance. */

import { fields, type Form } from "./legal";
import type { Key } from "./phone";

const TABLE = 0;
const MOMENT = "at";
/** They stand in the menu for everybody, in every game. */
const ASIDE: readonly string[] = ["name", "concede"];
const FOR_THE_REFEREE = "adjust";

/** The keys of one verb, given what else the game knows of the moment. */
export type Maker<Moment> = (form: Form, moment: Moment) => Key[];

export interface Made<Moment> {
  makers: Readonly<Record<string, Maker<Moment>>>;
  /** Verbs that the round button has. */
  round?: readonly string[];
  /** Verbs of the table that are offered although the player has the same one for the own seat. */
  shared?: readonly string[];
}

/** A key that acts at once as it stands; what is otherwise is said in `more`. */
export function key(form: Form, place: Key["place"], label: string, more: Partial<Key> = {}): Key {
  return { id: form.verb, form, chosen: {}, ask: [], label, place, ...more };
}

/** Every listed action has a key or the round button, and there is no other key. */
export function keysOf<Moment>(all: readonly Form[], moment: Moment, { makers, round = [], shared = [] }: Made<Moment>): Key[] {
  const own = new Set(all.filter(({ seat }) => seat !== TABLE).map(({ verb }) => verb));
  const turn = all
    .map(unpressed)
    .filter((form) => form !== null)
    .filter(({ verb }) => !ASIDE.includes(verb) && verb !== FOR_THE_REFEREE && !round.includes(verb))
    // What a player may do in the own name is not offered a second time in the table's.
    .filter(({ verb, seat }) => seat !== TABLE || shared.includes(verb) || !own.has(verb));
  return turn.flatMap((form) => (makers[form.verb] ?? unknown)(form, moment));
}

/** A verb that came with newer rules than this page. */
function unknown(form: Form): Key[] {
  return [plainKey(form, form.seat === TABLE ? "more" : "tall")];
}

export function plainKey(form: Form, place: Key["place"]): Key {
  return key(form, place, "phone-plain-verb", { id: `${form.seat}-${form.verb}`, ask: fields(form), args: { verb: form.verb } });
}

/** What everybody may do at any time, for the menu: the harmless first. */
export function asideKeys(all: readonly Form[]): Key[] {
  const of = (verb: string): Form[] => all.filter((form) => form.verb === verb).slice(0, 1);
  return [
    ...of("name").map((form) => key(form, "more", "phone-name", { ask: ["name"], icon: "voice" })),
    ...of("concede").map((form) => key(form, "more", "phone-concede", { icon: "halt", sure: "phone-concede-sure" })),
  ];
}

/** There is always something to do first: where nothing is, the first key of the row becomes it, if the row is no longer than `most`. */
export function promoted(keys: readonly Key[], most = Infinity): Key[] {
  const first = keys.find(({ place }) => place !== "more");
  const row = keys.filter(({ place }) => place === "tall").length;
  if (!first || row > most || keys.some(({ place }) => place === "wide" || place === "inline")) return [...keys];
  return keys.map((one) => (one === first ? { ...one, place: "wide" } : one));
}

/** A press that carries its own moment is for the round button. */
export function pressed(form: Form): Form | null {
  return some(form, (entry) => MOMENT in entry);
}

/** The same form without the presses: those have their button. */
export function unpressed(form: Form): Form | null {
  return some(form, (entry) => !(MOMENT in entry));
}

/** The form with those of its entries that fit, or null where none does. */
export function some(form: Form, fits: (entry: Form["entries"][number]) => boolean): Form | null {
  const entries = form.entries.filter(fits);
  return entries.length > 0 ? { ...form, entries } : null;
}
