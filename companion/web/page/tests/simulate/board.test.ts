import { describe, expect, it } from "vitest";

import { columnsOf, squareAt } from "../../src/simulate/board-moves";

const ROWS = [["", "b2", "c2"], ["a1", "", "c1"]];

describe("the arrow keys on a board", () => {
  it("go to the next square, over gaps", () => {
    expect(squareAt(ROWS, "a1", "ArrowRight")).toBe("c1");
    expect(squareAt(ROWS, "c1", "ArrowUp")).toBe("c2");
    expect(squareAt(ROWS, "c2", "ArrowLeft")).toBe("b2");
  });

  it("stop at the edge, where a corner is missing too", () => {
    expect(squareAt(ROWS, "b2", "ArrowLeft")).toBeNull();
    expect(squareAt(ROWS, "b2", "ArrowDown")).toBeNull();
    expect(squareAt(ROWS, "c1", "ArrowDown")).toBeNull();
  });

  it("leave other keys alone, and squares that are not there", () => {
    expect(squareAt(ROWS, "a1", "Enter")).toBeNull();
    expect(squareAt(ROWS, "z9", "ArrowUp")).toBeNull();
    expect(squareAt([], "", "ArrowUp")).toBeNull();
  });

  it("know how wide the board is", () => {
    expect(columnsOf(ROWS)).toBe(3);
    expect(columnsOf([])).toBe(0);
  });
});
