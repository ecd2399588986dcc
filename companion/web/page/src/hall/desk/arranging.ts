/** A round that is being put together: matches that stand, and players who are not in one yet. */

import type { Deed, Proposed } from "../wire";

export interface Arranged {
  players: readonly number[];
  /** As the rules proposed it; null where people changed it. */
  proposed: Proposed | null;
}

export interface Arrangement { matches: readonly Arranged[]; loose: readonly number[] }

/** The proposal, and whoever is here and not in it. */
export function arrangement(proposed: readonly Proposed[], here: readonly number[]): Arrangement {
  const placed = new Set(proposed.flatMap(({ players }) => players));
  return { matches: proposed.map((match) => ({ players: match.players, proposed: match })), loose: here.filter((number) => !placed.has(number)) };
}

/** Two players change places; one who is in no match yet can be one of them. */
export function swapped({ matches, loose }: Arrangement, one: number, other: number): Arrangement {
  const change = (number: number): number => (number === one ? other : number === other ? one : number);
  const changed = ({ players }: Arranged): boolean => players.includes(one) !== players.includes(other);
  return { matches: matches.map((match) => (changed(match) ? { players: match.players.map(change), proposed: null } : match)), loose: swappedAway(loose, one, other) };
}

function swappedAway(loose: readonly number[], one: number, other: number): readonly number[] {
  if (loose.includes(one) === loose.includes(other)) return loose;
  return loose.map((number) => (number === one ? other : number === other ? one : number));
}

/** The same round among those who are able to play now: who has come is loose, and a match that somebody has left is taken apart. The same object where nothing changed. */
export function among(now: Arrangement, able: readonly number[]): Arrangement {
  const can = new Set(able);
  const gone = now.matches.filter(({ players }) => players.some((number) => !can.has(number)));
  const { matches, loose } = gone.reduce((rest, match) => apart(rest, match), now);
  const known = new Set([...matches.flatMap(({ players }) => players), ...loose]);
  const there = [...loose.filter((number) => can.has(number)), ...able.filter((number) => !known.has(number))];
  return gone.length === 0 && there.length === loose.length && there.every((number, place) => number === loose[place]) ? now : { matches, loose: there };
}

/** A match is taken apart: its players are in none. */
export function apart({ matches, loose }: Arrangement, match: Arranged): Arrangement {
  return { matches: matches.filter((one) => one !== match), loose: [...loose, ...match.players] };
}

export const allApart = (now: Arrangement): Arrangement => now.matches.reduce((rest, match) => apart(rest, match), now);

/** These players meet; one alone waits this round out. */
export function together({ matches, loose }: Arrangement, players: readonly number[]): Arrangement {
  return { matches: [...matches, { players: [...players], proposed: null }], loose: loose.filter((number) => !players.includes(number)) };
}

/** The deed that takes this round. Tables are given by the hall, but for those that the rules proposed. */
export function pairing({ matches }: Arrangement): Deed {
  return { do: "pair", matches: matches.map(({ players, proposed }) => ({ players, ...(proposed?.table ? { table: proposed.table } : {}), ...(proposed ? {} : { manual: true }) })) };
}
