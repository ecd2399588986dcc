import { expect, it } from "vitest";

import type { Skill } from "../../../src/games/ambal/card-data";
import { phone } from "../../../src/games/ambal/phone";
import { removable } from "../../../src/games/ambal/phone-view";
import type { Now } from "../../../src/seat/phone";
import type { SeatView } from "../../../src/wire";

const seat = (number: number, team: number, counters: Record<string, number> = {}): SeatView => ({ seat: number, name: "", team, counters, zones: {}, flags: [] });
const SEATS = [seat(1, 1, { burning: 1 }), seat(2, 1, { poison: 2 }), seat(3, 2, { bleeding: 1, poison: 1 }), seat(4, 2)];
const DURATIONS = [{ card: "shield", kind: "boon", by: 3, on: 3, left: 2 }, { card: "hex", kind: "curse", by: 4, on: 1, left: 2 }, { card: "blight", kind: "curse", by: 1, on: 4, left: 1 }];

function lies(effects: Skill["effects"], chosen: Record<string, unknown> = {}, target: number | null = null): string[] {
  const table = { revealed: [{ seat: 1, card: "x", target, base: 1, cost: 1, state: "open" }], durations: DURATIONS };
  const now = { view: { seats: SEATS, table }, me: SEATS[0] } as unknown as Now;
  return removable(now, chosen, effects ? { x: { effects } } : {}).map(({ id }) => id);
}

it("shows what lies on the one who is chosen as target, of the kind that the card removes", () => {
  const curse = [{ op: "damage", n: 1 }, { op: "remove", what: "curse", to: "target", n: 1 }];
  expect(lies(curse, { target: 1 })).toEqual(["hex"]);
  expect(lies(curse, { target: 4 })).toEqual(["blight"]);
  expect(lies([{ op: "remove", what: "boon", to: "opponent", n: 1 }], {}, 3)).toEqual(["shield"]);
  expect(lies([{ op: "remove", what: "condition", to: "opponent", n: 1, which: ["poison"] }], {}, 3)).toEqual(["poison"]);
});

it("looks at the user or the partner where the card says so, whatever the token", () => {
  expect(lies([{ op: "remove", what: "condition", to: "you", n: 1 }], {}, 3)).toEqual(["burning"]);
  expect(lies([{ op: "remove", what: "condition", to: "partner", n: 1 }], {}, 3)).toEqual(["poison"]);
});

it("shows what lies on the target and on the user where only they know what the card says", () => {
  expect(lies(undefined, { target: 3 })).toEqual(["burning", "bleeding", "poison", "shield", "hex"]);
});

it("forgets what was chosen to be removed when the target becomes another", () => {
  expect(phone.changed?.("target", { target: 3, remove: ["poison"] })).toEqual({ target: 3, remove: [] });
  expect(phone.changed?.("remove", { target: 3, remove: ["poison"] })).toEqual({ target: 3, remove: ["poison"] });
});
