/**
 * What a card did, as people enter it: a list of changes in the order in which they happened.
 * The castle of a seat is turned up and down like a dial: below zero is damage, above is repair.
 */

export type Op = "damage" | "repair" | "guard" | "draw" | "return" | "pick" | "place" | "give";
export const MOST = 999;

export interface Change {
  op: Op;
  n: number;
  seat: number;
  /** `place`: from the deck or this seat's hand. `give`: the seat that gives. */
  from?: "deck" | "hand" | number;
}

/** Operations that are added as a line of their own; the castle has its dial. */
export const LINES: readonly Op[] = ["guard", "draw", "return", "pick", "place", "give"];

export type Changes = readonly Change[];

/** How far this seat's castle is changed: the sum of all that is entered for it. */
export function turned(changes: Changes, seat: number): number {
  const mine = changes.filter((change) => change.seat === seat);
  return mine.reduce((sum, { op, n }) => sum + (op === "repair" ? n : op === "damage" ? -n : 0), 0);
}

/** Change the castle of a seat. It keeps the place in the order at which it was first changed. */
export function turn(changes: Changes, seat: number, by: number): Change[] {
  const sum = Math.max(-MOST, Math.min(MOST, turned(changes, seat) + by));
  const change: Change = { op: sum < 0 ? "damage" : "repair", n: Math.abs(sum), seat };
  const first = changes.findIndex((one) => ofCastle(one, seat));
  const others = changes.filter((one) => !ofCastle(one, seat));
  if (sum === 0) return others;
  if (first < 0) return [...others, change];
  return [...others.slice(0, first), change, ...others.slice(first)];
}

/** A new line with values that are valid as they are: one card, for this seat. */
export function begun(op: Op, seat: number, seats: readonly number[]): Change {
  if (op === "place") return { op, n: 1, seat, from: "deck" };
  if (op === "give") return { op, n: 1, seat, from: seats.find((other) => other !== seat) ?? seat };
  return { op, n: 1, seat };
}

export function add(changes: Changes, change: Change): Change[] {
  return [...changes, change];
}

/** Change one line; a line of zero stays until it is taken out, so that a stepper can pass through zero. */
export function set(changes: Changes, place: number, part: Partial<Change>): Change[] {
  return changes.map((change, at) => (at === place ? bounded({ ...change, ...part }) : change));
}

export function remove(changes: Changes, place: number): Change[] {
  return changes.filter((_, at) => at !== place);
}

/** The changes to send: lines that change nothing are left out. */
export function toSend(changes: Changes): Change[] {
  return changes.filter((change) => change.n > 0 && !(change.op === "give" && change.from === change.seat));
}

/** The changes that are shown as lines: all but those of the castles' dials. */
export function lines(changes: Changes): { change: Change; place: number }[] {
  return changes.map((change, place) => ({ change, place })).filter(({ change }) => LINES.includes(change.op));
}

/** What a castle would be, with guard used up first, as in the rules; `top` is null if the dial's maximum is not known. */
export function wouldBe(castle: number, guard: number, change: number, top: number | null): number {
  if (change >= 0) return top === null ? castle + change : Math.min(top, castle + change);
  return Math.max(0, castle - Math.max(0, -change - guard));
}

function ofCastle(change: Change, seat: number): boolean {
  return change.seat === seat && (change.op === "damage" || change.op === "repair");
}

function bounded(change: Change): Change {
  return { ...change, n: Math.max(0, Math.min(MOST, Math.round(change.n))) };
}
