import { describe, expect, it } from "vitest";

import { ambushKeys } from "../../src/games/ambush/phone-keys";
import { type Change, toSend } from "../../src/games/ambush/phone-changes";
import { begin, sendable, shown } from "../../src/seat/filling";
import { forms } from "../../src/seat/legal";
import type { Key, Now, Phone } from "../../src/seat/phone";
import type { Action } from "../../src/wire";
import moments from "../games/ambush/moments.json";

const phone = {
  first: (name: string) => (name === "changes" ? [] : undefined),
  sent: (name: string, value: unknown) => (name === "changes" ? toSend(value as Change[]) : value),
} as unknown as Phone;
const now = {} as Now;

function key(moment: keyof typeof moments, id: string, seat: "1" | "2" = "1"): Key {
  const { view, legal } = moments[moment];
  const found = ambushKeys(forms(legal[seat] as Action[]), { phase: view.phase, seat: Number(seat), castle: null }).find((one) => one.id === id);
  if (!found) throw new Error(`no key ${id}`);
  return found;
}

describe("a key that asks for more", () => {
  it("begins with what the game proposes and what the key says", () => {
    expect(begin(key("play", "play"), phone, now)).toEqual({ changes: [] });
    expect(begin(key("place", "place-deck"), phone, now)).toEqual({ from: "deck" });
  });

  it("offers all cards although an outcome is being entered", () => {
    const play = key("play", "play");
    expect(shown(play, { changes: [] })).toContain("card");
    expect(sendable(play, phone, { card: "footman", target: 2, changes: [] })).toEqual({ do: "play", seat: 1, card: "footman", target: 2 });
  });

  it("asks for a target only where the card needs one", () => {
    const play = key("play", "play");
    expect(shown(play, { changes: [] })).toEqual(["card", "changes"]);
    expect(shown(play, { card: "footman", changes: [] })).toEqual(["card", "target"]);
    expect(shown(play, { card: "ambush", changes: [] })).toEqual(["card", "changes"]);
    expect(shown(key("play-of-two", "play"), { card: "footman", changes: [] })).toEqual(["card"]);
  });

  it("can be sent once nothing is missing", () => {
    const play = key("play", "play");
    expect(sendable(play, phone, { card: "footman", changes: [] })).toBeNull();
    expect(sendable(play, phone, { changes: [] })).toEqual({ do: "play", seat: 1, changes: [] });
    const hit: Change[] = [{ op: "damage", n: 3, seat: 2 }];
    expect(sendable(play, phone, { card: "ambush", changes: hit })).toEqual({ do: "play", seat: 1, card: "ambush", changes: hit });
  });

  it("can leave a part for later", () => {
    expect(sendable(key("play", "play"), phone, { changes: [] }, ["changes"])).toEqual({ do: "play", seat: 1 });
  });

  it("sends no target that a card has no need for", () => {
    expect(sendable(key("play", "play"), phone, { card: "mason", target: 2, changes: [] })).toEqual({ do: "play", seat: 1, card: "mason" });
  });
});
