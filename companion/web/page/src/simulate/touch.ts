/** What a person does with the virtual devices. Touching any device of a seat takes that seat over. */

import { Cell } from "../cell";
import { demo, device, fault, store } from "../table";
import type { State } from "../wire";
import { after, type Faults, keepsCards, mendAll, type Switch, switchOff, switchOn, switchOnEach, type WhatIf } from "./faults";
import { held } from "./held";
import { OnReaders, tapped } from "./on-readers";
import { type Role, deviceName, TABLE } from "./devices";

/** The seat that keys act on. */
export const chosen = new Cell(1);
/** The faults that are on: as the table said last, and what it has accepted since. */
export const faults = new Cell<Faults>({});
export const onReaders = new OnReaders((milliseconds, call) => setTimeout(call, milliseconds));

/** From now on the person at this screen plays that seat. */
export function take(seat: number): void {
  if (seat === TABLE) return;
  chosen.value = seat;
  if (byItself(store.state.value, seat)) void demo({ do: "take", seat });
}

export function release(seat: number): void {
  void demo({ do: "release", seat });
}

export function byItself(state: State | null, seat: number): boolean {
  return state?.players?.by_themselves.includes(seat) ?? false;
}

export function press(seat: number, role: Role): void {
  take(seat);
  void device({ do: "press", device: deviceName(seat, role) });
}

export function turn(seat: number, by: number): void {
  take(seat);
  void device({ do: "turn", device: deviceName(seat, "dial"), by });
}

/** Hold a card to a reader; where a fault keeps it there, it is shown there until it is lifted. */
export function tap(reader: number, card: string, owner: number = reader): void {
  take(owner);
  if (reader !== owner) take(reader);
  const stays = keepsCards(faults.value, reader);
  if (stays) onReaders.leave(reader, card);
  else onReaders.pass(reader, card);
  void device({ do: "tap", device: deviceName(reader, "reader"), card });
}

/** Hold the card that was picked up to that reader. */
export function drop(reader: number): void {
  const card = held.value;
  held.value = null;
  if (card !== null) tap(reader, card.card, card.seat || reader);
}

export function lift(reader: number): void {
  onReaders.lift(reader);
  void device({ do: "lift", device: deviceName(reader, "reader") });
}

/** Put a piece onto a square of the board with sensors, or lift the one that stands there. */
export function movePiece(square: string, stands: boolean): void {
  void device({ do: stands ? "lift" : "put", device: deviceName(TABLE, "grid"), square });
}

/** Hold the real top card of the deck to the table's reader. */
export function tapTop(): void {
  const top = store.state.value?.players?.top;
  if (top) tap(TABLE, top);
}

/** Switch a fault on at that seat, or off. */
export async function breakOrMend(what: WhatIf, seat: number, on: boolean): Promise<void> {
  const devices = store.state.value?.devices ?? {};
  if (!on) return sendAll(switchOff(what, faults.value, devices, seat));
  const done = await Promise.all(switchOn(what, devices, seat).map(send));
  // A custom wiring may have no link of that name: then every device of the seat gets the fault.
  if (what.befalls === "link" && !done.every(Boolean)) sendAll(switchOnEach(what, devices, seat));
}

export function mendEverything(): void {
  sendAll(mendAll(faults.value));
  for (const [seat, { stays }] of onReaders.seen.value) if (stays) lift(seat);
}

/** Follow what the table sends: faults, cards that computer players hold to readers. */
export function followStates(): () => void {
  let last: State | null = null;
  const follow = (state: State | null): void => {
    faults.value = state?.faults ?? {};
    if (state === null || state.number !== last?.number) onReaders.clear();
    else if (last?.players && state.players && state.version !== last.version) {
      for (const { seat, card } of tapped(last.players, state.players, store.news.latest)) onReaders.pass(seat, card);
    }
    last = state;
  };
  follow(store.state.value);
  return store.state.watch(follow);
}

function sendAll(switches: readonly Switch[]): void {
  for (const each of switches) void send(each);
}

async function send(what: Switch): Promise<boolean> {
  const answer = await fault(what.target, what.fault, what.on);
  if (answer.kind === "done") faults.value = after(faults.value, what);
  return answer.kind === "done";
}
