/** A formation as it is printed on its card: dots are pieces, the dashed ring is the summoning square. */

import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";

import { say } from "../../words/say";
import type { Card } from "./cards";
import { isBase, rowsOf } from "./formation";

const CELL = 8;
const LIPS: Record<string, number> = { c: 0, h: 1, l: 2 };

export function picture({ name, form, marks }: Card): TemplateResult | typeof nothing {
  if (!form) return nothing;
  const rows = rowsOf(form);
  const [width, tall] = [Math.max(...rows.map((row) => row.length)), rows.length];
  const side = Math.max(width, tall, 3);
  const [left, top] = [((side - width) * CELL) / 2, ((side - tall) * CELL) / 2];
  const marked = marks ? rowsOf(marks) : [];
  return html`<svg class="form" viewBox="0 0 ${side * CELL} ${side * CELL}" role="img" aria-label=${say("show-tash-formation", { name })}>
    <g transform="translate(${left} ${top})">${rows.map((letters, row) => letters.map((letter, column) => cell(letter, row, column, marked[row]?.[column] === "m")))}</g>
  </svg>`;
}

function cell(letter: string, row: number, column: number, marked: boolean): SVGTemplateResult {
  const [x, y] = [column * CELL, row * CELL];
  const [middleX, middleY] = [x + CELL / 2, y + CELL / 2];
  const rank = letter.toLowerCase();
  return svg`<rect x=${x + 0.4} y=${y + 0.4} width="7.2" height="7.2" rx="1"/>
    ${rank in LIPS ? dot(middleX, middleY, LIPS[rank] ?? 0) : nothing}
    ${isBase(letter) ? svg`<circle class="base" cx=${middleX} cy=${middleY} r=${rank in LIPS ? 3.3 : 2.6}/>` : nothing}
    ${marked ? svg`<path class="mark" d="M${middleX - 1.6} ${middleY}h3.2M${middleX} ${middleY - 1.6}v3.2"/>` : nothing}`;
}

/** A heroic piece has one line in it, a legendary one two, as the pieces themselves. */
function dot(x: number, y: number, lips: number): SVGTemplateResult {
  return svg`<circle class="dot" cx=${x} cy=${y} r="2.5"/>${Array.from({ length: lips }, (_, at) => svg`<circle class="lip" cx=${x} cy=${y} r=${1.7 - at * 0.8}/>`)}`;
}
