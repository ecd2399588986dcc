/** What the phone reads from the view of Tamer Tournament. */

import type { Now } from "../../seat/phone";
import { type Ask, type Battle, type Creature, keysOf, printed, SAMPLE, type TamerTable } from "./types";
import { dataOf } from "./cards";

export const tableOf = (now: Now): TamerTable => now.view.table as TamerTable;

export const isManual = (now: Now): boolean => now.view.mode === "manual";
export const isReady = ({ me }: Now): boolean => me.flags.includes("ready");
export const hasChosen = ({ me }: Now): boolean => me.flags.includes("chosen");

/** Whether this seat builds and fights in this round: in a tie-breaker only the contenders do. */
export function takesPart(now: Now): boolean {
  const { contenders } = tableOf(now);
  return contenders.length === 0 || contenders.includes(now.me.seat);
}

/** The battle of this seat in this round. */
export function battleOf(now: Now): Battle | null {
  if (now.view.phase !== "battle" && now.view.phase !== "over") return null;
  return tableOf(now).battles.find(({ seats }) => seats.includes(now.me.seat)) ?? null;
}

/** Against whom; 0 is a sample team. */
export const opponentIn = (battle: Battle, me: number): number => battle.seats.find((seat) => seat !== me) ?? SAMPLE;

/** What this player is asked; whoever faces a sample team answers for it when the own side has nothing to say. */
export function askOf(now: Now): Ask | null {
  const asks = tableOf(now).asks;
  return asks.find(({ seat }) => seat === now.me.seat) ?? asks.find((ask) => ask.seat === SAMPLE && facesSample(now)) ?? null;
}

export function facesSample(now: Now): boolean {
  const battle = battleOf(now);
  return battle !== null && battle.seats.includes(SAMPLE);
}

/** A creature of a seat, with its dice; as it is printed where the view does not list it. */
export const creatureOf = (now: Now, seat: number, key: string): Creature => tableOf(now).creatures[seat]?.[key] ?? printed(key, dataOf(key));

export const rosterOf = (now: Now): string[] => keysOf(now.me, "roster");
export const lineOf = (now: Now): string[] => keysOf(now.me, "line");

/** Line-ups are covered while they are built. */
export const hidesTeam = (now: Now): boolean =>
  now.view.phase === "build" && now.view.seats.some((one) => one.seat !== now.me.seat && typeof one.zones["line"] === "number") && !isManual(now);

/** Points that are left; null in a mode without cards until they are said. */
export function pointsLeft(now: Now): number | null {
  const spent = tableOf(now).spent[now.me.seat];
  return spent === null || spent === undefined ? null : tableOf(now).allowance - spent;
}

/** Everybody who is awaited but me. */
export const othersAwaited = ({ view, me }: Now): number[] => view.to_act.filter((seat) => seat !== me.seat);
