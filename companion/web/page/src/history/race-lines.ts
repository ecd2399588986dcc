/** Reaction times of each seat on one scale: a mark for each press, a bar as wide as its error, a line for the mean. */

import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";

import { shape, who } from "../parts/glyph";
import { language, say } from "../words/say";
import { vars } from "../vars";
import type { Press, Reactions } from "./reactions";
import { scale, type Scale } from "./scale";

const WIDTH = 1000;

export function raceLines(lines: readonly Reactions[], names: ReadonlyMap<number, string>): TemplateResult {
  const times = lines.flatMap(({ presses }) => presses.map(({ ms }) => ms));
  const x = scale(Math.min(...times, 300), Math.max(...times, 500), 0, WIDTH, 6);
  return html`<div class="well react num" role="table" aria-label=${say("history-reactions")}>
    <div class="head" role="row"><span role="columnheader"><span class="unseen">${say("history-who")}</span></span>
      <span class="ends" role="columnheader">${x.ticks.map((tick) => html`<i ${vars({ "--at": `${x.at(tick) / 10}%` })}>${tick.toLocaleString(language.value)}</i>`)}<span
        class="unseen">${say("history-presses")}</span></span>
      <span role="columnheader">${say("history-best")}</span><span role="columnheader">${say("history-mean")}</span><span
        role="columnheader">${say("history-false-starts")}</span></div>
    ${lines.map((line) => row(line, names.get(line.seat) ?? "", x))}
  </div>`;
}

function row({ seat, presses, best, mean, falseStarts }: Reactions, name: string, x: Scale): TemplateResult {
  return html`<div class="seat-line" role="row" data-seat=${seat}>
    <span role="rowheader">${who(seat, name)}</span>
    <span class="strip" role="cell"><span class="unseen">${presses.map(inMessage).join(", ")}</span>
      ${presses.map((press) => mark(seat, press, press.ms === best, x))}
      ${mean === null ? nothing : html`<b class="mean" ${vars({ "--at": `${x.at(mean) / 10}%` })}></b>`}</span>
    <b role="cell" class="best">${ms(best)}</b><span role="cell">${ms(mean)}</span><span role="cell">${falseStarts}</span>
  </div>`;
}

/** Filled for a good call, an outline for a false one. */
function mark(seat: number, { ms: time, err, good }: Press, best: boolean, x: Scale): TemplateResult {
  const half = x.at(time + err) - x.at(time);
  return html`<i class="err" ${vars({ "--at": `${x.at(time) / 10}%`, "--wide": `${Math.max(0.2, (2 * half) / 10)}%` })}></i>
    <svg class="dot ${good ? "" : "hollow"} ${best && good ? "best-dot" : ""}" viewBox="0 0 24 24"
      aria-hidden="true" ${vars({ "--at": `${x.at(time) / 10}%` })}>${drawn(seat)}</svg>`;
}

function drawn(seat: number): SVGTemplateResult {
  return svg`${shape(seat)}`;
}

function ms(time: number | null): string {
  return time === null ? say("phone-none") : say("phone-ms", { ms: time });
}

function inMessage({ ms: time, err }: Press): string {
  return say("history-press", { ms: time, err });
}
