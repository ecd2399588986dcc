import { describe, expect, it } from "vitest";

import { arranged, pilesOf } from "../../src/cards/piles";

describe("the piles of a deck", () => {
  it("are those that the game asks for in this mode", async () => {
    const ambal = await pilesOf("ambal");
    expect(ambal("single-advanced")).toEqual(["battle", "library"]);
    expect(ambal("single-regular")).toEqual([]);
    expect((await pilesOf("a_sixth_game"))("standard")).toEqual([]);
  });

  it("keep the cards when another mode asks for other piles", () => {
    expect(arranged(["x", "y"], ["battle", "library"])).toEqual({ battle: ["x", "y"], library: [] });
    expect(arranged({ battle: ["x"], library: ["z"] }, ["battle", "library"])).toEqual({ battle: ["x"], library: ["z"] });
    expect(arranged({ battle: ["x"], library: ["z"] }, [])).toEqual({ battle: ["x"], library: ["z"] });
    expect(arranged(["x"], [])).toEqual(["x"]);
  });
});
