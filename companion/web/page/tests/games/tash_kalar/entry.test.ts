import { describe, expect, it } from "vitest";

import type { Cards } from "../../../src/games/tash_kalar/cards";
import { actionOf, coloursFor, type Entry, improvisable, missing, pickable, placesOf, type Spot, startSides, startSquares, unpaired } from "../../../src/games/tash_kalar/entry";
import { countedOp, moveOp, opAt, opsOn } from "../../../src/games/tash_kalar/ops";
import { SQUARES } from "../../../src/games/tash_kalar/squares";
import type { Arena, TashView } from "../../../src/games/tash_kalar/types";
import moments from "./moments.json";

const CARDS: Cards = {
  line: { id: "line", name: "Line", rank: "common", form: "c/*/c" },
  bomb: { id: "bomb", name: "Bomb", rank: "common", form: "*./.c/.c" },
  titan: { id: "titan", name: "Titan", deck: "legends", rank: "legendary", form: "*/c" },
  flare: { id: "flare", name: "Flare", upper: { n: 3 }, lower: { n: 6 } },
};

const arenaOf = (pieces: Record<string, string>): Arena => Object.fromEntries(SQUARES.map((square) => [square, pieces[square] ?? null]));

/** A moment of a recorded game, with other pieces and counters. */
function spot(moment: keyof typeof moments, pieces: Record<string, string> | null = null, counters: Record<string, number> = {}): Spot {
  const view = structuredClone(moments[moment].view) as unknown as TashView;
  if (pieces) view.table.arena = arenaOf(pieces);
  for (const seat of view.seats) Object.assign(seat.counters, counters);
  return { view, seat: view.to_act[0] ?? 1, cards: CARDS, options: {}, held: [] };
}

const summon = (card: string, more: Partial<Entry> = {}): Entry => ({ verb: "summon", card, ...more });

describe("what is still asked", () => {
  const board = spot("high-turn", { e4: `${1}c`, e6: "1c" }, { supply: 5, legend_supply: 3 });
  const own = { ...board, seat: 1 };

  it("is a card, then a square", () => {
    expect(missing(own, { verb: "summon" })).toEqual(["card", "at"]);
    expect(missing(own, summon("line"))).toEqual(["at"]);
    expect(missing(own, summon("line", { at: "e5" }))).toEqual([]);
  });

  it("is which pieces are used, where several formations are on one square", () => {
    const cross = { ...spot("high-turn", { e4: "1c", e6: "1c", d5: "1c", f5: "1c" }, { supply: 5 }), seat: 1 };
    expect(missing(cross, summon("line", { at: "e5" }))).toEqual(["as"]);
    expect(missing(cross, summon("line", { at: "e5", as: 1 }))).toEqual([]);
  });

  it("is the piece that is picked up, in a shortage: an own one off the formation", () => {
    const short = { ...spot("high-turn", { e4: "1c", e6: "1c", a5: "1h", c3: "1l", g3: "2c" }, { supply: 0 }), seat: 1 };
    expect(missing(short, { verb: "place", at: "b5" })).toEqual(["pick"]);
    expect(pickable(short, { verb: "place" })).toEqual(["e4", "a5", "e6"]);
    expect(pickable(short, summon("line", { at: "e5" }))).toEqual(["a5"]);
    expect(missing(short, summon("line", { at: "e5" }))).toEqual(["pick"]);
    expect(missing(short, summon("line", { at: "e5", pick: "a5" }))).toEqual([]);
  });

  it("is no piece where the own one on the square becomes the new one", () => {
    const short = { ...spot("high-turn", { e4: "1c", e5: "1c", e6: "1c" }, { supply: 0 }), seat: 1 };
    expect(missing(short, summon("line", { at: "e5" }))).toEqual([]);
    expect(placesOf(short, summon("line"))?.map(({ at }) => at)).toEqual(["e5"]);
  });

  it("is nothing of a place for which no piece is left", () => {
    const none = { ...spot("high-turn", { e4: "1c", e6: "1c" }, { supply: 0 }), seat: 1 };
    expect(placesOf(none, summon("line"))).toEqual([]);
  });

  it("is the colour of a legend's point in the melee, and who a flare is played against", () => {
    const melee = { ...spot("melee-late", { e5: "1c" }, { legend_supply: 3 }), seat: 1 };
    expect(missing(melee, summon("titan", { at: "e4" }))).toContain("in");
    expect(coloursFor(melee, summon("titan"))).toEqual([2, 3, 4]);
    expect(missing(melee, { verb: "flare", card: "flare" })).toEqual(["against"]);
    expect(missing(own, { verb: "flare", card: "flare" })).toEqual([]);
    expect(missing(own, { verb: "flare" })).toEqual(["numbers"]);
  });

  it("is the colour of the odd point, where two colours have one", () => {
    const melee = { ...spot("melee-late"), seat: 1 };
    const turn = melee.view.table.this_turn;
    if (turn) turn.destroyed = { 2: { common: 3, heroic: 0, legendary: 0 }, 3: { common: 1, heroic: 1, legendary: 0 }, 4: { common: 2, heroic: 0, legendary: 0 } };
    expect(unpaired(melee.view)).toEqual([2, 3]);
    expect(missing(melee, { verb: "end" })).toEqual(["in"]);
    if (turn) turn.destroyed = { 2: { common: 3, heroic: 0, legendary: 0 }, 3: { common: 0, heroic: 1, legendary: 0 }, 4: { common: 2, heroic: 0, legendary: 0 } };
    expect(missing(melee, { verb: "end" })).toEqual([]);
  });

  it("is a rank in ledger tracking", () => {
    const ledger = { ...spot("ledger-turn", null, { supply: 0, common: 2, heroic: 0 }), seat: 1 };
    expect(missing(ledger, { verb: "place" })).toEqual(["pick"]);
    expect(pickable(ledger, { verb: "place" })).toEqual(["common"]);
    expect(missing({ ...spot("ledger-turn", null, { supply: 3 }), seat: 1 }, summon("line"))).toEqual([]);
  });
});

