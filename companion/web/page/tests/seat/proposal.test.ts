import { afterEach, describe, expect, it } from "vitest";

import { enteredSkill, proposedSkill } from "../../src/games/ambal/phone-proposal";
import { changesOf, enteredCard } from "../../src/games/ambush/phone-proposal";
import { entriesOf } from "../../src/games/ambyria/phone-proposal";
import { keptCards } from "../../src/games/game-cards";
import { linesOf } from "../../src/games/tamer/phone-proposal";
import { begin } from "../../src/seat/filling";
import type { Key, Now, Phone } from "../../src/seat/phone";
import { proposedAnew, proposedCard } from "../../src/seat/proposal";

const key = (verb: string, ask: string[] = []): Key => ({ id: verb, form: { verb, seat: 1, entries: [] }, chosen: {}, ask, label: "", place: "wide" });

describe("directions of Ambush as outcomes", () => {
  const seats = [1, 2, 3];
  it("mean the seats of this moment", () => {
    expect(changesOf([{ op: "damage", n: 2, to: "target" }], 1, seats, 3)).toEqual([{ op: "damage", n: 2, seat: 3 }]);
    expect(changesOf([{ op: "damage", n: 2, to: "target" }], 2, seats, undefined)).toEqual([{ op: "damage", n: 2, seat: 1 }]);
    expect(changesOf([{ op: "draw", n: 1, to: "opponents" }], 1, seats, undefined).map(({ seat }) => seat)).toEqual([2, 3]);
    expect(changesOf([{ op: "repair", n: 1, to: "all" }], 1, seats, undefined).map(({ seat }) => seat)).toEqual([1, 2, 3]);
    expect(changesOf([{ op: "give", n: 1, from: "target", to: "self" }], 1, seats, 2)).toEqual([{ op: "give", n: 1, seat: 1, from: 2 }]);
    expect(changesOf([{ op: "place", n: 2, from: "any" }], 1, seats, undefined)).toEqual([{ op: "place", n: 2, seat: 1, from: "deck" }]);
  });

  it("are those of the card that was just played, or that is chosen", () => {
    const now = { view: { phase: "effect", table: { shown: "archer" } } } as unknown as Now;
    expect(enteredCard(key("resolve", ["changes"]), now, {})).toBe("archer");
    expect(enteredCard(key("play", ["card", "changes"]), now, { card: "wall" })).toBe("wall");
    expect(enteredCard(key("play", ["card", "changes"]), now, {})).toBeNull();
    expect(enteredCard(key("pass"), now, { card: "wall" })).toBeNull();
  });
});

describe("a skill of Ambal", () => {
  const revealed = [{ seat: 2, card: "bolt", state: "open" }, { seat: 1, card: "riddle", state: "open" }];
  const now = { view: { table: { revealed } } } as unknown as Now;
  it("is entered by whoever revealed it", () => {
    expect(enteredSkill(key("resolve"), now)).toBe("riddle");
    expect(enteredSkill(key("stop"), now)).toBeNull();
  });

  it("proposes only what is asked for", () => {
    expect(proposedSkill({ cost: 3, effects: [], school: "fire" }, key("resolve", ["cost", "types", "effects"]))).toEqual({ cost: 3, effects: [] });
  });
});

describe("an operation of Ambyria", () => {
  it("is a line for each player whom it means, to be aimed anew", () => {
    expect(entriesOf({ op: "steal" }, 1, [2, 3])).toEqual([{ op: "steal", target: 2, from: "emberscape" }]);
    expect(entriesOf({ op: "draw", who: "others", n: 2 }, 1, [2, 3]).map(({ target, n }) => [target, n])).toEqual([[2, 2], [3, 2]]);
    expect(entriesOf({ op: "arcane" }, 1, [2])).toEqual([{ op: "arcane" }]);
    expect(entriesOf({ op: "text" }, 1, [2])).toEqual([]);
  });
});

describe("an effect of a creature", () => {
  const line = ["sphinx", "cub", "wolf"];
  const to = (whom: unknown): (string | null)[] => linesOf({ op: "buff", die: "temp_power", n: 1, to: whom }, 1, "sphinx", line).map((one) => (one.kind === "die" ? one.creature : null));
  it("is laid on those whom it means, of a choice on the first", () => {
    expect(to("self")).toEqual(["sphinx"]);
    expect(to("others")).toEqual(["cub", "wolf"]);
    expect(to("all")).toEqual(line);
    expect(to("last")).toEqual(["wolf"]);
    expect(to({ choose: 1, from: "others" })).toEqual(["cub"]);
    expect(to({ type: "spirit" })).toEqual([]);
    expect(linesOf({ op: "flip", round: 2, n: 2 }, 1, "sphinx", line)).toEqual([{ kind: "flip", deck: 2 }, { kind: "flip", deck: 2 }]);
  });
});

describe("a sheet", () => {
  const phone = {
    first: (name: string) => (name === "changes" ? [] : undefined),
    enters: (_: Key, __: Now, chosen: Record<string, unknown>) => (chosen["card"] as string | undefined) ?? null,
    proposal: (says: Record<string, unknown>, _: Key, __: Now, chosen: Record<string, unknown>) => ({ changes: [says["effects"], chosen["target"]] }),
  } as unknown as Phone;
  const play = key("play", ["card", "target", "changes"]);
  const now = {} as Now;
  afterEach(() => void (keptCards.value = {}));

  it("begins empty where nothing is remembered", () => {
    expect(begin({ ...play, chosen: { card: "archer" } }, phone, now)).toEqual({ card: "archer", changes: [] });
    expect(proposedCard(play, phone, now, { card: "archer" })).toBeNull();
  });

  it("begins with what is remembered, and is made anew for another card or target, not for another field", () => {
    keptCards.value = { archer: { effects: "hits" } };
    expect(begin({ ...play, chosen: { card: "archer" } }, phone, now)).toEqual({ card: "archer", changes: ["hits", undefined] });
    const before = { card: "archer", changes: ["hits", undefined] };
    expect(proposedAnew("target", play, phone, now, before, { ...before, target: 3 })["changes"]).toEqual(["hits", 3]);
    expect(proposedAnew("changes", play, phone, now, before, { card: "archer", changes: ["mine"] })["changes"]).toEqual(["mine"]);
    expect(proposedAnew("card", play, phone, now, before, { ...before, card: "wall" })["changes"]).toEqual([]);
    expect(proposedAnew("card", play, phone, now, { changes: ["mine"] }, { card: "wall", changes: ["mine"] })["changes"]).toEqual(["mine"]);
  });
});
