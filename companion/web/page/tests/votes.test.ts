import { describe, expect, it } from "vitest";

import { answersOf, wasRefused } from "../src/parts/votes";

describe("a vote on taking back", () => {
  it("shows everybody who was asked, in the order of the seats", () => {
    expect(answersOf({ asked: [4, 2], vote: { agreed: [3], refused: [] } })).toEqual([
      { seat: 2, answer: "waiting" }, { seat: 3, answer: "agrees" }, { seat: 4, answer: "waiting" },
    ]);
  });

  it("still shows who refused when the question is over", () => {
    const over = { asked: null, vote: { agreed: [3], refused: [2] } };
    expect(answersOf(over)).toEqual([{ seat: 2, answer: "refuses" }, { seat: 3, answer: "agrees" }]);
    expect(wasRefused(over)).toBe(true);
  });

  it("shows nobody where nobody was asked", () => {
    expect(answersOf({ asked: null, vote: null })).toEqual([]);
    expect(wasRefused({ asked: null })).toBe(false);
  });
});
