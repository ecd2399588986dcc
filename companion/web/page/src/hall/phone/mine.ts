/** What concerns one player now: the table, the opponent, the clock, the place in the standings. */

import { html, nothing, type TemplateResult } from "lit";

import { icon } from "../../parts/icon";
import { say, sayMessage } from "../../words/say";
import { hallNow } from "../hall";
import { isBye, matchOf, namesOf, percent, resultOf, standingOf } from "../names";
import { clockSays, secondsLeft } from "../time";
import type { Hall, Player } from "../wire";

export function mine(hall: Hall, player: Player): TemplateResult {
  const match = hall.phase === "checking-in" || hall.phase === "over" ? undefined : matchOf(hall, player.number);
  if (match === undefined) return html`<p class="voice big" role="status">${say(waiting(hall, player), { round: hall.round + 1 })}</p>`;
  const result = resultOf(hall, match);
  const left = secondsLeft(hall.clock, hallNow());
  const others = match.players.filter((number) => number !== player.number);
  return html`<section class="well match" aria-label=${say("hall-page-round", { round: match.round, planned: hall.planned })}>
    <p class="quiet num">${say("hall-page-round", { round: match.round, planned: hall.planned })}</p>
    ${isBye(match) ? html`<p class="voice big" role="status">${say("hall-phone-bye")}</p>` : html`<p class="seat" role="status"><span class="quiet">${say("hall-phone-table")}</span><b>${match.table ?? say("hall-page-no-table")}</b></p>
      <p class="voice big">${say("hall-phone-against", { names: namesOf(hall, others) })}</p>`}
    ${result && !isBye(match) ? html`<p class="tag lit">${icon("check")}${result}</p>` : left !== null && !isBye(match) ? html`<p class="clock num" role="timer">${icon("clock")}${clockSays(left)}</p>` : nothing}
    <p class="quiet small">${sayMessage(match.why)}</p>
    ${player.here ? nothing : html`<p class="small">${say("hall-phone-left")}</p>`}
  </section>`;
}

/** Why there is nothing to play just now. */
function waiting(hall: Hall, player: Player): string {
  if (hall.phase === "over") return "hall-phone-over";
  if (!player.here) return "hall-phone-left";
  if (hall.format === "elimination" && hall.sitting_out.includes(player.number)) return "hall-phone-out";
  if (hall.format === "free") return "hall-phone-free";
  return hall.round === 0 ? "hall-phone-wait" : "hall-phone-next-round";
}

export function place(hall: Hall, { number }: Player): TemplateResult | typeof nothing {
  const standing = standingOf(hall, number);
  if (standing === undefined || hall.round === 0) return nothing;
  return html`<section class="place"><p><b class="num">${standing.place}</b><span class="quiet">${say("hall-page-place")}</span></p>
    <p><b class="num">${standing.points}</b><span class="quiet">${say("hall-page-points")}</span></p>
    <p><b class="num">${percent(standing.opponents)}</b><span class="quiet">${say("hall-page-opponents")}</span></p></section>`;
}
