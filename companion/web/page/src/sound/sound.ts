/** The sounds of this page: the table's tones, and prompts read aloud. Both are off until somebody switches them on. */

import { Cell } from "../cell";
import { toBeRevealed } from "../revealing";
import { store } from "../table";
import type { Figure } from "../wire";
import { plain } from "../words/marks";
import { language, speaker } from "../words/say";
import { NOTES } from "./tones";
import { ownVoice } from "./voices";

/** Off again with every visit: browsers allow sound only after a gesture, and people do not want to be surprised by it. */
export const tonesOn = new Cell(false);
export const voiceOn = new Cell(false);

const VOLUME = 0.12;
const FADE = 0.012;

let audio: AudioContext | null = null;
let free = 0;

/** To be called from a click or a key press. */
export function switchTones(on: boolean): void {
  audio ??= on ? new AudioContext() : null;
  void audio?.resume();
  tonesOn.value = on;
  if (on) play("soft");
}

export function switchVoice(on: boolean): void {
  voiceOn.value = on;
  speechSynthesis.cancel();
  if (on) speakPrompt(true);
}

export function startSound(): void {
  store.onHeard((figures) => figures.forEach(play));
  store.state.watch(() => speakPrompt(false));
  // Some browsers load their voices only when they are first asked for.
  if ("speechSynthesis" in window) speechSynthesis.onvoiceschanged = () => speakPrompt(false);
}

/** Plays one sound after the other, so that two that come together do not overlap; null is silence. */
export function play(figure: Figure | null): void {
  if (!tonesOn.value || audio === null || figure === null) return;
  let at = Math.max(audio.currentTime + 0.01, Math.min(free, audio.currentTime + 1));
  for (const note of NOTES[figure]) {
    for (const hertz of note.hertz) sound(audio, hertz, at, note.seconds, VOLUME / Math.sqrt(note.hertz.length));
    at += note.seconds;
  }
  free = at;
}

function sound(context: AudioContext, hertz: number, at: number, seconds: number, volume: number): void {
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = hertz;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + Math.min(FADE, seconds / 3));
  gain.gain.setValueAtTime(volume, at + seconds * 0.6);
  gain.gain.linearRampToValueAtTime(0, at + seconds);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + seconds);
}

let spoken = "";

/** Read the prompt aloud once each time it changes; a newer one interrupts an older one. */
function speakPrompt(again: boolean): void {
  const state = store.state.value;
  if (!voiceOn.value || state === null || toBeRevealed(state.clocks) > 0) return;
  const sentence = plain(speaker.value.prompt(state.view));
  if (!sentence || (sentence === spoken && !again)) return;
  const voice = ownVoice(speechSynthesis.getVoices(), language.value);
  if (voice === null) return;
  spoken = sentence;
  speechSynthesis.cancel();
  const saying = new SpeechSynthesisUtterance(sentence);
  saying.voice = voice;
  saying.lang = voice.lang;
  speechSynthesis.speak(saying);
}
