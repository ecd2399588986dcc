/** The forms beside the arena: what a summoning, a flare, a discard or the end of a turn still has to be told. */

import { html, nothing, type TemplateResult } from "lit";

import { type Choice, chips } from "../../parts/choices";
import { icon } from "../../parts/icon";
import "../../parts/stepper";
import { say } from "../../words/say";
import { beingsOf, cardList, creaturesOf, flaresOf } from "./card-list";
import { keptCards } from "../game-cards";
import { type Card, ofKind, schoolsOf } from "./cards";
import type { Desk } from "./desk";
import { actionOf, cardOf, coloursFor, type Entry, type Field, improvisable, knowsNumbers, missing, onBoard, pickable, placesAt, placesOf, type Spot, sideAt, startSides } from "./entry";
import { ending } from "./form-end";
import { pieceName, rankName, sideName, schoolName } from "./piece";
import { tapped } from "./tapped";
import { enemiesOf, HAND_DECKS, isMelee, ofSide, type Piece, type Rank, RANKS, sidesOf } from "./types";

type Draw = (spot: Spot, desk: Desk, entry: Entry) => TemplateResult;

const FORMS: Partial<Record<Entry["verb"], Draw>> = {
  summon: (spot, desk, entry) => (missing(spot, entry).includes("card") ? chooseCreature(spot, desk) : summoning(spot, desk, entry)),
  place: (spot, desk, entry) => html`${asked(spot, desk, entry)}`,
  flare: (spot, desk, entry) => html`${cardList(spot, desk, flaresOf(spot), entry.card, ({ id }) => desk.change({ card: id, ...keptNumbers(id) }))}
    ${!knowsNumbers(cardOf(spot, entry)) ? html`<div class="pair">${number(say("show-tash-upper"), entry.upper ?? 0, 20, (upper) => desk.change({ upper: upper || undefined }))}
      ${number(say("show-tash-lower"), entry.lower ?? 0, 20, (lower) => desk.change({ lower: lower || undefined }))}</div>` : nothing}${asked(spot, desk, entry)}`,
  discard: (spot, desk, entry) => html`${cardList(spot, desk, beingsOf(spot), entry.card, ({ id }) => desk.change({ card: id === entry.card ? undefined : id }))}
    <fieldset><legend>${say("show-tash-put-back")}</legend><div class="three">${HAND_DECKS.map((deck) =>
      number(say(`show-tash-deck-${deck}`), entry.back?.[deck] ?? 0, handLeft(spot, deck), (count) => desk.change({ back: { ...entry.back, [deck]: count } })))}</div></fieldset>`,
  end: ending,
  reveal: (spot, desk, entry) => cardList(spot, desk, unseenTasks(spot), entry.card, ({ id }) => desk.change({ card: id })),
  school: (spot, desk, entry) => schools({ ...spot, seat: entry.whose ?? spot.seat }, desk),
};

/** The whole form with its keys. */
export function form(spot: Spot, desk: Desk): TemplateResult | typeof nothing {
  const { entry } = desk;
  const draw = entry ? FORMS[entry.verb] : undefined;
  if (!entry || !draw) return nothing;
  const lacks = missing(spot, entry);
  return html`<section class="desk-form" role="group" aria-label=${say(`show-tash-do-${entry.verb}`)} @keydown=${(event: KeyboardEvent) => event.key === "Escape" && desk.set(null)}>
    <h2>${say(`show-tash-do-${entry.verb}`)}</h2>
    <div class="fields">${draw(spot, desk, entry)}</div>
    <div class="send">
      <button class="key cloth" type="button" @click=${() => desk.set(null)}>${icon("cross")}${say("phone-close")}</button>
      ${entry.verb === "school" ? nothing : html`<button class="key" type="button" ?disabled=${desk.busy || !ready(spot, entry, lacks)} @click=${() => sendIt(spot, desk, entry)}>${icon("check")}<span>${doing(entry)}</span></button>`}
    </div></section>`;
}

