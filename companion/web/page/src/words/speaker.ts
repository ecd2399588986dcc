/** Puts what the table sends into words: as companion/messages/speaker.py. A speaker never throws. */

import type { Fact, View, Message } from "../wire";
import { gameOf, type Catalogues } from "./catalogues";
import { fill } from "./gaps";
import { plain } from "./marks";
import { type Names, Voice } from "./voice";

const ENGLISH = "en";
/** The catalogue with the names of the invented cards of training sets. */
const TRAINING = "training";
// The mark that Fluent leaves where an argument was missing.
const UNFILLED = /\{[^{}]*\}/g;

type Args = Record<string, unknown>;

export class Speaker implements Names {
  private readonly voices = new Map<string, Voice | null>();

  constructor(
    readonly language: string,
    private readonly catalogues: Catalogues,
    private readonly seats: ReadonlyMap<number, string> = new Map(),
    private readonly cards: Readonly<Record<string, string>> = {},
    readonly game: string | null = null,
  ) {}

  /** Plain text; the `marked…` functions keep the marks that `rich` turns into the colours of a seat. */
  say(id: string, args: Args = {}): string {
    return plain(this.marked(id, args));
  }

  message(message: Message): string {
    return this.say(message.id, message.args);
  }

  marked(id: string, args: Args = {}): string {
    return this.attempt(id, args) ?? this.attempt("no-words", { id }) ?? id;
  }

  /** A fact as a sentence. */
  fact(game: string, fact: Fact): string {
    const { fact: tag, ...args } = fact;
    const id = `fact-${dashed(game)}-${tag}`;
    return this.knows(id) ? this.marked(id, args) : bare(tag, args);
  }

  /** What to do now. */
  prompt(view: View): string {
    const id = `prompt-${moment(view)}`;
    return this.knows(id) ? this.marked(id, promptArgs(view)) : "";
  }

  /** The rules that people must keep by themselves; in practice mode, all rules of the moment as well. */
  beside(view: View, reminders: readonly string[]): string[] {
    const lines = reminders.map((clause) => this.say(`clause-${clause.toLowerCase()}`, promptArgs(view)));
    const practice = `practice-${moment(view)}`;
    if (view.mode === "practice" && this.knows(practice)) lines.push(this.say(practice, promptArgs(view)));
    return lines;
  }

  /** The name of a phase, a counter, a flag or a zone; the bare word if it has no name. */
  term(kind: string, value: string): string {
    const id = `${kind}-${dashed(value)}`.toLowerCase();
    return this.knows(id) ? this.say(id) : value.replaceAll(/[-_]/g, " ");
  }

  /** What is going on, by name. */
  phase({ game, phase }: View): string {
    const id = `phase-${dashed(game)}-${dashed(phase)}`;
    return this.knows(id) ? this.say(id) : this.term("phase", phase);
  }

  knows(id: string): boolean {
    return this.voice(id) !== null;
  }

  // Names, as the catalogues ask for them

  seat(number: number): string {
    if (number === 0) return this.marked("seat-table");
    return this.seats.get(number) || this.marked("seat-unnamed", { number });
  }

  /** Its name; its id where nobody knows a name; or just that it is a card, where it was not told. */
  card(id: string): string {
    if (id === "?") return this.marked("card-unnamed");
    const [kind = id, number] = id.split("#");
    const name = this.named(this.cards[kind] ?? kind);
    return number === undefined ? name : `${name} (${number})`;
  }

  /** What a card of this printed name is called in this language: invented cards have a name in each. */
  named(name: string): string {
    if (this.language === ENGLISH) return name;
    const id = `named-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "")}`;
    const known = [this.game, TRAINING].some((game) => this.voiceOf(this.language, game)?.has(id));
    return known ? this.say(id) : name;
  }

  called(id: string): string | null {
    return this.knows(id) ? this.say(id) : null;
  }

  // From an id to a sentence

  private attempt(id: string, args: Args): string | null {
    const voice = this.voice(id);
    if (voice === null) return null;
    try {
      const gaps = Object.entries(args).map(([name, value]) => [name, fill(value, (words) => this.message(words))]);
      const { text, errors } = voice.say(id, Object.fromEntries(gaps), this);
      return errors.length > 0 ? `${text.replace(UNFILLED, "…")} (${id})` : text;
    } catch {
      return null; // a broken catalogue must not stop a game
    }
  }

  /** The first voice that has the message: in this language or else English; of the game in the id, the current game, no game, or any other. */
  private voice(id: string): Voice | null {
    for (const language of new Set([this.language, ENGLISH])) {
      const games = this.catalogues.games(language);
      for (const game of new Set([gameOf(id, games), this.game, null, ...games])) {
        const voice = this.voiceOf(language, game);
        if (voice?.has(id)) return voice;
      }
    }
    return null;
  }

  private voiceOf(language: string, game: string | null): Voice | null {
    const key = `${language}/${game ?? ""}`;
    const known = this.voices.get(key);
    if (known !== undefined) return known;
    const texts = this.catalogues.texts(language, game);
    const voice = texts === null ? null : new Voice(language, texts);
    this.voices.set(key, voice);
    return voice;
  }
}

function moment(view: View): string {
  return dashed(view.prompt.id.replaceAll(".", "-"));
}

/** The arguments of a prompt, with who is awaited, and after the end who won and why. */
function promptArgs(view: View): Args {
  const { result } = view;
  const outcome = result ? { winners: result.winners, losers: result.losers, reason: result.reason } : {};
  const everybody = view.seats.every(({ seat }) => view.to_act.includes(seat));
  return { to_act: view.to_act, everybody, turn: view.turn, ...outcome, ...view.prompt.args };
}

function dashed(name: string): string {
  return name.replaceAll("_", "-");
}

/** A fact of a game without a catalogue, as names and values: `hit: seat 1, n 3`. */
function bare(tag: string, args: Args): string {
  const told = Object.entries(args).map(([name, value]) => `${name} ${String(value)}`).join(", ");
  return told ? `${tag}: ${told}` : tag;
}
