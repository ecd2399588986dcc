/** What this player does now, or for whom everybody waits. */

import type { Now } from "../../seat/phone";
import { speaker } from "../../words/say";
import { askOf, battleOf, hasChosen, isManual, isReady, lineOf, opponentIn, othersAwaited, tableOf, takesPart } from "./phone-view";
import type { Ask } from "./types";

const said = (id: string, args: Record<string, unknown> = {}): string => speaker.value.marked(`phone-tamer-say-${id}`, args);

/** Marked text; null where the table's own prompt says it. */
export function promptOf(now: Now): string | null {
  switch (now.view.phase) {
    case "draft":
      return draft(now);
    case "build":
      return build(now);
    case "battle":
      return battle(now);
    default:
      return null;
  }
}

function draft(now: Now): string {
  const ask = askOf(now);
  if (ask?.kind === "choose") return asked(ask);
  if (!hasChosen(now)) return said(isManual(now) ? "pick-manual" : "pick");
  return wait(now);
}

function build(now: Now): string {
  const ask = askOf(now);
  if (!takesPart(now)) return said("out", { seats: now.view.to_act });
  if (ask?.kind === "choose") return asked(ask);
  if (isReady(now)) return wait(now);
  if (isManual(now)) return said("build-manual", { points: tableOf(now).allowance });
  return said(lineOf(now).length === 0 ? "build" : "build-more");
}

function battle(now: Now): string {
  const own = battleOf(now);
  const ask = askOf(now);
  if (own === null || own.state === "done") return wait(now);
  if (ask !== null) return asked(ask);
  const other = opponentIn(own, now.me.seat);
  if (own.state === "report") return said("report", { seat: other });
  if (own.state === "fight") return said("fight");
  return said("other", { seat: other });
}

function asked(ask: Ask): string {
  return said(`ask-${ask.kind}`, { seat: ask.seat, card: ask.creature ?? "", n: ask.n ?? 0, round: ask.round ?? 0 });
}

function wait(now: Now): string {
  const seats = othersAwaited(now);
  return seats.length > 0 ? said("wait", { seats }) : said("wait-table");
}