function ready(spot: Spot, entry: Entry, lacks: readonly Field[]): boolean {
  if (entry.verb === "reveal") return entry.card !== undefined || mayBeUsedUp(spot);
  return lacks.length === 0 || (lacks.length === 1 && lacks[0] === "as");
}

function sendIt(spot: Spot, desk: Desk, entry: Entry): void {
  if (entry.verb === "reveal") return void desk.send({ do: "reveal", seat: 0, ...(entry.card === undefined ? {} : { task: entry.card }) });
  const place = desk.place();
  void desk.send(actionOf(spot, place && entry.verb === "summon" ? { ...entry, as: place.as } : entry));
}

/** Whether people may say that no card is left: in set-up once a card was turned up, or where none is known. */
function mayBeUsedUp(spot: Spot): boolean {
  const { phase, table: { tasks } } = spot.view;
  return phase === "reveal" || (tasks !== null && tasks.current.length + tasks.aside.length > 0) || unseenTasks(spot).length === 0;
}

function doing(entry: Entry): string {
  if (entry.verb === "summon" && entry.at !== undefined) return say("show-tash-summon-on", { at: entry.at });
  if (entry.verb === "reveal" && entry.card === undefined) return say("show-tash-none-left");
  return say(`show-tash-do-${entry.verb}`);
}

// Summoning

function chooseCreature(spot: Spot, desk: Desk): TemplateResult {
  const ranks: Choice<Rank>[] = RANKS.map((rank) => ({ value: rank, says: rankName(rank) }));
  return html`${cardList(spot, desk, creaturesOf(spot), undefined, ({ id }) => desk.change({ card: id }))}
    <fieldset><legend>${say("show-tash-without-card")}</legend>${chips<Rank | null>(say("show-tash-without-card"), ranks, null, (rank) => desk.change({ rank: rank ?? undefined }))}</fieldset>`;
}

function summoning(spot: Spot, desk: Desk, entry: Entry): TemplateResult {
  return html`${tapped(spot, entry, () => desk.set({ verb: "summon" }))}${asked(spot, desk, entry)}`;
}

/** The questions of the moment, each with its answers. */
function asked(spot: Spot, desk: Desk, entry: Entry): TemplateResult {
  const lacks = missing(spot, entry);
  const colour = (side: number): Choice<number | undefined> => ({ value: side, says: sideName(spot.view, side) });
  const colours = coloursFor(spot, entry);
  const impro = entry.verb === "summon" ? improvisable(spot) : [];
  return html`
    ${onBoard(spot) && lacks.includes("at") && placesOf(spot, entry)?.length !== 0 ? html`<p class="ask">${say(entry.verb === "summon" ? "show-tash-touch-place" : "show-tash-touch-square")}</p>` : nothing}
    ${placesAt(spot, entry).length > 1 ? several(spot, desk, entry) : nothing}
    ${isMelee(spot.view) && entry.verb === "flare" ? question("show-tash-against", enemiesOf(spot.view, sideAt(spot)).map(colour), entry.against, (against) => desk.change({ against })) : nothing}
    ${!onBoard(spot) && entry.verb === "summon" ? over(spot, desk, entry) : nothing}
    ${impro.length > 0 ? question("show-tash-improvise", [{ value: undefined, says: say("show-tash-nobody") }, ...impro.map(colour)], entry.impro, (side) => desk.change({ impro: side, at: undefined, as: undefined })) : nothing}
    ${colours.length > 0 ? question("show-tash-point-in", colours.map(colour), entry.in, (side) => desk.change({ in: side })) : nothing}
    ${lacks.includes("pick") || entry.pick !== undefined ? picking(spot, desk, entry) : nothing}`;
}

export function question<T>(label: string, choices: readonly Choice<T>[], chosen: T, set: (value: T) => void): TemplateResult {
  return html`<fieldset><legend>${say(label)}</legend>${chips(say(label), choices, chosen, set)}</fieldset>`;
}

