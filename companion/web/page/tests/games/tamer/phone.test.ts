import { describe, expect, it } from "vitest";

import { begunDie, told } from "../../../src/games/tamer/phone-changes";
import { tamerKeys } from "../../../src/games/tamer/phone-keys";
import { moved } from "../../../src/games/tamer/phone-order";
import { forms } from "../../../src/seat/legal";
import type { Now } from "../../../src/seat/phone";
import type { Action, SeatView } from "../../../src/wire";

const seat = (number: number, more: Partial<SeatView> = {}): SeatView => ({ seat: number, name: `Seat ${number}`, team: number, counters: {}, zones: { pick: [], roster: [], line: [] }, flags: [], ...more });
const TABLE = { allowance: 8, asks: [], battles: [], contenders: [], creatures: {}, spent: {} };

function at(phase: string, me: Partial<SeatView> = {}, table: object = {}, mode = "referee"): Now {
  const own = seat(1, me);
  const view = { game: "tamer", mode, phase, round: 1, turn: 1, to_act: [1], seats: [own, seat(2)], table: { ...TABLE, ...table }, result: null };
  return { state: { cards: {}, legal: [] }, view, me: own } as unknown as Now;
}
const keys = (now: Now, ...legal: Action[]): string[] => tamerKeys(forms(legal), now).map(({ id, place }) => `${place}:${id}`);

describe("the keys of a phone", () => {
  it("offers a card, and after that another one", () => {
    const pick = { do: "pick", seat: 1, card: "*" };
    expect(keys(at("draft"), pick)).toEqual(["wide:pick"]);
    expect(keys(at("draft", { flags: ["chosen"] }), pick)).toEqual(["tall:pick"]);
  });

  it("says that a team stands, or takes that back, never both", () => {
    const legal = [{ do: "ready", seat: 1 }, { do: "ready", seat: 1, on: false }, { do: "place", seat: 1, card: { among: ["cub", "wolf"] } }, { do: "team", seat: 1, order: "*" }];
    const zones = { roster: ["cub", "wolf"], line: ["cub"], pick: [] };
    expect(keys(at("build", { zones }), ...legal)).toEqual(["wide:ready", "tall:last-out"]);
    expect(keys(at("build", { zones, flags: ["ready"] }), ...legal)).toEqual(["tall:ready"]);
  });

  it("adds creatures that are not owned yet, where any card may be fielded", () => {
    const legal = { do: "place", seat: 1, card: { among: ["cub", "cub#2"] } };
    expect(keys(at("build", { zones: { roster: ["cub"], line: [], pick: [] } }), legal)).toEqual(["tall:add"]);
  });

  it("fights clash by clash or to the end, and reports where that is all", () => {
    const fight = [{ do: "fight", seat: 1 }, { do: "fight", seat: 1, all: true }];
    const report = { do: "report", seat: 1, result: { among: ["win", "draw", "loss"] } };
    const battle = { battle: 1, seats: [1, 2], state: "fight", clash: 0, lines: {}, out: {}, flipped: {}, result: null };
    expect(keys(at("battle", {}, { battles: [battle] }), ...fight, report)).toEqual(["wide:fight", "tall:fight-all", "more:report"]);
    expect(keys(at("battle", {}, { battles: [{ ...battle, state: "report" }] }), report)).toEqual(["wide:report-win", "tall:report-draw", "tall:report-loss"]);
  });

  it("answers for the sample team only where one faces it", () => {
    const flip = [{ do: "flip", seat: 0, card: "*" }, { do: "flip", seat: 0 }];
    const battle = { battle: 1, seats: [1, 0], state: "ask", clash: 1, lines: {}, out: {}, flipped: {}, result: null };
    const asks = [{ seat: 0, battle: 1, kind: "flip", creature: "wolf", when: "ko", n: null, from: [], round: 1 }];
    expect(keys(at("battle", {}, { battles: [battle], asks }), ...flip)).toEqual(["wide:flip-0-wolf", "tall:flip-0-wolf-none"]);
    expect(keys(at("battle", {}, { battles: [{ ...battle, seats: [2, 0] }], asks }), ...flip)).toEqual([]);
  });

  it("enters an effect that is asked for, and any other from the menu", () => {
    const legal = { do: "resolve", seat: 1, card: { among: ["wolf"] }, changes: "*" };
    const asks = [{ seat: 1, battle: null, kind: "resolve", creature: "wolf", when: "draft", n: null, from: [], round: null }];
    expect(keys(at("draft", {}, { asks }), legal)).toEqual(["tall:resolve-1-wolf", "tall:nothing-1-wolf"]);
    expect(keys(at("draft"), legal)).toEqual(["more:resolve-1"]);
  });

  it("gives up a battle, not the game", () => {
    expect(tamerKeys(forms([{ do: "concede", seat: 1 }]), at("battle")).map(({ label }) => label)).toEqual(["phone-tamer-concede"]);
  });
});

describe("a line", () => {
  it("moves one creature and keeps the others in their order", () => {
    expect(moved(["a", "b", "c"], "c", 0)).toEqual(["c", "a", "b"]);
    expect(moved(["a", "b", "c"], "a", 9)).toEqual(["b", "c", "a"]);
    expect(moved(["a", "b", "c"], "a", -3)).toEqual(["a", "b", "c"]);
  });
});

describe("an outcome that is entered", () => {
  const reach = [{ seat: 1, name: "Ana", keys: ["cub", "wolf"] }, { seat: 2, name: "Bo", keys: ["bear"] }];

  it("begins with the creature whose effect it is", () => {
    expect(begunDie(reach, "wolf").creature).toBe("wolf");
    expect(begunDie(reach, "gone").creature).toBe("cub");
    expect(begunDie([], null).creature).toBeNull();
  });

  it("is sent as the rules take it", () => {
    const die = begunDie(reach, "wolf");
    expect(told([die, { ...die, seat: 2, creature: "bear", die: "damage", by: 3 }, { ...die, by: 0 }, { kind: "flip", deck: 2 }], 1)).toEqual([
      { creature: "wolf", die: "perm_power", by: 1 }, { creature: "bear", die: "damage", by: 3, seat: 2 }, { flip: 2 },
    ]);
  });
});
