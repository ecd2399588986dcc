import { beforeAll, describe, expect, it } from "vitest";

import { lobbies } from "../../src/dev/lobbies";
import { silentAt, thingsAt } from "../../src/lobby/at-seat";
import { isOver, LeadingOn } from "../../src/lobby/leading-on";
import { namesIn } from "../../src/lobby/names";
import { countsOf, fits, needs, numbers, players } from "../../src/lobby/offer";
import { rulesInWords } from "../../src/lobby/options";
import { when } from "../../src/lobby/when";
import { scored } from "../../src/lobby/winner";
import { places } from "../../src/pages/join/places";
import { waiting } from "../../src/pages/table/free-seats";
import { inLobby } from "../../src/simulate/at-table";
import { newOptions } from "../../src/simulate/options";
import type { Lobby, LobbySeat, Result, State } from "../../src/wire";
import { learn } from "../../src/words/say";

const three = lobbies["three"] as Lobby;
const eight = lobbies["eight"] as Lobby;
const SPACE = "\u00a0";

beforeAll(learn);

describe("how many people a game is for", () => {
  it.each([[[2], "2"], [[2, 4], "2 or 4"], [[3, 4], "3 or 4"], [[2, 3, 4], "2 to 4"], [[2, 4, 5, 6, 7, 8], "2 or 4 to 8"], [[2, 4, 6], "2, 4 or 6"]])("%j is told as %s", (counts, told) => {
    expect(numbers(counts)).toBe(told);
  });

  it("is said with how many are here, where that does not fit", () => {
    expect(needs([4, 5, 6, 7, 8], 3)).toBe(`4 to 8${SPACE}players, you are 3`);
    expect(needs([2, 3, 4], 3)).toBe(`2 to 4${SPACE}players`);
    expect(players([1])).toBe(`1${SPACE}player`);
  });

  it("comes from all modes, and nobody yet fits every game", () => {
    expect(countsOf({ modes: [{ name: "b", seats: [4] }, { name: "a", seats: [2] }, { name: "c", seats: [2] }] })).toEqual([2, 4]);
    expect([fits([4], 0), fits([4], 3), fits([4], 4)]).toEqual([true, false, true]);
  });
});

describe("what was chosen", () => {
  const castle = { name: "castle", schema: { type: "integer", minimum: 1, maximum: 99 }, default: 20 };
  const limit = { name: "limit", schema: { anyOf: [{ type: "integer", minimum: 1 }, { type: "null" }] }, default: null };
  const game = { name: "ambush", title: "", modes: [], options: [castle, limit], profiles: [], training: true, by_itself: false, sandbox: false };
  const choice = { game: "ambush", mode: "standard", training: false };

  it("is told only where it differs from the usual", () => {
    expect(rulesInWords(game, { ...choice, options: { castle: 20, limit: null } })).toBe("The usual rules.");
    expect(rulesInWords(game, { ...choice, options: { castle: 8, limit: null }, training: true })).toBe("Castles start at: 8. With training cards.");
  });

  it("is sent only where it changes, and can go back to the usual or to none", () => {
    expect(newOptions(game.options, { castle: "8" }, { castle: 20, limit: null })).toEqual({ castle: 8 });
    expect(newOptions(game.options, {}, { castle: 8, limit: 3 })).toEqual({ castle: 20, limit: null });
  });
});

describe("a seat", () => {
  it("says with what somebody plays there, and what does not answer", () => {
    const [ana, , cy] = three.seats as [LobbySeat, LobbySeat, LobbySeat];
    expect(thingsAt(ana, three.devices).map(({ word }) => word)).toEqual(["phone", "button", "reader", "dial"]);
    expect(thingsAt(cy, three.devices).map(({ word }) => word)).toEqual(["button", "dial"]);
    expect([silentAt(ana, three.devices), silentAt(cy, three.devices)]).toEqual([[], ["seat3.reader"]]);
  });

  it("says in a word that its phone has gone: an icon alone would not", () => {
    expect(thingsAt(eight.seats[5] as LobbySeat, {}).filter(({ always }) => always).map(({ word }) => word)).toEqual(["away"]);
  });
});

