/** A hall to look at: nine players, four tables, the second round. */

import type { Desk, Hall, Match } from "../../src/hall/wire";

const WHY = { id: "hall-why-lot", args: {} };

export const match = (players: number[], table: string | null, winners: number[] | null = null): Match => ({
  round: 2, players, table, winners, source: winners === null ? null : "table", manual: false, why: WHY,
});

export function evening(changed: Partial<Hall> = {}): Hall {
  const names = ["Ana", "Bo", "Cléo", "Dan", "Eve", "Farid", "Gül", "Hana", "Ivo"];
  return {
    hall: "club", game: "ambush", mode: "duel", format: "swiss", seats: [2], evening: "1-ab", began: "2026-11-18T18:00:00+00:00", phase: "playing", round: 2, planned: 4,
    clock: { minutes: 50, started: 1000, now: 1000 }, minutes: 50,
    players: names.map((name, place) => ({ number: place + 1, name, here: place !== 4, since: 1, table: null })),
    matches: [match([9], null), match([7, 8], null), match([3, 4], "south"), match([1, 2], "north", [1]), match([5, 6], "east", [])],
    sitting_out: [], left_out: [],
    standings: names.map((_, place) => ({ place: place + 1, player: place + 1, points: 9 - place, opponents: 0.55555, wins: 2, byes: 0 })),
    tables: ["north", "south", "east", "west"].map((table) => ({ table, presence: "ready", called: null, live: null })),
    ...changed,
  };
}

export function deskNow(changed: Partial<Desk> = {}): Desk {
  return {
    troubles: [], strangers: [], alerts: [], broker: { state: "connected", trouble: null, address: "mqtt://localhost/club", other_hall: false }, undo: null, redo: null, step: 0, phones: [], badges: {}, tap: null,
    code: "ABCD", pin: "123456", address: "http://localhost", key: "", start: "", first_time: false, reader: false, ...changed,
  };
}
