/** What one seat is entering on this screen: the forms and the arena share it. Nothing here decides a rule: the table does. */

import type { ReactiveController, ReactiveControllerHost } from "lit";

import { actWithRetry } from "../../seat/retry";
import { store } from "../../table";
import type { Action } from "../../wire";
import type { Shown } from "./arena";
import { actionOf, chosenPlace, type Entry, missing, openSquares, onBoard, pickable, placesAt, placesOf, type Spot, sideAt, startSides, startSquares, type Verb } from "./entry";
import { moveOp, opAt, type Operation, opsOn, type Wording } from "./ops";
import { pieceAt, SQUARES } from "./squares";
import type { Gesture } from "./touches";
import type { Op, Place } from "./types";

/** So many milliseconds each of several matches is shown before the next. */
const IN_TURN = 1300;
const BY_GESTURE: Record<"double" | "long" | "two" | "off", Op> = { double: "upgrade", long: "downgrade", two: "convert", off: "destroy" };

export class Desk implements ReactiveController {
  entry: Entry | null = null;
  /** Effect: the piece that was touched, and whether the next touch says where it moves. */
  selected: string | null = null;
  moving = false;
  /** Ledger: how many pieces the next operation is about. */
  many = 1;
  wording: Wording = {};
  busy = false;
  /** A touch that came while the table had not answered yet: it counts as soon as the answer is there. */
  private early: Gesture | null = null;
  /** Effect: the square on which the last touch did something at once; a second touch there is no gesture of its own. */
  private acted: string | null = null;
  /** What somebody typed to find a card. */
  typed = "";
  /** The match that is shown of several on one square. */
  private turn = 0;
  private timer: ReturnType<typeof setInterval> | undefined;
  private moment = "";

