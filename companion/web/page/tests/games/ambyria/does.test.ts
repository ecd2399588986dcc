import { beforeAll, describe, expect, it } from "vitest";

import { aimedAt, doing } from "../../../src/games/ambyria/does";
import type { Declared, Link } from "../../../src/games/ambyria/types";
import { plain } from "../../../src/words/marks";
import type { SeatView } from "../../../src/wire";
import { speaker } from "../../../src/words/say";
import { Speaker } from "../../../src/words/speaker";
import { Library } from "../../../src/words/catalogues";

const seat = (number: number, emberscape: string[], down: number[] = []): SeatView =>
  ({ seat: number, name: ["", "Ana", "Bo", "Cy"][number] ?? "", team: null, counters: {}, zones: { emberscape, down }, flags: [] });

const SEATS = [seat(1, ["magpie"]), seat(2, ["lantern", "?", "drum"], [2]), seat(3, [])];

const link = (...does: Partial<Declared>[]): Link => ({
  kind: "card", seat: 1, card: "magpie", effect: 2,
  does: does.map((one) => ({ op: "draw", who: "self", target: null, n: 1, from: null, slots: [], ...one })),
});

const said = (...does: Partial<Declared>[]): string => plain(doing(link(...does), SEATS));

describe("what an announced effect will do", () => {
  const names = new Map([[1, "Ana"], [2, "Bo"], [3, "Cy"]]);
  beforeAll(async () => {
    const library = new Library();
    await library.load("en");
    speaker.value = new Speaker("en", library, names, { lantern: "Lantern", drum: "Drum", magpie: "Magpie" }, "ambyria");
  });

  it("names the cards and whose they are", () => {
    expect(said({ op: "steal", who: "target", target: 2, from: "emberscape", slots: [1] })).toBe("Ana steals Lantern from the emberscape of Bo.");
    expect(said({ op: "destroy", who: "self", from: "emberscape", slots: [1] })).toBe("Ana destroys Magpie in the own emberscape.");
    expect(said({ op: "turn", who: "target", target: 2, slots: [2] })).toBe("Ana turns over a face-down card in the emberscape of Bo.");
  });

  it("counts cards that nobody sees", () => {
    expect(said({ op: "steal", who: "target", target: 3, from: "hand", n: 2 })).toBe("Ana steals 2 cards from the hand of Cy.".replace("2 ", "2\u00a0"));
    expect(said({ op: "discard", who: "others", n: "all" })).toBe("Each of the others discards all cards.");
    expect(said({ op: "collect", who: "self", from: "mode" })).toBe("Ana collects 1\u00a0card from the own mode pile.");
  });

  it("says every operation of the sentence", () => {
    expect(said({ op: "draw", n: 3 }, { op: "arcane" })).toBe("Ana draws 3\u00a0cards. Ana plays an arcane card.");
  });

  it("has words for every operation", () => {
    for (const op of ["draw", "discard", "steal", "capture", "destroy", "collect", "return", "place", "mode", "turn", "arcane", "top", "extra", "stop"]) {
      expect(said({ op, who: "target", target: 2, from: "hand" })).toMatch(/^(Ana|Bo) .*\.$/);
    }
  });

  it("is only the number of the effect where nothing is declared", () => {
    expect(said()).toBe("Ana: effect\u00a02");
  });
});

describe("what something is aimed at", () => {
  it("is marked where the cards lie now", () => {
    const chain = [link({ op: "steal", who: "target", target: 2, slots: [1] }), link({ op: "destroy", slots: [1] })];
    expect([1, 2, 3].map((one) => aimedAt(chain, one))).toEqual([[1], [1], []]);
  });
});
