import { describe, expect, it } from "vitest";

import { formationOf, matchesOf, rowsOf } from "../../../src/games/tash_kalar/formation";
import { SQUARES } from "../../../src/games/tash_kalar/squares";
import type { Arena, Rank } from "../../../src/games/tash_kalar/types";
import examples from "./matches.json";

const arenaOf = (pieces: Record<string, string>): Arena => Object.fromEntries(SQUARES.map((square) => [square, pieces[square] ?? null]));
const card = (form: string, rank: Rank, marks = "") => ({ id: "x", name: "X", form, rank, marks });

describe("the places of a creature", () => {
  it.each(examples.map((example, place) => [place, example] as const))("are those that the engine finds, in example %i", (_, { form, marks, rank, impro, pieces, matches }) => {
    const found = matchesOf(arenaOf(pieces as Record<string, string>), card(form, rank as Rank, marks), { side: 1, impro: impro ?? undefined });
    expect(found.map(({ at, as, used, marks: marked }) => [at, as, used.join(""), marked.join("")])).toEqual(matches);
  });

  it("are looked for in enough examples", () => {
    expect(examples.flatMap(({ matches }) => matches).length).toBeGreaterThan(40);
  });

  it("are the four of the worked example, and not under a higher enemy piece", () => {
    const bomb = card("*./.c/.c", "common");
    const at = (pieces: Record<string, string>): string[] => matchesOf(arenaOf(pieces), bomb, { side: 1 }).map((one) => `${one.at} ${one.as}`);
    expect(at({ e5: "1c", e6: "1c" })).toEqual(["d4 0", "f4 4", "d7 6", "f7 2"]);
    expect(at({ e5: "1c", e6: "1c", d4: "2h" })).toEqual(["f4 4", "d7 6", "f7 2"]);
  });
});

describe("a picture of characters", () => {
  it("is read with strokes or with lines", () => {
    expect(rowsOf("*./.c")).toEqual([["*", "."], [".", "c"]]);
    expect(rowsOf("\n*.\n.c")).toEqual(rowsOf("*./.c"));
  });

  it("says what must stand on the summoning square", () => {
    expect(formationOf(card(".cC/c..", "heroic"))?.base).toBe("common");
    expect(formationOf(card("c/*/c", "common"))?.base).toBeNull();
    expect(formationOf({ form: null })).toBeNull();
  });
});
