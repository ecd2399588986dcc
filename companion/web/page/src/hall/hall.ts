/** The one link to the hall, what it told, and what is asked of it: for every page of a hall. */

import { ask, Declined } from "../api";
import { Cell } from "../cell";
import { become } from "../changes";
import { Link, type LinkState, type Wire } from "../link";
import { remember, remembered } from "../setting";
import type { Said, Told as TableTold } from "../wire";
import type { Deed, Desk, Hall, HallFact, Role, Told } from "./wire";
import type { Message } from "../wire";

export type Identity = "desk" | "player" | "watch";
/** A refusal, with the clause that it goes by. */
export interface Refused { message: Message; clause: string | null; stale: boolean }

export const hall = new Cell<Hall | null>(null);
export const desk = new Cell<Desk | null>(null);
export const me = new Cell<{ role: Role; player: number | null } | null>(null);
export const line = new Cell<{ state: LinkState; again: number | null }>({ state: "closed", again: null });
export const refusal = new Cell<Refused | null>(null);
/** Seconds that the hall's clock is ahead of this browser's. */
export const ahead = new Cell(0);

export const localNow = (): number => performance.now() / 1000;
/** Unix seconds on the hall's clock. */
export const hallNow = (): number => Date.now() / 1000 + ahead.value;

let identity: Identity = "watch";

const link = new Link({
  open: () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`) as unknown as Wire,
  token: tokenNow,
  later: (seconds, call) => {
    const timer = setTimeout(call, seconds * 1000);
    return () => clearTimeout(timer);
  },
  now: localNow,
  seen: () => null,
  ping: () => ({ say: "ping" }) as Said,
  told: (message: TableTold) => take(message as unknown as Told),
  changed: (state, again) => {
    line.value = { state, again };
  },
});

/** One message of the hall. */
export function take(message: Told): void {
  switch (message.tell) {
    case "welcome":
      me.value = { role: message.role, player: message.player };
      break;
    case "hall": {
      const { tell: _, ...told } = message;
      know(told);
      break;
    }
    case "changes":
      if (hall.value !== null) know(become(hall.value, message.changes) as Hall);
      break;
    case "desk": {
      const { tell: _, ...told } = message;
      desk.value = told;
      break;
    }
    case "pong":
      ahead.value = settled(message.now - Date.now() / 1000);
      break;
    case "goodbye":
      // A token that does not hold any more must not be sent again, or the link would try it for ever.
      remember(`hall.${identity}`, null);
      me.value = null;
  }
}

function know(told: Hall): void {
  if (told.clock !== null && told.clock.now !== hall.value?.clock?.now) ahead.value = settled(told.clock.now - Date.now() / 1000);
  hall.value = told;
}

/** A message is some milliseconds on its way: a clock is not set anew for less than a quarter of a second. */
const settled = (seen: number): number => (Math.abs(seen - ahead.value) < 0.25 ? ahead.value : seen);

export function connect(as: Identity): void {
  identity = as;
  link.start();
}

export function disconnect(): void {
  link.stop();
}

/** Sign in again, after a token was given or taken. */
export function reconnect(): void {
  link.stop();
  me.value = null;
  link.start();
}

export const retryNow = (): void => link.retryNow();

export const token = (as: Identity = identity): string => remembered(`hall.${as}`) ?? "";
export const keepToken = (as: Identity, given: string | null): void => remember(`hall.${as}`, given);

/** On the machine of the hall itself, whoever opens the desk has it; elsewhere the PIN is asked for. */
const AT_THE_DESK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

async function tokenNow(): Promise<string> {
  const kept = token();
  if (kept || identity !== "desk" || !AT_THE_DESK.test(location.hostname)) return kept;
  return becomeDesk("").catch(() => "");
}

/** The token of the desk; refused with a reason where the PIN is another. */
export async function becomeDesk(pin: string): Promise<string> {
  const { token: given } = await ask<{ token: string }>("POST", "/api/desk", pin ? { pin } : {});
  keepToken("desk", given);
  return given;
}

/** Ask the hall; a refusal is shown until something else is done. Null where it was refused. */
export async function tell<T>(path: string, body: unknown = {}, method: "GET" | "POST" = "POST"): Promise<T | null> {
  try {
    const answer = await asked(method, path, method === "GET" ? undefined : body);
    refusal.value = null;
    return answer as T;
  } catch (wrong) {
    if (!(wrong instanceof Declined)) throw wrong;
    refusal.value = { message: wrong.why, clause: wrong.clause, stale: false };
    return null;
  }
}

/** Do something at the desk. The facts that came of it, or null where it was refused. */
export const deed = async (done: Deed): Promise<HallFact[] | null> => (await tell<{ facts: HallFact[] }>("/api/deeds", done))?.facts ?? null;

export const asked = <T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> => ask<T>(method, path, body, token());