describe("an entry", () => {
  const here = { ...spot("high-turn"), seat: 1 };

  it("is sent with what was said and nothing else", () => {
    expect(actionOf(here, summon("line", { at: "e5", as: undefined, in: 2 }))).toEqual({ do: "summon", seat: 1, card: "line", at: "e5", in: 2 });
    expect(actionOf(here, { verb: "discard", back: { beings: 2, legends: 0 } })).toEqual({ do: "discard", seat: 1, return: { beings: 2 } });
    expect(actionOf(here, { verb: "end", points: 0 })).toEqual({ do: "end", seat: 1 });
    expect(actionOf(here, { verb: "end", claim: "x" })).toEqual({ do: "end", seat: 1, claim: "x" });
  });
});

describe("improvising", () => {
  it("is offered with each enemy colour that is still open, and only in the melee", () => {
    const melee = { ...spot("melee-late"), seat: 1 };
    Object.assign(melee.view.seats[0]?.counters ?? {}, { impro_2: 0, impro_3: 1, impro_4: 1 });
    expect(improvisable(melee)).toEqual([3, 4]);
    expect(improvisable({ ...spot("high-turn"), seat: 1 })).toEqual([]);
  });
});

describe("the pieces at the start", () => {
  it("are one of each colour on the two squares of a duel", () => {
    const { view } = spot("teams-turn", { c5: "1c" });
    expect(startSides(view)).toEqual([2]);
    expect(startSquares(view)).toEqual(["g5"]);
  });

  it("are three colours beside three symbols in a melee of four, without the second player's", () => {
    const { view } = spot("melee-late", { f2: "1c" });
    view.table.order = [1, 2, 3, 4];
    expect(startSides(view)).toEqual([3, 4]);
    expect(startSquares(view)).toEqual(["g6", "g7", "b7", "c7"]);
  });
});

describe("operations", () => {
  const arena = arenaOf({ e5: "1h", e6: "2c", f5: "2h", f6: "2l" });

  it("are those that a piece allows", () => {
    expect(opsOn({ side: 1, rank: "common" }, 1)).toEqual(["move", "destroy", "upgrade"]);
    expect(opsOn({ side: 2, rank: "legendary" }, 1)).toEqual(["move", "destroy", "downgrade", "convert"]);
  });

  it("move in the mildest way that goes there, unless the card says how", () => {
    expect(moveOp(arena, "e5", "d5", false, {})).toEqual({ op: "move", from: "e5", to: "d5" });
    expect(moveOp(arena, "e5", "e6", false, {})).toEqual({ op: "move", from: "e5", to: "e6" });
    expect(moveOp(arena, "e5", "f5", false, {})).toEqual({ op: "move", from: "e5", to: "f5", kind: "combat" });
    expect(moveOp(arena, "e5", "f6", false, {})).toEqual({ op: "move", from: "e5", to: "f6", kind: "move" });
    expect(moveOp(arena, "e5", "a5", false, {})).toEqual({ op: "move", from: "e5", to: "a5", leap: true });
    expect(moveOp(arena, "e5", "f6", true, {})).toEqual({ op: "move", from: "e5", to: "f6" });
  });

  it("carry the wording of the card only where it means something", () => {
    const wording = { uncounted: true, rank: "heroic" as const, side: 2 };
    expect(opAt("destroy", "e5", wording)).toEqual({ op: "destroy", at: "e5", uncounted: true });
    expect(opAt("upgrade", "e5", wording)).toEqual({ op: "upgrade", at: "e5" });
    expect(opAt("place", "e5", wording)).toEqual({ op: "place", at: "e5", rank: "heroic", side: 2 });
    expect(countedOp("convert", { side: 2, rank: "common" }, 2, { rank: "heroic" })).toEqual({ op: "convert", side: 2, rank: "common", to: "heroic", n: 2 });
    expect(countedOp("move", { side: 2, rank: "common" }, 1, {})).toEqual({ op: "move", hits: { side: 2, rank: "common" } });
  });
});
