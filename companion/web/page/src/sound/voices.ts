/** The voice that reads prompts aloud: only voices of this device. Others send the text to a server outside the table. */

export type Voice = Pick<SpeechSynthesisVoice, "default" | "lang" | "localService">;

/** The best voice for a language; null if every voice for it would send the sentence to a server. */
export function ownVoice<Some extends Voice>(voices: readonly Some[], language: string): Some | null {
  const fitting = voices.filter(({ lang, localService }) => localService && lang.toLowerCase().split(/[-_]/)[0] === language);
  return fitting.find((voice) => voice.default) ?? fitting[0] ?? null;
}
