import { describe, expect, it } from "vitest";

import { ambushKeys } from "../../../src/games/ambush/phone-keys";
import { covers, forms } from "../../../src/seat/legal";
import type { Key } from "../../../src/seat/phone";
import type { Action } from "../../../src/wire";
import { leadsTo, spelledOut } from "../leads";
import moments from "./moments.json";

type Name = keyof typeof moments;
const names = Object.keys(moments) as Name[];

function keysIn(name: Name, seat: number, castle: string | null = null): Key[] {
  const { view, legal } = moments[name];
  const { waiting = [] } = view.prompt.args as { waiting?: number[] };
  return ambushKeys(forms(legal[String(seat) as "1"] as Action[]), { phase: view.phase, seat, castle, waiting });
}

const places = (keys: readonly Key[], place: Key["place"]) => keys.filter((key) => key.place === place).map((key) => key.id);

describe("the keys of a phone", () => {
  it.each(names)("lead to every legal action but presses, in %s", (name) => {
    for (const seat of [1, 2]) {
      const listed = (moments[name].legal[String(seat) as "1"] as Action[]).filter((entry) => !("at" in entry)).flatMap(spelledOut);
      for (const entry of listed) {
        // In effect a card and a target beside the outcome are allowed and ignored: nobody needs to be asked for them.
        if (moments[name].view.phase === "effect" && entry.do === "resolve" && ("card" in entry || "target" in entry)) continue;
        expect(keysIn(name, seat).some((key) => leadsTo(key, entry)), `${name} ${seat} ${JSON.stringify(entry)}`).toBe(true);
      }
    }
  });

  it.each(names)("that act at once do something legal, in %s", (name) => {
    for (const key of keysIn(name, 1).filter((one) => one.ask.length === 0)) {
      const action: Action = { do: key.form.verb, seat: key.form.seat, ...key.chosen };
      expect(key.form.entries.some((entry) => covers(entry, action)), `${name} ${key.id}`).toBe(true);
    }
  });

  it.each(names)("have ids of their own, in %s", (name) => {
    const ids = keysIn(name, 1).map((key) => key.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("let a player on turn lay a card with one press", () => {
    expect(places(keysIn("expose", 1), "wide")).toEqual(["expose"]);
    expect(places(keysIn("expose", 1), "tall")).toEqual(["expose-card"]);
  });

  it("give those who wait nothing but the menu", () => {
    const keys = keysIn("play", 2);
    expect(keys.every((key) => key.place === "more")).toBe(true);
    expect(places(keys, "more")).toEqual(["voice", "name", "concede"]);
  });

  it("ask before somebody gives up or calls by voice", () => {
    const sure = keysIn("play", 1).filter((key) => key.sure !== undefined).map((key) => key.id);
    expect(sure).toEqual(["voice", "concede"]);
  });

  it("offer both places that a card may be laid from", () => {
    expect(places(keysIn("place", 1), "wide")).toEqual(["place-deck", "place-hand"]);
    expect(places(keysIn("place", 1), "tall")).toEqual(["place-card", "pass"]);
  });

  it("put entering what a card did before laying cards by it", () => {
    expect(places(keysIn("resolve", 1), "wide")).toEqual(["resolve"]);
    expect(places(keysIn("resolve", 1), "tall")).toEqual(["place-deck", "place-hand", "place-card"]);
  });

  it("ask for numbers among the keys, not behind them", () => {
    expect(places(keysIn("capture", 1), "inline")).toEqual(["stop"]);
    expect(places(keysIn("verify", 1), "inline")).toEqual(["declare-1"]);
    expect(places(keysIn("heat", 1), "inline")).toEqual(["roll"]);
  });

  it("ask nothing of somebody who has no card to look through", () => {
    const idle = forms(moments.verify.legal["3"] as Action[]);
    const keys = ambushKeys(idle, { phase: "verify", seat: 3, castle: null, waiting: [1, 2] });
    expect(places(keys, "inline")).toEqual([]);
    expect(keys.find((key) => key.id === "declare-3")).toMatchObject({ chosen: { ambush: 0 }, ask: [], place: "more" });
  });

  it("ask first for the castle's name, and keep that at hand afterwards", () => {
    expect(places(keysIn("setup", 1), "wide")).toEqual(["castle"]);
    expect(places(keysIn("setup", 1, "Gull Rock"), "wide")).toEqual(["castle"]);
    expect(keysIn("setup", 1, "Gull Rock").find((key) => key.id === "castle")?.label).toBe("phone-ambush-castle-again");
  });

  it("offer what the table does where the phone may do it, but not twice", () => {
    const first = moments.setup.legal["0"] as Action[];
    const both = ambushKeys(forms([...(moments.setup.legal["1"] as Action[]), ...first]), { phase: "setup", seat: 1, castle: "x" });
    expect(places(both, "wide")).toEqual(["first"]);
    const ready: Action[] = [{ do: "ready", seat: 1 }, { do: "ready", seat: 0 }];
    expect(ambushKeys(forms(ready), { phase: "aftermath", seat: 1, castle: null }).map((key) => key.form.seat)).toEqual([1]);
  });

  it("put the only thing left to do in the first place", () => {
    const pass: Action[] = [{ do: "pass", seat: 1 }];
    expect(places(ambushKeys(forms(pass), { phase: "play", seat: 1, castle: null }), "wide")).toEqual(["pass"]);
  });

  it("show a verb that this page does not know yet", () => {
    const keys = ambushKeys(forms([{ do: "juggle", seat: 1 }]), { phase: "play", seat: 1, castle: null });
    expect(keys.map((key) => key.label)).toEqual(["phone-plain-verb"]);
  });
});