  /** `spot`: for whom something may be entered now; null for nobody. */
  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly spot: () => Spot | null,
  ) {
    host.addController(this);
  }

  hostDisconnected(): void {
    clearInterval(this.timer);
  }

  /** The game went on: what was begun for an earlier moment is dropped. */
  hostUpdate(): void {
    const moment = this.now();
    if (moment === this.moment) return;
    this.moment = moment;
    this.selected = null;
    this.moving = false;
    this.many = 1;
    this.wording = {};
    if (this.entry?.verb !== "find") this.entry = null;
    this.follow();
  }

  private now(): string {
    const view = this.spot()?.view;
    return view ? `${view.moment} ${view.phase} ${view.table.effect?.step ?? ""}` : "";
  }

  begin(verb: Verb, more: Partial<Entry> = {}): void {
    this.typed = "";
    store.refusal.value = null; // it was about something else
    this.set({ verb, ...more });
  }

  set(entry: Entry | null): void {
    this.entry = entry;
    this.moment = this.now();
    this.turn = 0;
    this.follow();
  }

  change(more: Partial<Entry>): void {
    if (this.entry) this.set({ ...this.entry, ...more });
  }

  // What the arena shows

  /** The match that is lit now: the chosen one, or of several on a square the one whose turn it is. */
  place(): Place | null {
    const spot = this.spot();
    if (!spot || !this.entry) return null;
    const here = placesAt(spot, this.entry);
    return chosenPlace(spot, this.entry) ?? here[this.turn % Math.max(1, here.length)] ?? null;
  }

  next(by = 1): void {
    const spot = this.spot();
    const count = spot && this.entry ? placesAt(spot, this.entry).length : 0;
    this.turn = count > 0 ? (this.turn + by + count) % count : 0;
    this.host.requestUpdate();
  }

  shown(): Shown {
    const spot = this.spot();
    if (!spot) return {};
    if (spot.view.phase === "setup") return { fit: spot.view.to_act.includes(spot.seat) ? startSquares(spot.view) : [] };
    const { entry } = this;
    if (entry && missing(spot, entry)[0] === "pick") return { fit: pickable(spot, entry), hot: entry.at ?? null, used: this.place()?.used ?? [] };
    if (entry?.verb === "summon" && (entry.card !== undefined || entry.rank !== undefined)) {
      const place = this.place();
      const fit = placesOf(spot, entry)?.map(({ at }) => at) ?? openSquares(spot, entry, SQUARES);
      return { fit, hot: entry.at ?? null, used: place?.used ?? [], marks: place?.marks ?? [] };
    }
    return { hot: this.selected };
  }

  // Touches

  readonly gesture = (event: CustomEvent<Gesture>): void => {
    if (this.busy) this.early = event.detail;
    else this.told(event.detail);
  };

  private told(detail: Gesture): void {
    const spot = this.spot();
    if (!spot) return;
    if (spot.view.phase === "effect") this.inEffect(spot, detail);
    else if (detail.kind === "touch" || detail.kind === "double") this.touched(spot, detail.square, detail.kind === "double");
    else if (detail.kind === "drag") void this.resolve(moveOp(spot.view.table.arena ?? {}, detail.square, detail.to, false, {}));
    else void this.resolve(opAt(BY_GESTURE[detail.kind], detail.square, {}));
  }

  private touched(spot: Spot, square: string, twice: boolean): void {
    if (spot.view.phase === "setup") {
      const [side = sideAt(spot)] = startSides(spot.view);
      return void this.send({ do: "place", seat: spot.seat, at: square, side });
    }
    const { entry } = this;
    if (entry?.verb === "summon") return this.summonOn(spot, entry, square);
    if (twice && entry === null) return; // the first of the two touches has placed the piece
    this.placeOn(spot, entry?.verb === "place" ? entry : { verb: "place" }, square);
  }

  /** One touch places a piece; in a shortage one says where, and one which piece is picked up, in any order. */
  private placeOn(spot: Spot, entry: Entry, square: string): void {
    const short = missing(spot, { ...entry, at: square, pick: undefined }).includes("pick");
    const own = pickable(spot, entry).includes(square);
    const again = entry.pick === square;
    const chosen: Entry = short && own && !again ? { ...entry, pick: square } : { ...entry, at: square };
    this.sendWhole(spot, chosen);
  }

  private summonOn(spot: Spot, entry: Entry, square: string): void {
    if (missing(spot, entry)[0] === "pick") return this.sendWhole(spot, pickable(spot, entry).includes(square) ? { ...entry, pick: square } : { ...entry, at: square, as: undefined, pick: undefined });
    const known = placesOf(spot, entry);
    // Where it does not fit, the table says why; what was chosen so far stays.
    if (known !== null && !known.some(({ at }) => at === square)) return void this.send(actionOf(spot, { ...entry, at: square, as: undefined, pick: undefined }));
    const place = this.place();
    if (entry.at === square && place?.at === square) return this.sendWhole(spot, { ...entry, as: place.as });
    this.sendWhole(spot, { ...entry, at: square, as: undefined, pick: undefined });
  }

  /** Send it if nothing is missing; otherwise keep it, and the form asks. */
  sendWhole(spot: Spot, entry: Entry): void {
    if (missing(spot, entry).length === 0) void this.send(actionOf(spot, entry));
    if (missing(spot, entry).length > 0 || entry !== this.entry) this.set(entry);
  }

  private inEffect(spot: Spot, gesture: Gesture): void {
    const { arena, effect } = spot.view.table;
    if (arena === null) return;
    const standing = pieceAt(arena, gesture.square);
    const scripted = effect?.step != null;
    const acted = this.acted === gesture.square;
    this.acted = null;
    if (gesture.kind === "double" && acted) return;
    if (gesture.kind === "drag") return void this.resolve(moveOp(arena, gesture.square, gesture.to, scripted, this.wording));
    if (gesture.kind !== "touch") return void this.resolve(opAt(BY_GESTURE[gesture.kind], gesture.square, this.wording));
    if (this.moving || standing === null) this.acted = gesture.square;
    if (this.moving && this.selected) return void this.resolve(moveOp(arena, this.selected, gesture.square, scripted, this.wording));
    if (standing === null) return void this.resolve(opAt("place", gesture.square, this.wording));
    this.selected = this.selected === gesture.square ? null : gesture.square;
    this.host.requestUpdate();
  }

  /** What a key beside the arena does with the piece that is selected. */
  readonly pressed = (op: Op): void => {
    if (this.selected === null) return;
    if (op !== "move") return void this.resolve(opAt(op, this.selected, this.wording));
    this.moving = !this.moving;
    this.host.requestUpdate();
  };

  /** The keys for the selected piece; none while none is selected. */
  ops(): Op[] {
    const spot = this.spot();
    const standing = spot && this.selected ? pieceAt(spot.view.table.arena, this.selected) : null;
    return spot && standing ? opsOn(standing, sideAt(spot)) : [];
  }

  select(selected: string | null): void {
    this.selected = selected;
    this.many = 1;
    this.host.requestUpdate();
  }

  count(many: number): void {
    this.many = many;
    this.host.requestUpdate();
  }

  word(wording: Wording): void {
    this.wording = wording;
    this.host.requestUpdate();
  }

  search(typed: string): void {
    this.typed = typed;
    this.host.requestUpdate();
  }

  // Sending

  async resolve(op: Operation): Promise<void> {
    const spot = this.spot();
    if (spot) await this.send({ do: "resolve", seat: spot.seat, ops: [op] });
  }

  async send(action: Action): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.host.requestUpdate();
    const answer = await actWithRetry(action);
    this.busy = false;
    this.selected = null;
    this.moving = false;
    if (answer.kind === "done" && this.entry?.verb !== "find") this.set(null);
    this.host.requestUpdate();
    const { early } = this;
    this.early = null;
    if (early) this.told(early);
    return answer.kind === "done";
  }

  /** Several matches on one square are shown in turn, as long as none is chosen. */
  private follow(): void {
    clearInterval(this.timer);
    const spot = this.spot();
    const several = spot !== null && onBoard(spot) && this.entry !== null && missing(spot, this.entry).includes("as");
    const still = typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (several && !still) this.timer = setInterval(() => this.next(), IN_TURN);
    this.host.requestUpdate();
  }
}
