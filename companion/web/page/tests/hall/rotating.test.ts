import { expect, it } from "vitest";

import { cut, follow, type Room, sheetsOf } from "../../src/hall/screen/rotating";
import type { Live } from "../../src/hall/wire";
import { evening } from "./hall";

const ROOM: Room = { pairings: 4, standings: 5, tables: 3, players: 6 };
const LIVE: Live = { game: "ambush", phase: "turn", round: 1, turn: 1, seats: [], winners: null };

it("cuts lists evenly and loses no row", () => {
  expect(cut([1, 2, 3, 4, 5, 6, 7, 8, 9], 8)).toEqual([[1, 2, 3, 4, 5], [6, 7, 8, 9]]);
  expect(cut([], 8)).toEqual([]);
  for (let rows = 1; rows < 60; rows++) {
    const all = Array.from({ length: rows }, (_, place) => place);
    expect(cut(all, 7).flat()).toEqual(all);
    expect(Math.max(...cut(all, 7).map(({ length }) => length))).toBeLessThanOrEqual(7);
  }
});

it("shows pairings by table, then those who wait, and standings", () => {
  const sheets = sheetsOf(evening(), ROOM);
  expect(sheets.map(({ kind, sheet, of }) => [kind, sheet, of])).toEqual([["pairings", 0, 2], ["pairings", 1, 2], ["standings", 0, 2], ["standings", 1, 2]]);
  const players = sheets.flatMap((sheet) => (sheet.kind === "pairings" ? sheet.rows.map((match) => match.players) : []));
  expect(players).toEqual([[1, 2], [3, 4], [5, 6], [7, 8], [9]]);
});

it("shows tables while they play, who is here while people check in, and only standings at the end", () => {
  const tables = evening().tables.map((table) => ({ ...table, live: table.table === "west" ? null : LIVE }));
  expect(sheetsOf(evening({ tables }), ROOM).find(({ kind }) => kind === "tables")?.rows).toEqual(["north", "south", "east"]);
  const early = sheetsOf(evening({ phase: "checking-in", round: 0, matches: [], standings: [] }), ROOM);
  expect(early.map(({ kind }) => kind)).toEqual(["players", "players"]);
  expect(new Set(sheetsOf(evening({ phase: "over" }), ROOM).map(({ kind }) => kind))).toEqual(new Set(["standings"]));
  expect(sheetsOf(evening({ phase: "setting-up", round: 0, players: [], matches: [], standings: [], tables: [] }), ROOM).map(({ kind }) => kind)).toEqual(["soon"]);
});

it("stays where it is when the lists change, and begins anew when the sheet is gone", () => {
  const sheets = sheetsOf(evening(), ROOM);
  expect(follow(sheets, { kind: "standings", sheet: 1 })).toBe(3);
  expect(follow(sheets, { kind: "standings", sheet: 7 })).toBe(2);
  expect(follow(sheets, { kind: "tables", sheet: 0 })).toBe(0);
  expect(follow(sheets, null)).toBe(0);
});
