import { expect, it } from "vitest";

import { mayConcede } from "../../src/referee/leaving";

const legal = [{ do: "adjust", seat: 0 }, { do: "concede", seat: 2 }, { do: "name", seat: 1 }];

it("the referee gives up for those whom the table lists, and for nobody else", () => {
  expect([0, 1, 2, 3].map((seat) => mayConcede({ legal }, seat))).toEqual([false, false, true, false]);
});
