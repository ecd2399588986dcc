/** Which sheets a hall's screen shows one after the other, and how long lists are cut into sheets. */

import { byTable } from "../names";
import type { Hall, Match, Player, Standing } from "../wire";

export type Sheet =
  | { kind: "pairings"; rows: readonly Match[]; of: number; sheet: number }
  | { kind: "standings"; rows: readonly Standing[]; of: number; sheet: number }
  | { kind: "tables"; rows: readonly string[]; of: number; sheet: number }
  | { kind: "players"; rows: readonly Player[]; of: number; sheet: number }
  | { kind: "soon"; rows: readonly never[]; of: number; sheet: number };

/** How many rows of each kind fit on one sheet. */
export interface Room { pairings: number; standings: number; tables: number; players: number }

/** All sheets of the hall now, in the order in which they are shown; never none. */
export function sheetsOf(hall: Hall, room: Room): Sheet[] {
  const pairings = cut(byTable(hall, hall.matches), room.pairings).map((rows, sheet, { length }): Sheet => ({ kind: "pairings", rows, of: length, sheet }));
  const standings = hall.round === 0 ? [] : cut(hall.standings, room.standings).map((rows, sheet, { length }): Sheet => ({ kind: "standings", rows, of: length, sheet }));
  const live = hall.tables.filter(({ live }) => live !== null).map(({ table }) => table);
  const tables = hall.phase !== "playing" ? [] : cut(live, room.tables).map((rows, sheet, { length }): Sheet => ({ kind: "tables", rows, of: length, sheet }));
  const here = hall.phase === "checking-in" ? hall.players.filter((player) => player.here) : [];
  const players = cut(here, room.players).map((rows, sheet, { length }): Sheet => ({ kind: "players", rows, of: length, sheet }));
  const all = hall.phase === "over" ? standings : [...pairings, ...players, ...tables, ...standings];
  return all.length > 0 ? all : [{ kind: "soon", rows: [], of: 1, sheet: 0 }];
}

/** As evenly as it goes: 17 rows on sheets of 16 are 9 and 8. */
export function cut<T>(rows: readonly T[], most: number): T[][] {
  const sheets = Math.ceil(rows.length / most);
  const each = Math.ceil(rows.length / Math.max(1, sheets));
  return Array.from({ length: sheets }, (_, sheet) => rows.slice(sheet * each, (sheet + 1) * each)).filter((part) => part.length > 0);
}

/** Where the screen stands when the sheets become others: on the same kind, if there is one. */
export function follow(sheets: readonly Sheet[], before: { kind: string; sheet: number } | null): number {
  const found = sheets.findIndex(({ kind, sheet }) => kind === before?.kind && sheet === before.sheet);
  return found >= 0 ? found : Math.max(0, sheets.findIndex(({ kind }) => kind === before?.kind));
}
