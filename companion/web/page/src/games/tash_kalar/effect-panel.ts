/** While an effect is resolved: keys for everything that fingers can do on the arena, and for what no square shows. */

import { html, nothing, type TemplateResult } from "lit";

import { type Choice, chips, toggle } from "../../parts/choices";
import { icon } from "../../parts/icon";
import { say } from "../../words/say";
import type { Desk } from "./desk";
import { onBoard, type Spot } from "./entry";
import { opKey } from "./op-key";
import { extraOp, gainOp } from "./ops";
import { pad } from "./pad";
import { pieceName, rankName, sideName } from "./piece";
import { branchesOf } from "./script";
import { pieceAt } from "./squares";
import { HAND_DECKS, type Rank, RANKS, sidesOf } from "./types";

/** `done`: whether the key that finishes it stands here; a phone has it among its own keys. */
export function effectPanel(spot: Spot, desk: Desk, done = true): TemplateResult {
  const { effect } = spot.view.table;
  const free = effect?.step == null;
  return html`<section class="effect" role="group" aria-label=${say("show-tash-effect")}>
    ${onBoard(spot) ? onArena(spot, desk, !done) : pad(spot, desk)}
    ${effect?.step === "choose" ? branches(spot, desk) : nothing}
    ${free ? html`${wording(spot, desk)}<div class="keys">${besides(desk)}</div>` : nothing}
    ${done ? html`<button class="key wide" type="button" ?disabled=${desk.busy} @click=${() => void desk.send({ do: "done", seat: spot.seat })}>${icon("check")}<span>${say(free ? "show-tash-done" : "show-tash-done-step")}</span></button>` : nothing}
  </section>`;
}

/** The piece that was touched, with a key for each thing that may happen to it. */
function onArena(spot: Spot, desk: Desk, brief: boolean): TemplateResult {
  const standing = desk.selected ? pieceAt(spot.view.table.arena, desk.selected) : null;
  if (desk.selected === null || standing === null) return html`<p class="ask">${asks(spot, brief)}</p>`;
  return html`<p class="ask" role="status">${desk.moving ? say("show-tash-move-where", { at: desk.selected }) : say("show-tash-selected", { at: desk.selected, piece: pieceName(spot.view, standing) })}</p>
    <div class="keys">${desk.ops().map((op) => opKey(op, desk.moving && op === "move", spot.view.table.effect?.step === op, desk.busy, () => desk.pressed(op)))}</div>`;
}

/** What the script waits for; or, for a card without one, how the gestures go. */
function asks({ view }: Spot, brief: boolean): string {
  const { effect } = view.table;
  return effect?.step ? say(`show-tash-step-${effect.step}`) : say(brief ? "show-tash-gestures-brief" : "show-tash-gestures");
}

function branches(spot: Spot, desk: Desk): TemplateResult {
  return html`<div class="keys">${Array.from({ length: branchesOf(spot) }, (_, at) => html`<button class="key cloth" type="button" ?disabled=${desk.busy}
    @click=${() => void desk.resolve({ op: "choose", pick: at + 1 })}>${say("show-tash-branch", { n: at + 1 })}</button>`)}</div>`;
}

/** How the card words it: of a piece that is placed or converted its rank and colour, and whether what is destroyed counts. */
function wording(spot: Spot, desk: Desk): TemplateResult {
  const ranks: Choice<Rank | undefined>[] = [{ value: undefined, says: say("show-tash-rank-usual") }, ...RANKS.map((rank) => ({ value: rank, says: rankName(rank) }))];
  const sides: Choice<number | undefined>[] = sidesOf(spot.view).map((side) => ({ value: side, says: sideName(spot.view, side) }));
  return html`<details class="wording"><summary>${say("show-tash-wording")}</summary>
    <fieldset><legend>${say("show-tash-new-rank")}</legend>${chips(say("show-tash-new-rank"), ranks, desk.wording.rank, (rank) => desk.word({ ...desk.wording, rank }))}</fieldset>
    <fieldset><legend>${say("show-tash-new-side")}</legend>${chips(say("show-tash-new-side"), [{ value: undefined, says: say("show-tash-own") }, ...sides], desk.wording.side, (side) => desk.word({ ...desk.wording, side }))}</fieldset>
    ${toggle(say("show-tash-uncounted"), desk.wording.uncounted === true, { on: say("page-on"), off: say("page-off") }, (uncounted) => desk.word({ ...desk.wording, uncounted }))}
  </details>`;
}

function besides(desk: Desk): TemplateResult {
  const key = (words: string, press: () => Promise<void>): TemplateResult => html`<button class="key cloth" type="button" ?disabled=${desk.busy} @click=${() => void press()}><span>${words}</span></button>`;
  return html`${key(say("show-tash-op-gain"), () => desk.resolve(gainOp()))}
    ${HAND_DECKS.map((deck) => key(say(`show-tash-extra-${deck}`), () => desk.resolve(extraOp(deck))))}
    ${key(say("show-tash-op-again"), () => desk.resolve({ op: "again" }))}`;
}