function several(spot: Spot, desk: Desk, entry: Entry): TemplateResult {
  const place = desk.place();
  const here = placesAt(spot, entry);
  const at = here.findIndex(({ as }) => as === place?.as) + 1;
  return html`<div class="several"><button class="key cloth" type="button" aria-label=${say("show-tash-pieces-before")} @click=${() => desk.next(-1)}>${icon("back")}</button>
    <p role="status">${say("show-tash-several", { at, count: here.length, squares: place?.used.join(" ") ?? "" })}</p>
    <button class="key cloth" type="button" aria-label=${say("show-tash-pieces-after")} @click=${() => desk.next()}>${icon("next")}</button></div>`;
}

/** Where only numbers are kept: what stood on the summoning square. */
function over(spot: Spot, desk: Desk, entry: Entry): TemplateResult {
  const there: Piece[] = sidesOf(spot.view).flatMap((side) => RANKS.filter((rank) => ofSide(spot.view, side, rank) > 0).map((rank) => ({ side, rank })));
  const found = there.find(({ side, rank }) => side === entry.over?.side && rank === entry.over.rank);
  return question<Piece | undefined>("show-tash-over", [{ value: undefined, says: say("show-tash-nothing-there") }, ...there.map((one) => ({ value: one, says: pieceName(spot.view, one) }))], found, (piece) => desk.change({ over: piece }));
}

function picking(spot: Spot, desk: Desk, entry: Entry): TemplateResult {
  const choices = pickable(spot, entry).map((value): Choice<string | undefined> => ({ value, says: onBoard(spot) ? value : rankName(value as Rank) }));
  return question("show-tash-pick-up", choices, entry.pick, (pick) => desk.change({ pick }));
}

// The rest

/** The numbers that are remembered of a flare which the game does not know: they are proposed. */
function keptNumbers(card: string): Pick<Entry, "upper" | "lower"> {
  const kept = keptCards.value[card] as Pick<Card, "upper" | "lower"> | undefined;
  return { upper: kept?.upper?.n, lower: kept?.lower?.n };
}

function number(label: string, value: number, max: number, set: (value: number) => void): TemplateResult {
  return html`<div class="number"><span>${label}</span><ambit-stepper .label=${label} .value=${value} min="0" max=${max} @set=${(event: CustomEvent<number>) => set(event.detail)}></ambit-stepper></div>`;
}

function handLeft({ view, seat }: Spot, deck: string): number {
  return view.seats.find((one) => one.seat === seat)?.counters[deck] ?? 0;
}

/** The objectives that are not open yet. */
function unseenTasks({ view, cards }: Spot): ReturnType<typeof ofKind> {
  const { tasks } = view.table;
  const open = tasks === null ? [] : [...tasks.current, tasks.next, ...tasks.aside, ...Object.values(tasks.claimed).flat()];
  return ofKind(cards, "task").filter(({ id }) => !open.includes(id));
}

function schools(spot: Spot, desk: Desk): TemplateResult {
  const chosen = spot.view.table.schools;
  const own = chosen[spot.seat] ?? null;
  return html`<ul class="schools">${schoolsOf(spot.cards).map((school) => {
    const holder = Object.entries(chosen).find(([seat, one]) => one === school && Number(seat) !== spot.seat);
    return html`<li><button class="key ${own === school ? "" : "cloth"}" type="button" aria-pressed=${own === school ? "true" : "false"} ?disabled=${holder !== undefined || desk.busy}
      @click=${() => void desk.send({ do: "school", seat: spot.seat, school })}><span>${schoolName(school)}${holder ? html`<small>${say("show-tash-taken-by", { seat: Number(holder[0]) })}</small>` : nothing}</span></button></li>`;
  })}</ul>`;
}

/** Which colour the next start piece has. */
export function startAsk(spot: Spot): string {
  const [side] = startSides(spot.view);
  return side === undefined ? "" : say("show-tash-start-piece", { side: sideName(spot.view, side) });
}
