/** The sheets of a hall's screen. */

import { html, nothing, type TemplateResult } from "lit";

import { icon } from "../../parts/icon";
import { say, speaker } from "../../words/say";
import { drawn, isBye, nameOf, percent, playerOf } from "../names";
import { gameName } from "../parts/about";
import { presence } from "../parts/presence";
import type { Hall, Live, Match } from "../wire";
import type { Sheet } from "./rotating";

export function shown(now: Hall, sheet: Sheet): TemplateResult {
  switch (sheet.kind) {
    case "pairings":
      return html`<h2>${say("hall-page-pairings")}</h2><ol class="pairings ${sheet.rows.length > 8 ? "two" : "few"}">${sheet.rows.map((match) => pairing(now, match))}</ol>`;
    case "standings":
      return html`<div class="title"><h2>${say(now.phase === "over" ? "hall-page-final" : "hall-page-standings")}</h2><p class="quiet">${say("hall-page-tie-breaks")}</p></div><ol class="standings ${sheet.rows.length > 10 ? "two" : sheet.rows.length > 7 ? "" : "few"}">${sheet.rows.map((row) => html`<li><b class="num place">${row.place}</b>
        <span class="name ${playerOf(now, row.player)?.here ? "" : "faint"}">${nameOf(now, row.player)}</span><span class="num quiet">${percent(row.opponents)} %</span><b class="num points">${row.points}</b></li>`)}</ol>`;
    case "tables":
      return html`<h2>${say("hall-page-tables-live")}</h2><ul class="tables ${sheet.rows.length > 4 ? "" : "few"}">${sheet.rows.map((table) => live(now, table))}</ul>`;
    case "players":
      return html`<h2>${say("hall-page-here", { count: now.players.filter((player) => player.here).length })}</h2><div class="coming"><ol class="players">${sheet.rows.map((player) => html`<li><b class="num">${player.number}</b> ${player.name}</li>`)}</ol>${invitation()}</div>`;
    case "soon":
      return now.phase === "setting-up" ? html`<p class="voice soon">${say("hall-phone-soon")}</p>` : html`<div class="soon">${invitation()}</div>`;
  }
}

/** The code of the day is not on it: the desk gives that to whoever has come. */
const invitation = (): TemplateResult => html`<figure class="invitation"><img src="/api/qr" alt=${say("hall-page-qr")} /><figcaption class="voice">${say("hall-screen-check-in")}</figcaption></figure>`;

function pairing(now: Hall, match: Match): TemplateResult {
  const names = match.players.map((number) => html`<span class="name ${match.winners?.includes(number) && !drawn(match) && !isBye(match) ? "won" : ""}">${nameOf(now, number)}</span>`);
  const [first, ...others] = names;
  const settled = match.winners !== null && !isBye(match);
  return html`<li class=${settled ? "settled" : ""}><b class="table ${match.table === null ? "state" : ""}">${isBye(match) ? say("hall-page-bye") : match.table ?? say("hall-page-no-table")}</b>
    <span class="names">${first}${others.map((name) => html`<span class="faint">–</span>${name}`)}</span>
    ${settled ? html`<span class="result quiet">${icon("check")}${drawn(match) ? say("hall-page-drawn") : say("hall-page-done")}</span>` : nothing}</li>`;
}

/** A table as the people around it see it: names and what their counters show. */
function live(now: Hall, name: string): TemplateResult {
  const table = now.tables.find((one) => one.table === name);
  if (!table?.live) return html``;
  const { live } = table;
  const called = table.called !== null;
  return html`<li class=${called ? "called" : ""}><div class="head"><b class="table">${name}</b>${called ? html`<span class="tag lit">${icon("raise")}${say("hall-page-judge")}</span>` : table.presence === "ready" ? html`<span class="quiet num">${about(live)}</span>` : presence(table.presence)}</div>
    <ul>${live.seats.map((seat, place) => html`<li class=${live.winners?.includes(place + 1) ? "won" : ""}><span class="name">${seat.name}</span>${counters(seat.counters)}</li>`)}</ul></li>`;
}

/** At most two numbers a seat: more cannot be read from afar. */
function counters(all: Record<string, number | null>): TemplateResult {
  const known = Object.entries(all).filter((entry): entry is [string, number] => entry[1] !== null).slice(0, 2);
  return html`${known.map(([counter, value]) => html`<span class="counter"><b class="num">${value}</b> <span class="quiet">${speaker.value.term("counter", counter)}</span></span>`)}`;
}

const about = (live: Live): string => [gameName(live.game), say("page-round", { round: live.round })].join(" · ");

