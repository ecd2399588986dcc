/** What a phone shows above its keys: who sits here, the numbers of the seat, and what lies in the middle. */

import { html, nothing, type TemplateResult } from "lit";

import { glyph } from "../parts/glyph";
import { icon } from "../parts/icon";
import { rulesPath } from "../rules/book";
import { rich } from "../words/marks";
import { say, speaker } from "../words/say";
import { faults, reader, running } from "./alerts";
import { ownHand } from "./fields";
import type { Now, Phone, Tag, Vital } from "./phone";
import { result } from "./result";
import "./hidden-cards";

export function bar(now: Now, phone: Phone, menuOpen: boolean, toggle: () => void): TemplateResult {
  const { me, view } = now;
  const round = view.round > 0 ? say("page-round", { round: view.round }) : "";
  return html`<header class="bar">
    <h1 class="me">${glyph(me.seat)}<span>${me.name}</span></h1>
    <p class="where num">${rich(phone.where?.(now) ?? round)}</p>
    <button class="key cloth" type="button" aria-expanded=${menuOpen ? "true" : "false"}
      @click=${toggle}>${icon("list")}${say("phone-more")}</button>
  </header>`;
}

export function vitals(now: Now, phone: Phone): TemplateResult {
  return html`<section class="vitals num" aria-label=${say("phone-my-numbers")}>
    ${phone.vitals(now).map(vital)}
    <div class="tags">${[...running(now, phone), ...phone.tags(now)].map(tag)}</div>
  </section>`;
}

function vital({ value, name, small }: Vital): TemplateResult {
  return html`<p class="vital"><b>${value ?? say("phone-none")}</b>${small ? html`<small> ${small}</small>` : nothing}<span>${name}</span></p>`;
}

function tag({ text, icon: drawn, lit }: Tag): TemplateResult {
  return html`<span class="tag ${lit ? "lit" : ""}">${drawn ? icon(drawn) : nothing}${text}</span>`;
}

export function middle(now: Now, phone: Phone): TemplateResult | typeof nothing {
  const { view, state, me } = now;
  if (view.result !== null) return result(now, phone);
  const things = hidden(now, phone.covers ?? []);
  // Rules that players must keep by themselves are shown to those who act; in practice mode, to everybody.
  const told = view.to_act.includes(me.seat) || view.phase === "setup" || view.mode === "practice";
  const lines = told ? speaker.value.beside(view, state.reminders) : [];
  return html`${faults(now)}${reader(now)}
    <div class="lying">${phone.middle(now) ?? nothing}</div>
    ${things.length > 0 ? html`<ambit-hidden-cards .things=${things}></ambit-hidden-cards>` : nothing}
    ${lines.length > 0 ? html`<ul class="reminders">${lines.map((line, place) => html`<li>${line}${toRule(state.reminders[place])}</li>`)}</ul>` : nothing}`;
}

/** From a reminder to its rule; the last line of a practice round is no rule by itself. */
const toRule = (clause: string | undefined): TemplateResult | typeof nothing => (clause ? html` <a href=${rulesPath({ clause })}>${say("phone-the-rule")}</a>` : nothing);

/** What only this player may see: lists of cards in the player's own zones, and at a simulated table the hand itself. */
function hidden(now: Now, covered: readonly string[]): { zone: string; cards: string[] }[] {
  const lists = Object.entries(now.me.zones).filter((zone): zone is [string, string[]] => Array.isArray(zone[1]) && !covered.includes(zone[0]) && coveredElsewhere(now, zone[0]));
  const hand = ownHand(now);
  const all: [string, readonly string[]][] = hand.length > 0 ? [["hand", hand], ...lists] : lists;
  return all.map(([zone, cards]) => ({ zone, cards: cards.map((id) => speaker.value.card(id)) }));
}

/** Whether a zone is hidden from the others: they are told only how many cards lie there. Open piles are not hidden. */
function coveredElsewhere({ view, me }: Now, zone: string): boolean {
  return view.seats.every((one) => one.seat === me.seat || !Array.isArray(one.zones[zone]));
}
