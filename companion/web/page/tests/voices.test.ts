import { describe, expect, it } from "vitest";

import { ownVoice, type Voice } from "../src/sound/voices";

const voice = (lang: string, localService = true, usual = false): Voice => ({ lang, localService, default: usual });

describe("prompts are spoken", () => {
  it("by a voice of the language, the usual one before others", () => {
    const [english, french, usual] = [voice("en-GB"), voice("fr-FR"), voice("fr_CA", true, true)];
    expect(ownVoice([english, french, usual], "fr")).toBe(usual);
    expect(ownVoice([english, french], "fr")).toBe(french);
  });

  it("by no voice that would send them anywhere", () => {
    const own = voice("fr-FR");
    expect(ownVoice([voice("fr-FR", false, true), own], "fr")).toBe(own);
    expect(ownVoice([voice("fr-FR", false, true)], "fr")).toBeNull();
  });

  it("by none of another language", () => {
    expect(ownVoice([voice("en-GB"), voice("fry-NL")], "fr")).toBeNull();
    expect(ownVoice([], "en")).toBeNull();
  });
});
