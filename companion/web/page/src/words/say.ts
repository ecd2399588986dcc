/** The page's own speaker: in the chosen language, with the names of the people at this table. */

import type { TemplateResult } from "lit";

import { wordsFromOutside } from "../api";
import { Cell } from "../cell";
import { setting } from "../setting";
import type { State, Message } from "../wire";
import { languages, Library } from "./catalogues";
import { rich } from "./marks";
import { Speaker } from "./speaker";

/** Every catalogue that this page has loaded. */
export const library = new Library();

export { languages };
/** The language of this browser; stored, and at first the one that the browser prefers. */
export const language = setting("language", languages, preferred(navigatorLanguages(), languages));

export const speaker = new Cell(new Speaker(language.value, library));

/** The text of a message of the catalogues. */
export const say = (id: string, args: Record<string, unknown> = {}): string => speaker.value.say(id, args);
/** The same with names in the colours of their seats. */
export const sayRich = (id: string, args: Record<string, unknown> = {}): TemplateResult => rich(speaker.value.marked(id, args));
export const sayMessage = (message: Message): string => speaker.value.message(message);

/** Cards to choose from, each with its name in the chosen language. */
export const cardsByName = (cards: Readonly<Record<string, string>>): { id: string; name: string }[] =>
  Object.entries(cards).map(([id, name]) => ({ id, name: speaker.value.named(name) }));

/** The name at that place of a list of names, or what a seat without a name is called. */
export const seatName = (name: string, place: number): string => name || say("seat-unnamed", { number: place + 1 });

/** Whose names are said: the game at the table, or another one that a page is about. */
export type Named = Pick<State, "number" | "cards"> & { view: { game: string; seats: readonly { seat: number; name: string }[] } };

let known: Named | null = null;
let outside = true;

/** Where no table answers, nobody is asked for the words of games from outside. */
export function askNobody(): void {
  outside = false;
}

/** Load the words; after this every message can be said. */
export async function learn(): Promise<void> {
  const spoken = language.value;
  await library.load(spoken);
  renew();
  if (outside) void learnFromTable(spoken);
}

/** Loaded in the background: most tables have no game from outside, and an unreachable table has no words to give. */
async function learnFromTable(spoken: string): Promise<void> {
  const games = await wordsFromOutside(spoken).catch(() => ({}));
  if (Object.keys(games).length === 0) return;
  library.bring(spoken, games);
  renew();
}

/** A new state may bring other names, other cards, or another game. */
export function follow(state: Named | null): void {
  if (state === null || (known !== null && same(state, known))) return;
  known = state;
  renew();
}

/** How dates and numbers are written here: in the language of the page, as the browser's country has it. */
export function locale(): string {
  return regional(language.value, navigatorLanguages());
}

/** The first preferred locale of that language, such as en-GB for English; the language itself if there is none. */
export function regional(spoken: string, wishes: readonly string[]): string {
  return wishes.find((wish) => wish.toLowerCase().split("-")[0] === spoken) ?? spoken;
}

/** The first preferred language that there are words for; English if there is none. */
export function preferred(wishes: readonly string[], spoken: readonly string[]): string {
  const codes = wishes.map((wish) => wish.toLowerCase().split("-")[0] ?? "");
  return codes.find((code) => spoken.includes(code)) ?? "en";
}

function renew(): void {
  const names = new Map(known?.view.seats.map((seat) => [seat.seat, seat.name]));
  if (typeof document !== "undefined") document.documentElement.lang = language.value;
  speaker.value = new Speaker(language.value, library, names, known?.cards, known?.view.game ?? null);
}

function same(one: Named, other: Named): boolean {
  return (
    one.number === other.number &&
    one.view.game === other.view.game &&
    JSON.stringify(one.cards) === JSON.stringify(other.cards) &&
    one.view.seats.every((seat, place) => seat.name === other.view.seats[place]?.name)
  );
}

function navigatorLanguages(): readonly string[] {
  return typeof navigator === "undefined" ? [] : navigator.languages;
}

language.watch(() => void learn());
