/** What somebody has begun to enter for a seat, what is still to be asked, and the action that it becomes. */

import type { Action } from "../../wire";
import type { Card, Cards } from "./cards";
import { matchesOf } from "./formation";
import { height, pieceAt, squaresOf, START, START_PAIRS } from "./squares";
import { enemiesOf, type HandDeck, isMelee, ofSide, type Piece, type Place, type Rank, RANKS, sideOfSeat, sidesOf, type TashView } from "./types";

/** Where something is entered: the view, for which seat, and what the cards say. */
export interface Spot {
  view: TashView;
  seat: number;
  cards: Cards;
  options: Readonly<Record<string, unknown>>;
  /** The cards in this seat's hand, where players are simulated. */
  held: readonly string[];
}

export type Verb = "school" | "reveal" | "place" | "summon" | "discard" | "flare" | "end" | "find";

export interface Entry {
  verb: Verb;
  /** Whose school it is, where a screen for all asks. */
  whose?: number | undefined;
  card?: string | undefined;
  /** Of a creature whose card is not named. */
  rank?: Rank | undefined;
  at?: string | undefined;
  as?: number | undefined;
  /** The piece that is picked up in a shortage: its square, or in ledger tracking its rank. */
  pick?: string | undefined;
  /** Ledger: what stood on the summoning square. */
  over?: Piece | undefined;
  impro?: number | undefined;
  in?: number | undefined;
  against?: number | undefined;
  upper?: number | undefined;
  lower?: number | undefined;
  back?: Partial<Record<HandDeck, number>> | undefined;
  claim?: string | undefined;
  points?: number | undefined;
}

export type Field = "card" | "at" | "as" | "pick" | "in" | "against" | "numbers";

export const onBoard = ({ view }: Spot): boolean => view.table.tracking === "board";
export const sideAt = ({ view, seat }: Spot): number => sideOfSeat(view, seat);

/** The card of the entry, where one is named and known. */
export const cardOf = ({ cards }: Spot, { card }: Entry): Card | null => (card === undefined ? null : (cards[card] ?? null));
export const rankOf = (spot: Spot, entry: Entry): Rank | null => entry.rank ?? cardOf(spot, entry)?.rank ?? null;

// Pieces in supply

/** No piece of the type that this rank needs is in the supply of the side. */
export function isShort(spot: Spot, rank: Rank): boolean {
  return ofSide(spot.view, sideAt(spot), rank === "legendary" ? "legend_supply" : "supply") === 0;
}

const sameType = (one: Rank, other: Rank): boolean => (one === "legendary") === (other === "legendary");

/** The own pieces that could be picked up: squares, or in ledger tracking ranks. */
export function pickable(spot: Spot, entry: Entry): string[] {
  const rank = entry.verb === "place" ? "common" : rankOf(spot, entry);
  if (rank === null) return [];
  const side = sideAt(spot);
  const { arena } = spot.view.table;
  if (arena === null) return RANKS.filter((one) => sameType(one, rank) && ofSide(spot.view, side, one) > 0);
  const bound = entry.verb === "summon" ? [...(chosenPlace(spot, entry)?.used ?? []), entry.at ?? ""] : [];
  return squaresOf(arena, side, (one) => sameType(one, rank)).filter((square) => !bound.includes(square));
}

function needsPick(spot: Spot, entry: Entry): boolean {
  if (entry.verb === "place") return isShort(spot, "common");
  const rank = rankOf(spot, entry);
  if (entry.verb !== "summon" || rank === null || !isShort(spot, rank)) return false;
  const standing = onBoard(spot) ? pieceAt(spot.view.table.arena, entry.at ?? "") : (entry.over ?? null);
  // The own piece that is destroyed on the square becomes the new one.
  return !(standing && standing.side === sideAt(spot) && sameType(standing.rank, rank));
}

// Places to summon

/** Every place for the creature in the arena for which there is a piece; null where no formation is known. */
export function placesOf(spot: Spot, entry: Entry): Place[] | null {
  const card = cardOf(spot, entry);
  const { arena } = spot.view.table;
  if (arena === null || !card?.form || card.rank === undefined) return null;
  const rank = card.rank;
  const side = sideAt(spot);
  const all = matchesOf(arena, card, { side, impro: entry.impro });
  if (!isShort(spot, rank)) return all;
  const spare = squaresOf(arena, side, (one) => sameType(one, rank));
  return all.filter(({ at, used }) => spare.includes(at) || spare.some((square) => !used.includes(square)));
}

