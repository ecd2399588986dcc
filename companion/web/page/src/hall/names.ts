/** Who is who in the hall, and how a match and its result are told. */

import { locale, say } from "../words/say";
import type { Hall, HallTable, Match, Player, Standing } from "./wire";

export const playerOf = (hall: Hall, number: number): Player | undefined => hall.players[number - 1];
export const nameOf = (hall: Hall, number: number): string => playerOf(hall, number)?.name ?? `#${number}`;
export const namesOf = (hall: Hall, numbers: readonly number[]): string => numbers.map((number) => nameOf(hall, number)).join(" · ");
/** Who can be in the next round. */
export function ableOf(hall: Hall): number[] {
  const out = new Set(hall.sitting_out);
  return hall.players.filter((player) => player.here && !out.has(player.number)).map((player) => player.number);
}
export const isBye = (match: Pick<Match, "players">): boolean => match.players.length === 1;
export const isOpen = (match: Match): boolean => !isBye(match) && match.winners === null;
export const matchOf = (hall: Hall, number: number): Match | undefined => hall.matches.findLast((match) => match.players.includes(number));
export const standingOf = (hall: Hall, number: number): Standing | undefined => hall.standings.find((row) => row.player === number);

export function drawn({ players, winners }: Pick<Match, "players" | "winners">): boolean {
  return winners !== null && (winners.length === 0 || winners.length === players.length);
}

/** What came of a match, as words; "" while there is nothing. */
export function resultOf(hall: Hall, match: Match): string {
  if (isBye(match)) return say("hall-page-bye");
  if (match.winners === null) return "";
  return drawn(match) ? say("hall-page-drawn") : say("hall-page-won", { names: namesOf(hall, match.winners) });
}

/** Tables that wait for a judge, who called first first. */
export const callsOf = (hall: Hall): HallTable[] => hall.tables.filter((table) => table.called !== null).sort((one, other) => (one.called ?? 0) - (other.called ?? 0));

/** The share of the opponents as people compare it: 55.6; in French 55,6. */
export const percent = (share: number): string => (share * 100).toLocaleString(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Matches as people look for them: by table, those without one after that, who waits last. */
export function byTable(hall: Hall, matches: readonly Match[]): Match[] {
  const order = new Map(hall.tables.map(({ table }, place) => [table, place]));
  const place = (match: Match): number => (isBye(match) ? 1e6 : match.table === null ? 1e5 : order.get(match.table) ?? 1e4);
  return [...matches].sort((one, other) => place(one) - place(other));
}

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Whether what was typed is in one of the texts, or is the number; accents and capitals make no difference. */
export function finds(typed: string, number: number | null, ...texts: (string | null)[]): boolean {
  const wanted = plain(typed.trim());
  return wanted === "" || String(number) === wanted || texts.some((text) => text !== null && plain(text).includes(wanted));
}
