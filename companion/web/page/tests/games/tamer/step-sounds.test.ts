import { describe, expect, it } from "vitest";

import { soundOf, StepSounds } from "../../../src/games/tamer/step-sounds";
import { storyOf } from "../../../src/games/tamer/steps";
import { done, FIRST, PAIRED, SECOND, THIRD } from "./rulebook";

const ALL = [...PAIRED, ...FIRST, ...SECOND, ...THIRD];
const { steps } = storyOf(ALL, done);
const heard = (sounds: StepSounds): string[] => steps.map((step) => sounds.of(step)).filter((figure) => figure !== null);

describe("the sounds of a battle", () => {
  it("are a click for blows, a blip for a knock-out, and a bell for who has won", () => {
    expect(steps.map(soundOf).filter((figure) => figure !== null)).toEqual(["click", "blip", "click", "blip", "click", "blip", "bell"]);
  });

  it("are not heard twice: the table has sounded each clash when it happened", () => {
    const sounds = new StepSounds();
    for (const clash of [FIRST, SECOND, THIRD]) sounds.happened(clash);
    expect(heard(sounds)).toEqual([]);
  });

  it("are heard with each step where the battle was fought at once, but for its end", () => {
    const sounds = new StepSounds();
    sounds.happened([...FIRST, ...SECOND, ...THIRD]);
    expect(heard(sounds)).toEqual(["click", "blip", "click", "blip", "click", "blip"]);
  });
});
