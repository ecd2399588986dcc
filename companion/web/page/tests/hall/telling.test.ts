import { beforeAll, expect, it } from "vitest";

import { hallWords } from "../../src/hall/catalogues";
import { done, noted, worthTelling } from "../../src/hall/desk/noted";
import { callsOf, drawn, finds, matchOf, nameOf, percent, resultOf } from "../../src/hall/names";
import { pageAt } from "../../src/hall/pages";
import { clockSays, minutesAgo, secondsLeft, ticks } from "../../src/hall/time";
import { learn, library } from "../../src/words/say";
import { evening, match } from "./hall";

beforeAll(async () => {
  library.also(hallWords);
  await learn();
});

it("tells results by name", () => {
  const now = evening();
  expect(now.matches.map((one) => resultOf(now, one))).toEqual(["waits this round", "", "", "Ana won", "Draw"]);
  expect(drawn(match([1, 2], null, [1, 2]))).toBe(true);
  expect(nameOf(now, 99)).toBe("#99");
});

it("finds the last match of a player, and nobody else's", () => {
  expect(matchOf(evening(), 4)?.table).toBe("south");
  expect(matchOf(evening(), 99)).toBeUndefined();
});

it("finds people whatever accents they are typed with", () => {
  expect(finds("cleo", 3, "Cléo")).toBe(true);
  expect(finds("3", 3, "Cléo")).toBe(true);
  expect(finds("3", 33, "Cléo")).toBe(false);
  expect(finds("north", 1, "Ana", "north")).toBe(true);
  expect(finds("", 1, "Ana", null)).toBe(true);
});

it("counts the round down and says when time is up", () => {
  const { clock } = evening();
  expect(secondsLeft(clock, 1060)).toBe(49 * 60);
  expect(secondsLeft(null, 1060)).toBeNull();
  expect(clockSays(49 * 60 + 7)).toBe("49:07");
  expect(clockSays(0)).toBe("Time is up");
  expect(clockSays(-125)).toBe("Time is up, 2 minutes ago");
  expect(minutesAgo(1000, 1130)).toBe(2);
  expect(ticks(evening({ phase: "between" }))).toBe(false);
});

it("lists who calls a judge, who called first first", () => {
  const tables = evening().tables.map((table, place) => ({ ...table, called: [30, null, 10, null][place] ?? null }));
  expect(callsOf(evening({ tables })).map(({ table }) => table)).toEqual(["east", "north"]);
});

it("tells what is a pity, and what was done last", () => {
  const now = evening();
  expect(noted(now, { fact: "again", players: [6, 7] })).toBe("Farid · Gül have met before.");
  expect(noted(now, { fact: "second-bye", player: 9 })).toBe("Ivo waits once more.");
  expect(worthTelling([{ fact: "paired", round: 3, matches: 4 }, { fact: "no-table", matches: 1 }])).toHaveLength(1);
  expect(done(now, { do: "leave", player: 2 })).toBe("Bo left");
  expect(done(now, { do: "check-in", name: "Ivo" })).toBe("Ivo checked in");
  expect(percent(0.55555)).toBe("55.6");
});

it("has words for every deed of the desk, in what it can be taken back with", () => {
  const deeds = ["check-in", "change", "leave", "come-back", "add-table", "remove-table", "pair", "swap", "move", "start-clock", "result", "call", "answer", "finish"];
  for (const verb of deeds) expect(done(evening(), { do: verb }), verb).not.toContain("hall-deed");
});

it("knows its pages by their addresses", () => {
  expect(["/", "/desk", "/desk/", "/screen", "/print", "/nothing"].map((path) => pageAt(path).element)).toEqual(
    ["ambit-hall-phone", "ambit-hall-desk", "ambit-hall-desk", "ambit-hall-screen", "ambit-hall-print", "ambit-hall-phone"]);
});