export const placesAt = (spot: Spot, entry: Entry): Place[] => (placesOf(spot, entry) ?? []).filter(({ at }) => at === entry.at);

/** The place that the entry means: the only one on its square, or the one that was chosen. */
export function chosenPlace(spot: Spot, entry: Entry): Place | null {
  const here = placesAt(spot, entry);
  return here.find(({ as }) => as === entry.as) ?? (here.length === 1 ? (here[0] ?? null) : null);
}

/** Squares onto which a creature without a known formation may come: free, or with a piece that is not higher. */
export function openSquares(spot: Spot, entry: Entry, all: readonly string[]): string[] {
  const rank = rankOf(spot, entry);
  return all.filter((square) => {
    const standing = pieceAt(spot.view.table.arena, square);
    return standing === null || (rank !== null && height(standing.rank) <= height(rank));
  });
}

// Points

/** Melee: the enemy colours of which an odd number of commons was destroyed in this turn. */
export function unpaired(view: TashView): number[] {
  const destroyed = view.table.this_turn?.destroyed ?? {};
  return Object.keys(destroyed).map(Number).filter((side) => (destroyed[side]?.common ?? 0) % 2 === 1);
}

/** The colours among which the player chooses, or none where there is nothing to choose. */
export function coloursFor(spot: Spot, entry: Entry): number[] {
  if (!isMelee(spot.view)) return [];
  if (entry.verb === "end") return unpaired(spot.view).length > 1 ? unpaired(spot.view) : [];
  return entry.verb === "summon" && rankOf(spot, entry) === "legendary" ? enemiesOf(spot.view, sideAt(spot)) : [];
}

/** The enemy colours with which this seat can still improvise. */
export function improvisable({ view, seat }: Spot): number[] {
  const one = view.seats.find((each) => each.seat === seat);
  return isMelee(view) ? enemiesOf(view, seat).filter((side) => one?.counters[`impro_${side}`] === 1) : [];
}

// What is asked, and what is sent

/** What is still missing, in the order in which it is asked. */
export function missing(spot: Spot, entry: Entry): Field[] {
  const asked: [Field, boolean][] = [
    ["card", ["summon", "find"].includes(entry.verb) && entry.card === undefined && (entry.verb === "find" || entry.rank === undefined)],
    ["numbers", entry.verb === "flare" && !knowsNumbers(cardOf(spot, entry)) && entry.upper === undefined && entry.lower === undefined],
    ["against", entry.verb === "flare" && isMelee(spot.view) && entry.against === undefined],
    ["at", onBoard(spot) && ["place", "summon"].includes(entry.verb) && entry.at === undefined],
    ["as", entry.as === undefined && placesAt(spot, entry).length > 1],
    ["in", entry.in === undefined && coloursFor(spot, entry).length > 0],
    ["pick", entry.pick === undefined && needsPick(spot, entry) && pickable(spot, entry).length > 0],
  ];
  return asked.filter(([, open]) => open).map(([field]) => field);
}

/** A number of either half is printed on the card, as far as the game knows. */
export const knowsNumbers = (card: Card | null): boolean => card !== null && (card.upper?.n !== undefined || card.lower?.n !== undefined);

export function actionOf(spot: Spot, entry: Entry): Action {
  const { verb, whose, back, claim, points, ...rest } = entry;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const returned = Object.fromEntries(Object.entries(back ?? {}).filter(([, count]) => count > 0));
  return {
    do: verb, seat: whose ?? spot.seat, ...given,
    ...(Object.keys(returned).length > 0 ? { return: returned } : {}),
    ...(claim === undefined ? {} : { claim }), ...(points === undefined || points === 0 ? {} : { points }),
  };
}

// The pieces with which a deathmatch begins

/** The colours that stand at the start and are not there yet. */
export function startSides(view: TashView): number[] {
  const { arena, order } = view.table;
  if (arena === null) return [];
  const second = order[1] === undefined ? 0 : sideOfSeat(view, order[1]);
  const sides = sidesOf(view).length === 4 ? sidesOf(view).filter((side) => side !== second) : sidesOf(view);
  return sides.filter((side) => squaresOf(arena, side).length === 0);
}

/** The squares on which the next of them may be put. */
export function startSquares(view: TashView): string[] {
  const free = (square: string): boolean => pieceAt(view.table.arena, square) === null;
  return isMelee(view) ? START_PAIRS.filter((pair) => pair.every(free)).flat() : START.filter(free);
}

