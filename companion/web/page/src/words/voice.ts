/** One language with the words of one game, and the functions that its catalogues may call: as in companion/messages/voice.py. */

import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";

import { MOST_SEATS } from "../seats";
import { BySeat, Many, NOTHING, oneLine } from "./gaps";
import { marked } from "./marks";

/** Who sits where and what things are called: known to the speaker, not to a catalogue. */
export interface Names {
  seat(number: number): string;
  card(id: string): string;
  called(id: string): string | null;
}

type Args = Record<string, FluentVariable>;
type Named = Record<string, FluentValue>;

const DEVICE = new RegExp(`^(?:seat([1-${MOST_SEATS}])\\.(?:reader|ok|no|call|lamp|dial|main|aux|bar)|table\\.(?:reader|grid|undo|sound))$`);
// Fluent keeps the line breaks of a long message; people read one paragraph.
const FOLD = /\s*\n\s*/g;

export class Voice {
  private readonly bundle: FluentBundle;
  private names: Names | null = null;

  /** Later `texts` override earlier ones: the game's own words override those that all games share. */
  constructor(language: string, texts: readonly string[]) {
    const call = (work: (value: FluentValue, named: Named) => FluentValue) =>
      ([value]: FluentValue[], named: Named): FluentValue => work(value ?? "", named);
    const functions = {
      SEAT: call((value, named) => this.seats(value, named)),
      SEATS: call((value, named) => this.seats(value, named)),
      CARD: call((value) => this.list(items(value).map((id) => oneLine(this.known.card(String(id)))))),
      COUNT: call(count),
      DEVICE: call((value) => this.device(text(value))),
      TERM: call((value, named) => this.list(items(value).map((one) => this.term(String(one), text(named["kind"]))))),
      EACH: call((value, named) => this.each(value, text(named["message"]))),
      PAIRS: call((value) => this.pairs(value)),
      NUMBERS: call((value) => this.numbers(value)),
    };
    this.bundle = new FluentBundle(language, { functions, useIsolating: false });
    for (const written of texts) {
      this.bundle.addResource(new FluentResource(written.replaceAll("[NONE]", `[${NOTHING}]`)), { allowOverrides: true });
    }
  }

  has(id: string): boolean {
    return this.bundle.getMessage(id)?.value != null;
  }

  /** The sentence, and its errors: a missing argument leaves a gap and an error, and never throws. */
  say(id: string, args: Args, names: Names): { text: string; errors: Error[] } {
    const before = this.names;
    this.names = names;
    try {
      const errors: Error[] = [];
      const pattern = this.bundle.getMessage(id)?.value ?? "";
      const said = this.bundle.formatPattern(pattern, args, errors);
      return { text: said.replaceAll(NOTHING, "").replace(FOLD, " ").trim(), errors };
    } finally {
      this.names = before;
    }
  }

  private get known(): Names {
    if (this.names === null) throw new Error("nobody is speaking");
    return this.names;
  }

  /** SEAT($seat), SEATS($waiting), SEATS($waiting, of: "players"): names instead of numbers. */
  private seats(value: FluentValue, named: Named): string {
    const players = text(named["of"]) === "players";
    const numbers = items(value).map(Number).filter((seat) => seat !== 0 || !players);
    return this.list(numbers.map((seat) => marked(seat, oneLine(this.known.seat(seat)))));
  }

  private term(value: string, kind: string): string {
    const id = `${kind}-${value}`.toLowerCase().replaceAll("_", "-");
    return this.has(id) ? this.inner(id, {}) : (this.known.called(id) ?? value);
  }

  /** "Ana’s reader" for "seat1.reader"; a name that is no device of a table stays as it is. */
  private device(name: string): string {
    const found = DEVICE.exec(name);
    if (found === null) return name;
    const role = this.term(name.split(".")[1] ?? "", "role");
    const seat = Number(found[1] ?? 0);
    return this.inner(seat ? "device-at-seat" : "device-of-table", { seat, role });
  }

  private each(value: FluentValue, message: string): string {
    if (!(value instanceof BySeat)) return text(value);
    return [...value.value].map(([seat, number]) => this.inner(message, { seat, count: number })).filter(Boolean).join(" ");
  }

  /** PAIRS($battles) names those who meet: Ana – Cy and Bo – Di. */
  private pairs(value: FluentValue): string {
    const met = items(value).map((pair) => String(pair).split(",").filter(Boolean).map(Number));
    return this.list(met.map((pair) => pair.map((seat) => marked(seat, oneLine(this.known.seat(seat)))).join(" – ")));
  }

  /** NUMBERS($allowed) tells rows of more than two by their ends: "2 to 4", "2 or 4", "2 or 4 to 8". */
  private numbers(value: FluentValue): string {
    const rows: number[][] = [];
    for (const number of items(value).map(Number)) {
      const row = rows.at(-1);
      if (row?.at(-1) === number - 1) row.push(number);
      else rows.push([number]);
    }
    const told = rows.flatMap((row) => (row.length > 2 ? [this.inner("numbers-to", { first: row[0] ?? 0, last: row.at(-1) ?? 0 })] : row.map(String)));
    const last = told.pop() ?? "";
    return told.length === 0 ? last : this.inner("numbers-or", { rest: told.join(", "), last });
  }

  /** A list of names: "Ana, Bo and Cy". */
  private list(parts: readonly string[]): string {
    return parts.reduce((said, next, place) => {
      if (!said) return next;
      return this.inner(place === parts.length - 1 ? "list-last" : "list-more", { said, next });
    }, "");
  }

  /** A message inside a message; its errors are added to those of the whole. */
  private inner(id: string, args: Args): string {
    const { text: said, errors } = this.say(id, args, this.known);
    if (errors[0]) throw errors[0];
    return said;
  }
}

/** COUNT($waiting), or only of: "players" or "table" (seat 0). */
function count(value: FluentValue, named: Named): FluentNumber {
  const seats = value instanceof BySeat ? [...value.value.keys()] : items(value);
  const players = seats.filter((seat) => Number(seat) !== 0).length;
  const of = text(named["of"]);
  return new FluentNumber(of === "players" ? players : of === "table" ? seats.length - players : seats.length);
}

function items(value: FluentValue): readonly (number | string)[] {
  if (value instanceof Many) return value.value;
  return [value instanceof FluentNumber ? value.value : text(value)];
}

function text(value: FluentValue | undefined): string {
  if (value === undefined || value === NOTHING) return "";
  if (typeof value === "string") return value;
  if (typeof value === "function") return "";
  return value instanceof FluentNumber ? String(value.value) : String(value.valueOf());
}
