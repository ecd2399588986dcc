/** The notes of each sound: the same as in hardware/tones.py; a test compares the two. */

import type { Figure } from "../wire";

/** Frequencies (Hz) that sound together, and for how many seconds. */
export interface Note {
  hertz: readonly number[];
  seconds: number;
}

const [C3, C4, E4, G4, A4, C5, E5, G5, C6] = [130.8, 261.6, 329.6, 392.0, 440.0, 523.3, 659.3, 784.0, 1046.5] as const;

const oneByOne = (seconds: number, ...hertz: number[]): Note[] => hertz.map((tone) => ({ hertz: [tone], seconds }));
const together = (seconds: number, ...hertz: number[]): Note => ({ hertz, seconds });

export const NOTES: Readonly<Record<Figure, readonly Note[]>> = {
  fanfare: [...oneByOne(0.12, G4, C5, E5), together(0.45, G5)],
  tune: [...oneByOne(0.18, C5, E5, G5, E5, G5), together(0.6, C6)],
  chord: [together(0.6, C4, E4, G4, C5)],
  bell: [together(0.35, C6, G5)],
  gong: [together(1.2, C3, G4)],
  rising: oneByOne(0.14, C5, E5, G5),
  falling: oneByOne(0.18, G5, E5, C5),
  "two-tones": [together(0.5, A4, E5)],
  rumble: oneByOne(0.08, ...Array.from({ length: 6 }, () => [C3, 110]).flat()),
  blip: [together(0.12, 196)],
  low: [together(0.3, C3)],
  soft: [together(0.25, A4)],
  warning: oneByOne(0.1, A4, E5, A4, E5),
  click: [together(0.02, 1500)],
  tick: [together(0.04, 900)],
};
