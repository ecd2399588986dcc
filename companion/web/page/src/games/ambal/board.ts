/** A Health and Energy board like the real one: two red markers, a clear one, and a black one that closes the rest. */

import { html, type TemplateResult } from "lit";

import { say } from "../../words/say";
import type { Markers } from "./types";

const TEN = Array.from({ length: 10 }, (_, number) => number);
const TRACK = Array.from({ length: 21 }, (_, number) => number);

export interface Board {
  counters: Readonly<Record<string, number | null>>;
  markers: Markers;
  /** Four boards share the room: fewer words. */
  short: boolean;
}

export function board({ counters, markers, short }: Board): TemplateResult {
  const [tens, units] = markers.red;
  const most = markers.black - 1;
  return html`<div class="sheet board">
    <div class="health"><p class="val num"><b>${counters["health"] ?? 0}</b><span>${say(short ? "show-ambal-health-short" : "show-ambal-health", { most: counters["max_health"] ?? 0 })}</span></p>
      <div class="tens">${scale(tens)}${scale(units)}</div></div>
    <div class="energy"><p class="val num"><b>${markers.clear}</b><span>${say(short ? "show-ambal-energy-short" : "show-ambal-energy", { most })}</span></p>
      <ol class="track num" aria-hidden="true">${TRACK.map((number) => html`<li class=${place(number, markers)}>${number}</li>`)}</ol></div>
  </div>`;
}

/** One row of Health, with a red marker on its number. */
function scale(marked: number): TemplateResult {
  return html`<ol class="scale num" aria-hidden="true">${TEN.map((number) => html`<li class=${number === marked ? "red" : ""}>${number}</li>`)}</ol>`;
}

/** How a number of the Energy track is drawn: passed, under a marker, open, or closed. */
export function place(number: number, { clear, black }: Markers): string {
  if (number === clear) return "clear";
  if (number === black) return "black";
  if (number > black) return "shut";
  return number < clear ? "full" : "";
}
