/** The one link to the table and its store, for every page. Pages send what people do through this module. */

import { dropToken, type Identity, keptToken, tokenFor } from "./identity";
import { type Answer, Link, type Wire } from "./link";
import { Store } from "./store";
import type { Action, AskedOfLobby, Demo, Device, OrderName, Told } from "./wire";
import { say, speaker } from "./words/say";

/** Seconds on this browser's own clock, the one that stamps its events. */
export const localNow = (): number => performance.now() / 1000;

export const store = new Store(localNow, (number) => say("seat-unnamed", { number }));
speaker.watch(() => store.rename());

/** Orders that are for one state; pausing is for any state. */
const BACK_OR_FORTH: readonly OrderName[] = ["undo", "redo"];

let identity: Identity = "watch";

const link = new Link({
  open: () => new WebSocket(address()) as unknown as Wire,
  token: () => tokenFor(identity),
  later: (seconds, call) => {
    const timer = setTimeout(call, seconds * 1000);
    return () => clearTimeout(timer);
  },
  now: localNow,
  seen: () => store.seen,
  told,
  changed: (state, again) => {
    store.link.value = { state, again };
  },
});

/** Sign in to the table: opens the link, or opens it again as another viewer. */
export function connect(as: Identity): void {
  if (as === identity && store.link.value.state !== "closed") return;
  link.stop();
  store.forget();
  identity = as;
  link.start();
}

/** Leave the table: this page has nothing to do with it. */
export function disconnect(): void {
  link.stop();
  store.forget();
}

/** Sign in again, after a new token was given. */
export function reconnect(): void {
  link.stop();
  store.forget();
  link.start();
}

/** The token that this page signed in with; "" for one that only watches. */
export const ownToken = (): string => keptToken(identity) ?? "";

export const retryNow = (): void => link.retryNow();

/** An action of the game, on the state that the person saw. */
export function act(action: Action): Promise<Answer> {
  return link.ask({ say: "act", version: store.state.value?.version ?? 0, action });
}

/**
 * A press of the reaction button on this page, at the time of the browser's event (`event.timeStamp`).
 * Before the clocks are mapped it is sent without a time, and counts as one that has just arrived.
 */
export function press(action: Action, timeStamp: number): Promise<Answer> {
  const moment = store.clock.moment(timeStamp / 1000);
  return act(moment === null ? action : { ...action, at: moment.at, err: moment.err });
}

export const order = (name: OrderName): Promise<Answer> => link.ask({ say: "order", order: name, ...(BACK_OR_FORTH.includes(name) ? version() : {}) });
export const consent = (seat: number, yes: boolean): Promise<Answer> => link.ask({ say: "consent", seat, yes, ...version() });
export const device = (what: Omit<Device, "say">): Promise<Answer> => link.ask({ say: "device", ...what });
/** Who taps next with the reader that goes round the table. */
export const takeReader = (seat: number): Promise<Answer> => link.ask({ say: "reader", seat });
export const reopen = (name: string): Promise<Answer> => link.ask({ say: "reopen", device: name });
export const overlook = (square: string, on: boolean): Promise<Answer> => link.ask({ say: "overlook", square, on });
/** What a host, or somebody at the own seat, asks between two games. */
export const askLobby = (asked: AskedOfLobby): Promise<Answer> => link.ask(asked);
export const demo = (what: Omit<Demo, "say">): Promise<Answer> => link.ask({ say: "demo", ...what, ...(what.do === "step" ? version() : {}) });
export const fault = (target: string, what: Record<string, unknown>, on: boolean): Promise<Answer> =>
  link.ask({ say: "fault", target, fault: what, on });

/** The state that the person saw, so that no other step is taken back by mistake. */
function version(): { version?: number } {
  const state = store.state.value;
  return state === null ? {} : { version: state.version };
}

function told(message: Told): void {
  // A token that is not valid any more must not be sent again, or the link would try it for ever.
  if (message.tell === "goodbye") dropToken(identity);
  store.take(message);
}

function address(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}
