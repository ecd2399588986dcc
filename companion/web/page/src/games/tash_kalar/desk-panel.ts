/** The keys of the seat that acts, for the table's screen: what is not done by touching a square. */

import { html, nothing, type TemplateResult } from "lit";

import { type Icon, icon } from "../../parts/icon";
import { store } from "../../table";
import { say } from "../../words/say";
import { schoolsOf } from "./cards";
import type { Desk } from "./desk";
import { effectPanel } from "./effect-panel";
import { coloursFor, missing, onBoard, type Spot, startSides } from "./entry";
import { form, startAsk } from "./forms";
import { schoolName } from "./piece";
import { isHighForm, isTeams } from "./types";


/** Everything that can be entered now, or nothing where nobody acts here. */
export function deskPanel(spot: Spot, desk: Desk): TemplateResult | typeof nothing {
  if (desk.entry) return form(spot, desk);
  if (spot.view.phase === "effect") return html`${effectPanel(spot, desk)}<div class="keys">${handover(spot, desk)}</div>`;
  if (spot.view.phase === "action") return html`<div class="keys">${turnKeys(spot, desk)}</div>`;
  return nothing;
}

/** Set-up and the new objective: nobody's turn, so anybody may do it at the table's screen. */
export function tablePanel(spot: Spot, desk: Desk): TemplateResult | typeof nothing {
  if (desk.entry) return form(spot, desk);
  const { phase, prompt, table } = spot.view;
  const lacking = prompt.id === "tash.setup.reveal";
  if (phase === "reveal") return html`<div class="keys">${key("eye", say("show-tash-do-reveal"), () => desk.begin("reveal"), desk.busy, true)}</div>`;
  if (phase !== "setup") return nothing;
  const start = startSides(spot.view);
  const needsPieces = table.arena !== null && !isHighForm(spot.view) && start.length > 0;
  return html`${needsPieces ? html`<p class="ask">${startAsk(spot)}</p>` : nothing}
    <div class="keys">${spot.view.seats.map(({ seat }) => school(spot, desk, seat))}</div>
    <div class="keys">${lacking ? key("eye", say("show-tash-do-reveal"), () => desk.begin("reveal"), desk.busy, true) : nothing}
    ${lacking || needsPieces ? nothing : key("play", say("show-tash-start"), () => void desk.send({ do: "start", seat: 0 }), desk.busy, true)}</div>`;
}

/** Naming a school is optional; a player with a phone does it there. */
function school({ view, cards }: Spot, desk: Desk, seat: number): TemplateResult | typeof nothing {
  if (schoolsOf(cards).length === 0 || store.state.value?.seats_taken.includes(seat)) return nothing;
  const named = view.table.schools[seat];
  return key("book", say("show-tash-school-of", { seat, school: named ? schoolName(named) : "" }), () => desk.begin("school", { whose: seat }), desk.busy);
}

function turnKeys(spot: Spot, desk: Desk): TemplateResult {
  const { view, seat } = spot;
  const me = view.seats.find((one) => one.seat === seat);
  const left = me?.counters["actions"] ?? 0;
  const own = view.table.active === seat && !me?.flags.includes("handed");
  return html`${!onBoard(spot) && left > 0 ? key("plus", say("show-tash-do-place"), () => place(spot, desk), desk.busy, true) : nothing}
    ${own && left > 0 ? key("star", say("show-tash-do-summon"), () => desk.begin("summon"), desk.busy) : nothing}
    ${own && (me?.counters["flares"] ?? 0) > 0 ? key("bolt", say("show-tash-do-flare"), () => desk.begin("flare"), desk.busy) : nothing}
    ${own && left > 0 && !me?.flags.includes("discarded") ? key("hand", say("show-tash-do-discard"), () => desk.begin("discard"), desk.busy) : nothing}
    ${handover(spot, desk)}
    ${view.table.active === seat ? key("check", say("show-tash-do-end"), () => end(spot, desk), desk.busy, left === 0) : nothing}`;
}

function handover({ view, seat }: Spot, desk: Desk): TemplateResult | typeof nothing {
  const me = view.seats.find((one) => one.seat === seat);
  if (!isTeams(view) || view.table.active !== seat || view.table.control !== seat || me?.flags.includes("handed")) return nothing;
  return key("other", say("show-tash-do-handover"), () => void desk.send({ do: "handover", seat }), desk.busy);
}

/** Ledger: one press counts a placed piece; in a shortage it asks which one was picked up. */
function place(spot: Spot, desk: Desk): void {
  if (missing(spot, { verb: "place" }).length === 0) void desk.send({ do: "place", seat: spot.seat });
  else desk.begin("place");
}

/** Where there is something to claim or to choose, the end of the turn asks for it first. */
function end(spot: Spot, desk: Desk): void {
  if (isHighForm(spot.view) || coloursFor(spot, { verb: "end" }).length > 0) desk.begin("end");
  else void desk.send({ do: "end", seat: spot.seat });
}

function key(drawn: Icon, words: string, press: () => void, busy: boolean, main = false): TemplateResult {
  return html`<button class="key ${main ? "" : "cloth"}" type="button" ?disabled=${busy} @click=${press}>${icon(drawn)}<span>${words}</span></button>`;
}
