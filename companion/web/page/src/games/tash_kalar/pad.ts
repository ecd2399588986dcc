/** The pad of ledger tracking: what happened to how many pieces of which side and rank. */

import { html, nothing, type TemplateResult } from "lit";

import "../../parts/stepper";
import { say } from "../../words/say";
import type { Desk } from "./desk";
import { type Spot, sideAt } from "./entry";
import { opKey } from "./op-key";
import { countedOp } from "./ops";
import { piece, pieceName } from "./piece";
import { ofSide, type Op, type Piece, RANKS, sidesOf } from "./types";

export function pad(spot: Spot, desk: Desk): TemplateResult {
  const { view } = spot;
  const chosen = chosenPiece(desk.selected);
  return html`<div class="pad" role="group" aria-label=${say("show-tash-which-piece")}>${sidesOf(view).map((side) => html`<div class="side-row">${RANKS.map((rank) => {
      const count = ofSide(view, side, rank);
      const on = chosen?.side === side && chosen.rank === rank;
      return html`<button class="pad-key" type="button" data-seat=${side} aria-pressed=${on ? "true" : "false"} aria-label=${say("show-tash-pad-piece", { piece: pieceName(view, { side, rank }), count })}
        @click=${() => desk.select(on ? null : `${side} ${rank}`)}>${piece({ side, rank })}<b class="num">${count}</b></button>`;
    })}</div>`)}</div>
    ${chosen ? operations(spot, desk, chosen) : html`<p class="ask">${view.table.effect?.step ? say("show-tash-step-counted", { what: say(`show-tash-op-${view.table.effect.step}`) }) : say("show-tash-pad-ask")}</p>
      <div class="keys">${opKey("move", false, view.table.effect?.step === "move", desk.busy, () => void desk.resolve({ op: "move" }))}</div>`}`;
}

function operations(spot: Spot, desk: Desk, chosen: Piece): TemplateResult {
  const there = ofSide(spot.view, chosen.side, chosen.rank);
  const step = spot.view.table.effect?.step;
  const all: [Op, boolean][] = [
    ["destroy", there > 0], ["place", true], ["upgrade", there > 0 && chosen.rank !== "legendary"], ["downgrade", there > 0 && chosen.rank !== "common"],
    ["convert", there > 0 && chosen.side !== sideAt(spot)],
  ];
  const send = (op: Op): void => void desk.resolve(op === "place" ? { op, rank: chosen.rank, side: chosen.side, ...(desk.many > 1 ? { n: desk.many } : {}) } : countedOp(op, chosen, desk.many, desk.wording));
  return html`<div class="number"><span>${say("show-tash-how-many")}</span><ambit-stepper .label=${say("show-tash-how-many")} .value=${desk.many} min="1" max="17" @set=${(event: CustomEvent<number>) => desk.count(event.detail)}></ambit-stepper></div>
    <div class="keys">${all.filter(([, fits]) => fits).map(([op]) => opKey(op, false, step === op, desk.busy, () => send(op)))}
    ${there > 0 ? html`<button class="key cloth" type="button" ?disabled=${desk.busy} @click=${() => void desk.resolve(countedOp("move", chosen, 1, desk.wording))}><span>${say("show-tash-op-hit")}</span></button>` : nothing}</div>`;
}

/** The selection of the pad is kept where that of the arena is: as text, `2 heroic`. */
function chosenPiece(selected: string | null): Piece | null {
  const [side, rank] = selected?.split(" ") ?? [];
  const found = RANKS.find((one) => one === rank);
  return found ? { side: Number(side), rank: found } : null;
}
