/** The games that this table has, and for how many people each of them is. */

import { type GameInfo, type GameMode, games } from "../api";
import { Cell } from "../cell";
import type { Lobby } from "../wire";
import { say, speaker } from "../words/say";

/** Empty until the table has answered. */
export const offered = new Cell<readonly GameInfo[]>([]);

export async function learnOffer(): Promise<void> {
  if (offered.value.length === 0) offered.value = await games().catch(() => []);
}

export const gameNamed = (name: string): GameInfo | undefined => offered.value.find((game) => game.name === name);

/** How many people a game is for, in any of its modes. */
export function countsOf({ modes }: Pick<GameInfo, "modes">): number[] {
  return [...new Set(modes.flatMap(({ seats }) => seats))].sort((one, other) => one - other);
}

export const sitting = ({ seats }: Pick<Lobby, "seats">): number => seats.filter(({ taken }) => taken).length;

/** With nobody at the table yet, every game fits. */
export const fits = (counts: readonly number[], here: number): boolean => here === 0 || counts.includes(here);

/** "2 to 4", "2 or 4", "2 or 4 to 8". */
export const numbers = (counts: readonly number[]): string => say("evening-numbers", { counts });

export function players(counts: readonly number[]): string {
  return counts.length === 1 ? say("evening-players", { count: counts[0] }) : say("evening-players-some", { numbers: numbers(counts) });
}

/** The same, and how many sit here if that is not one of them. */
export function needs(counts: readonly number[], here: number): string {
  return fits(counts, here) ? players(counts) : say("evening-players-here", { needs: players(counts), here });
}

/** A mode in one more line: for how many, and, where that fits, how it is played. */
export function modeNeeds(game: string, { name, seats }: GameMode, here: number): string {
  const about = `evening-mode-${game}-${name}`.replaceAll("_", "-");
  return fits(seats, here) && speaker.value.knows(about) ? say("evening-mode-how", { needs: players(seats), how: say(about) }) : players(seats);
}

/** What a small key calls a game: its first word where it has more. */
export function shortName(game: string): string {
  return speaker.value.called(`evening-short-${game.replaceAll("_", "-")}`) ?? speaker.value.term("game", game);
}
