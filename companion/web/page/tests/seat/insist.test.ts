import { describe, expect, it } from "vitest";

import { stillMeant } from "../../src/seat/insist";
import type { Action, State } from "../../src/wire";
import moments from "../games/ambush/moments.json";

const state = (moment: keyof typeof moments, seat: "1" | "2", part: Partial<State> = {}): State =>
  ({ number: 7, version: 1, view: moments[moment].view, legal: moments[moment].legal[seat] as Action[], ...part }) as unknown as State;
const stop: Action = { do: "stop", seat: 1, captured: 1 };

describe("an action that others were quicker than", () => {
  it("is done all the same in the same moment", () => {
    expect(stillMeant(stop, state("capture", "1"), state("capture", "1", { version: 2 }))).toBe(true);
  });

  it("is not done when it is not possible any more", () => {
    const fewer = (moments.capture.legal["1"] as Action[]).filter((entry) => !("captured" in entry));
    expect(stillMeant(stop, state("capture", "1"), state("capture", "1", { version: 2, legal: fewer }))).toBe(false);
  });

  it("is not done in another moment, even if it would be possible there", () => {
    const expose: Action = { do: "expose", seat: 1 };
    const later = state("expose", "1", { view: { ...moments.expose.view, moment: "another" } as unknown as State["view"] });
    expect(stillMeant(expose, state("expose", "1"), later)).toBe(false);
    expect(stillMeant(stop, state("window", "1"), state("verify", "1"))).toBe(false);
  });

  it("is not done in another game", () => {
    expect(stillMeant(stop, state("capture", "1"), state("capture", "1", { number: 8 }))).toBe(false);
  });
});
