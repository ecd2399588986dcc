/** What is printed. */

import { html, type TemplateResult } from "lit";

import { locale, say } from "../../words/say";
import { byTable, isBye, nameOf, namesOf, percent, resultOf } from "../names";
import type { Hall, Match } from "../wire";

const tableOf = (match: Match): string => (isBye(match) ? say("hall-page-bye") : match.table ?? say("hall-page-no-table"));

export function pairingsByTable(now: Hall, matches: readonly Match[]): TemplateResult {
  return html`<table><thead><tr><th scope="col">${say("hall-page-table")}</th><th scope="col">${say("hall-page-players")}</th><th scope="col">${say("hall-page-result")}</th></tr></thead>
    <tbody>${byTable(now, matches).map((match) => html`<tr><th scope="row">${tableOf(match)}</th><td>${match.players.map((number) => html`<span class="player"><span class="num">${number}</span> ${nameOf(now, number)}</span>`)}</td>
      <td class="result">${isBye(match) ? "" : resultOf(now, match)}</td></tr>`)}</tbody></table>`;
}

/** For the wall: everybody looks for the own name. */
export function pairingsByName(now: Hall, matches: readonly Match[]): TemplateResult {
  const order = new Intl.Collator(locale(), { numeric: true });
  const rows = matches.flatMap((match) => match.players.map((number) => ({ number, name: nameOf(now, number), match }))).sort((one, other) => order.compare(one.name, other.name));
  return html`<table><thead><tr><th scope="col">${say("hall-page-player")}</th><th scope="col">${say("hall-page-table")}</th><th scope="col">${say("hall-print-against")}</th></tr></thead>
    <tbody>${rows.map(({ number, name, match }) => html`<tr><th scope="row">${name}</th><td>${tableOf(match)}</td><td>${namesOf(now, match.players.filter((one) => one !== number))}</td></tr>`)}</tbody></table>`;
}

export function standings(now: Hall): TemplateResult {
  return html`<table class="numbers"><thead><tr><th scope="col">${say("hall-page-place-short")}</th><th scope="col" class="name">${say("hall-page-player")}</th><th scope="col">${say("hall-page-points")}</th>
      <th scope="col">${say("hall-page-opponents")}</th><th scope="col">${say("hall-page-wins")}</th><th scope="col">${say("hall-page-byes")}</th></tr></thead>
    <tbody>${now.standings.map((row) => html`<tr><td>${row.place}</td><th scope="row" class="name">${nameOf(now, row.player)}</th><td>${row.points}</td><td>${percent(row.opponents)}</td><td>${row.wins}</td><td>${row.byes}</td></tr>`)}</tbody></table>`;
}

/** To be filled in where a table has no device, or the hall is off: one slip a match, cut along the dashes. */
export function slips(now: Hall, matches: readonly Match[]): TemplateResult {
  return html`${byTable(now, matches).filter((match) => !isBye(match)).map((match) => html`<article class="slip"><header><b>${tableOf(match)}</b><span>${now.hall} · ${say("hall-page-round", { round: match.round, planned: now.planned })}</span></header>
    <ul>${match.players.map((number) => html`<li><span class="box"></span><span class="num">${number}</span> <b>${nameOf(now, number)}</b><span class="sign">${say("hall-print-sign")}</span></li>`)}
      ${now.format === "elimination" ? "" : html`<li><span class="box"></span>${say("hall-page-drawn")}</li>`}</ul><p>${say("hall-print-slip-how")}</p></article>`)}`;
}