it("a game that was left is told by its day", () => {
  const now = new Date(2026, 4, 10, 9, 0);
  const told = (day: number, hour = 23): string => when(new Date(2026, 4, day, hour).toISOString(), now);
  expect([told(9), told(7), told(3)]).toEqual(["yesterday", "on Thursday", "on May 3"]);
  expect(told(10, 8)).toMatch(/^today, 0?8:00/);
  expect(when("nonsense", now)).toBe("");
});

it("names of earlier evenings come once, the newest first, and nobody without one", () => {
  expect(namesIn([{ seats: ["Ana", ""] }, { seats: ["Bo", "Ana"] }])).toEqual(["Ana", "Bo"]);
});

const playing = (result: State["view"]["result"] = null, number = 1): State => ({ ...inLobby(three), number, view: { ...inLobby(three).view, seats: inLobby(three).view.seats.slice(0, 2), result } });
const WON = { winners: [1], losers: [2], reason: "x", scores: {} };

describe("joining", () => {
  it("during a game has its seats, in the lobby all of them", () => {
    expect(places(three, null)).toHaveLength(4);
    expect(places(three, playing()).map(({ seat }) => seat)).toEqual([1, 2]);
  });

  it("is offered on the wall while somebody has neither phone nor box, until the end", () => {
    const bare = { seats: three.seats.map((seat) => ({ ...seat, phone: seat.seat === 1 ? ("here" as const) : null, boxes: [] })) };
    expect(waiting(playing(), bare)).toEqual([2]);
    expect(waiting(playing(WON), bare)).toEqual([]);
    expect(waiting(playing(), three)).toEqual([]);
  });
});

describe("the score of whoever won", () => {
  const ended = (scores: Result["scores"], winners = [1]) => ({ winners, losers: [2], reason: "x", scores });

  it("is one number, or each by its name", () => {
    expect(scored(ended({ 1: 20, 2: 0 }))).toBe("score: 20. ");
    expect(scored(ended({ 1: { castle: 7, hand: 2 }, 2: { castle: 0, hand: 5 } }))).toMatch(/^.+: 7, .+: 2\. $/);
  });

  it("is told for several winners only where it is the same", () => {
    expect(scored(ended({ 1: 5, 2: 5, 3: 1 }, [1, 2]))).toBe("score: 5. ");
    expect([scored(ended({ 1: 5, 2: 6 }, [1, 2])), scored(ended({ 1: 5 }, [])), scored(ended({}))]).toEqual(["", "", ""]);
  });
});

describe("after a game", () => {
  const lobby = (phase: Lobby["phase"]): Lobby => ({ ...three, phase });
  const host = () => ({ addController: () => undefined, removeController: () => undefined, requestUpdate: () => undefined, updateComplete: Promise.resolve(true) });

  it("nothing is over while something is still to be revealed", () => {
    const reveal = { name: "reveal-1", left: 1, seconds: 2, seat: null };
    expect(isOver(playing(WON), lobby("over"))).toBe(true);
    expect(isOver({ ...playing(WON), clocks: [reveal] }, lobby("over"))).toBe(false);
    expect(isOver(playing(), lobby("game"))).toBe(false);
  });

  it("the game's own end comes first for whoever saw the game, and not for a screen opened later", () => {
    const early = new LeadingOn(host());
    expect([early.follow(playing(), lobby("game")), early.follow(playing(WON), lobby("over"))]).toEqual([false, false]);
    early.turn(true);
    expect(early.follow(playing(WON), lobby("over"))).toBe(true);
    expect(new LeadingOn(host()).follow(playing(WON), lobby("over"))).toBe(true);
    expect(early.follow(playing(), lobby("game"))).toBe(false); // the last step was taken back
    expect(early.follow(playing(WON), lobby("over"))).toBe(false);
    early.hostDisconnected();
  });
});
