/** The last things that happened, each with its game time. */

import type { Piece } from "../news";

export interface Line {
  key: string;
  piece: Piece;
}

/** The newest last. */
export function lastLines(pieces: readonly Piece[], most: number): Line[] {
  const from = Math.max(0, pieces.length - most);
  return pieces.slice(from).map((piece, place) => ({ key: `${piece.step}.${from + place}`, piece }));
}

/** Game time as text: 41.20, or 1:05.3 from one minute on. */
export function secondText(seconds: number): string {
  const whole = Math.max(0, seconds);
  if (whole < 60) return whole.toFixed(2);
  // Rounded to tenths first, so that 119.96 is 2:00.0 and not 1:60.0.
  const tenths = Math.round(whole * 10);
  const rest = ((tenths % 600) / 10).toFixed(1).padStart(4, "0");
  return `${Math.floor(tenths / 600)}:${rest}`;
}

/** Game time as text, without tenths: 0:44, 12:05, 1:02:09. */
export function playedText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, String(whole % 60).padStart(2, "0")];
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
