/** Who speaks the prompts: a voice of this device. Browsers also offer voices that are made elsewhere, from what is sent there. */

export type Voice = Pick<SpeechSynthesisVoice, "default" | "lang" | "localService">;

/** The best one for a language; null where every voice of it would carry the sentence away from the table. */
export function ownVoice<Some extends Voice>(voices: readonly Some[], language: string): Some | null {
  const fitting = voices.filter(({ lang, localService }) => localService && lang.toLowerCase().split(/[-_]/)[0] === language);
  return fitting.find((voice) => voice.default) ?? fitting[0] ?? null;
}
