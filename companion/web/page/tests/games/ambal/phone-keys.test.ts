import { describe, expect, it } from "vitest";

import { ambalKeys } from "../../../src/games/ambal/phone-keys";
import type { Draft } from "../../../src/games/ambal/types";
import { choices, forms } from "../../../src/seat/legal";
import type { Key } from "../../../src/seat/phone";
import type { Action } from "../../../src/wire";
import { leadsTo, spelledOut } from "../leads";
import moments from "./moments.json";

interface Recorded { view: { phase: string; to_act: number[]; table: { stage: string | null; draft: Draft | null } }; legal: Record<string, Action[]> }
const recorded = moments as unknown as Record<string, Recorded>;

function keysIn(name: string, seat: number): Key[] {
  const { view, legal } = recorded[name] as Recorded;
  return ambalKeys(forms(legal[String(seat)] ?? []), { phase: view.phase, stage: view.table.stage, seat, draft: view.table.draft });
}

const placed = (keys: readonly Key[], place: Key["place"]): string[] => keys.filter((key) => key.place === place).map(({ id }) => id);

describe("the keys of a phone in Ambal Tournament", () => {
  it.each(Object.keys(recorded))("lead to every legal action but the order, in %s", (name) => {
    for (const [seat, listed] of Object.entries(recorded[name]?.legal ?? {})) {
      const keys = keysIn(name, Number(seat));
      for (const entry of listed.filter((one) => one.do !== "order").flatMap(spelledOut)) {
        expect(keys.some((key) => leadsTo(key, entry)), `${name} ${seat} ${JSON.stringify(entry)}`).toBe(true);
      }
    }
  });

  it.each(Object.keys(recorded))("offer nothing that is not legal, in %s", (name) => {
    for (const [seat, listed] of Object.entries(recorded[name]?.legal ?? {})) {
      for (const key of keysIn(name, Number(seat))) expect(listed.flatMap(spelledOut).some((entry) => leadsTo(key, entry)), `${name} ${seat} ${key.id}`).toBe(true);
    }
  });

  it("have the main thing first: placing a card, stopping beside it", () => {
    const keys = keysIn("single-decide", 1);
    expect(placed(keys, "wide")).toEqual(["commit"]);
    expect(placed(keys, "tall")).toEqual(["stop"]);
  });

  it("offer nothing but the menu to whoever has placed a card", () => {
    const keys = keysIn("single-placed", 1);
    expect(keys.filter(({ place }) => place !== "more")).toEqual([]);
  });

  it("offer starter decks and a list before the duel", () => {
    expect(keysIn("single-setup", 1).map(({ id }) => id)).toEqual(expect.arrayContaining(["start", "starter", "deck"]));
  });

  it("leave no choice open that is not one: a starter deck is not also a list", () => {
    const starter = keysIn("single-setup", 1).find(({ id }) => id === "starter");
    expect(starter && choices(starter.form, "starter", {})).toMatchObject({ open: false, optional: false });
  });

  it("ask for a target token with a card in Double", () => {
    expect(keysIn("double-decide", 3).find(({ id }) => id === "commit")?.ask).toEqual(["card", "target"]);
  });

  it("have a key for each target that a revealed skill leaves open", () => {
    expect(placed(keysIn("single-choose", 1), "wide")).toEqual(expect.arrayContaining(["target-1", "target-2"]));
  });

  it("open the worksheet for a card without data", () => {
    const key = keysIn("single-worksheet", 2).find(({ id }) => id === "resolve");
    expect(key?.ask).toEqual(["cost", "types", "effects"]);
  });

  it("name the cards of a line-up while they are few", () => {
    const keys = keysIn("draft-lineups", 1).filter(({ form }) => form.verb === "pick");
    expect(keys.map(({ chosen }) => chosen["card"])).toEqual(expect.arrayContaining(["wildfire", "meteor", "firebolt", "scorch"]));
    expect(keysIn("draft-schools", 1).filter(({ id }) => id.startsWith("school-"))).toHaveLength(4);
  });
});
