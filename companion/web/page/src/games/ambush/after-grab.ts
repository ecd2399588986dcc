/** The middle of the table when the grab is over: looking through the piles, rolling for a dead heat, putting back. */

import { html, nothing, type TemplateResult } from "lit";

import { die } from "../../parts/die";
import { glyph } from "../../parts/glyph";
import { type Icon, icon } from "../../parts/icon";
import { rich } from "../../words/marks";
import { say, speaker } from "../../words/say";
import { declared, rolls } from "./call";
import type { AmbushScene } from "./types";

/** How many Ambush cards make a call good. */
const ENOUGH = 2;

/** Was the call right? Who has declared how many, and who is still looking. */
export function verify({ view, facts }: AmbushScene): TemplateResult {
  const said = declared(facts);
  const waiting = (view.prompt.args["waiting"] as number[] | undefined) ?? [];
  const seats = [...new Set([...said.keys(), ...waiting])].sort((one, other) => (one || 9) - (other || 9));
  const found = [...said.values()].reduce((sum, count) => sum + count, 0);
  return html`<p class="headline">${say("show-ambush-was-it-good")}</p>
    <p class="big num">${found}</p>
    <p class="under">${say("show-ambush-found-of", { found, enough: ENOUGH })}</p>
    <ul class="rows">${seats.map((seat) => row(seat, said.get(seat)))}</ul>`;
}

function row(seat: number, count: number | undefined): TemplateResult {
  const name = seat ? html`${glyph(seat)}<span>${speaker.value.seat(seat)}</span>` : html`${icon("deck")}<span>${say("show-ambush-left-lying-row")}</span>`;
  const state = count === undefined ? html`<span class="faint">${say("show-ambush-waiting")}</span>` : html`<b class="num">${count}</b>`;
  return html`<li data-seat=${seat || nothing}>${name}${state}</li>`;
}

/** A false call in a dead heat: dice decide who made it. */
export function heat({ view, facts }: AmbushScene): TemplateResult {
  const thrown = rolls(facts);
  const tied = view.table.window?.callers ?? [];
  const again = facts.findLast((fact) => ["reroll", "ambush"].includes(fact.fact))?.fact === "reroll";
  return html`${verdict("false")}
    <p class="headline">${say(again ? "show-ambush-roll-again" : "show-ambush-roll-for-it")}</p>
    <ul class="throws">${tied.map((seat) => {
      const roll = thrown.get(seat) ?? null;
      const label = say(roll === null ? "show-ambush-to-roll" : "show-ambush-rolled", { roll });
      return html`<li data-seat=${seat}>${die(roll, label)}<span class="who">${glyph(seat)}${speaker.value.seat(seat)}</span></li>`;
    })}</ul>`;
}

/** The verdict, who pays, and what goes where; then the turn goes on. */
export function aftermath(scene: AmbushScene): TemplateResult {
  const { view, facts } = scene;
  const window = view.table.window;
  const since = facts.slice(facts.map((fact) => fact.fact).lastIndexOf("ambush"));
  const told = since.filter((fact) => ["penalty", "joined"].includes(fact.fact));
  return html`${window?.verdict ? verdict(window.verdict) : nothing}
    <ul class="moves">${told.map((fact) => html`<li>${rich(speaker.value.fact(view.game, fact))}</li>`)}</ul>
    <p class="stack num">${icon("deck")}<span><b>${view.table.deck}</b> ${say("show-ambush-in-deck", { count: view.table.deck })}</span></p>`;
}

function verdict(which: "good" | "false"): TemplateResult {
  const drawn: Icon = which === "good" ? "check" : "cross";
  return html`<p class="verdict ${which}"><span class="sign">${icon(drawn)}</span>${say(`show-ambush-verdict-${which}`)}</p>`;
}
