import { describe, expect, it } from "vitest";

import { EMPTY, entrant, lacking, MOST, readLink, type Setup, USUAL, writeLink } from "../../../src/games/tamer/sandbox-setup";

const CARDS = ["gillfox", "solynx", "training-toad"];
const known = (card: string): boolean => CARDS.includes(card);
const read = (query: string) => readLink(`?game=tamer&${query}`, known);
const ids = (query: string): string[] => read(query).wrong.map(({ id }) => id);

describe("the link of a sandbox", () => {
  const setup: Setup = {
    teams: [[{ ...entrant("gillfox"), perm_health: 2 }, entrant("training-toad")], [{ ...entrant("solynx"), perm_power: 1, temp_power: 3 }, entrant("solynx")]],
    printed: { gillfox: { health: 3 }, solynx: { power: 2, health: 5 } },
    options: { ...USUAL, round: 3, ko: "more-than", flip_place: "choose" },
  };

  it("can be read by people", () => {
    expect(writeLink(setup)).toBe("/sandbox?game=tamer&left=gillfox~ph2~h3,training-toad&right=solynx~tp3~pp1~p2~h5,solynx&round=3&ko=more-than&flip-place=choose");
  });

  it("says all that was set up, and nothing else", () => {
    const { setup: again, wrong } = readLink(new URL(writeLink(setup), "http://table").search, known);
    expect(again).toEqual(setup);
    expect(wrong).toEqual([]);
  });

  it("is short for what is usual", () => {
    expect(writeLink(EMPTY)).toBe("/sandbox?game=tamer");
    expect(read("").setup).toEqual(EMPTY);
  });

  it("tells what it cannot understand, and takes the rest", () => {
    const { setup: found, wrong } = read("left=nobody,gillfox~zz3~pp2&right=solynx~h0&ko=never");
    expect(wrong.map(({ id }) => id)).toEqual(["sandbox-tamer-link-card", "sandbox-tamer-link-mark", "sandbox-tamer-link-mark", "sandbox-tamer-link-option"]);
    expect(found.teams[0]).toEqual([{ ...entrant("gillfox"), perm_power: 2 }]);
    expect(found.options).toEqual(USUAL);
  });

  it.each(["left=%00", "left=,,,&right=", "left=gillfox~", "left=gillfox~pp999", "round=9", "left=__proto__", "ko=", `left=${"x".repeat(5000)}`])("survives %s", (query) => {
    expect(() => read(query)).not.toThrow();
    expect(read(query).setup.teams.flat().every(({ card }) => known(card))).toBe(true);
  });

  it("takes no endless team", () => {
    const { setup: found } = read(`left=${Array(MOST + 5).fill("gillfox").join(",")}`);
    expect(found.teams[0]).toHaveLength(MOST);
    expect(ids(`left=${Array(MOST + 5).fill("gillfox").join(",")}`)).toEqual(["sandbox-tamer-link-long"]);
  });

  it("knows which numbers must be read from a card", () => {
    expect(lacking({ power: 1 }, undefined)).toEqual(["health"]);
    expect(lacking({ power: 0 }, { health: 3 })).toEqual([]);
    expect(lacking(undefined, {})).toEqual(["power", "health"]);
  });
});
