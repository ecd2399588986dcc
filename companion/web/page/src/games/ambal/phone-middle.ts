/** The middle of the phone: the player's face-down card, what the others have, the last turn step by step, the piles. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { cardBack } from "../../parts/cards";
import { who } from "../../parts/glyph";
import { icon } from "../../parts/icon";
import type { Now } from "../../seat/phone";
import { store } from "../../table";
import type { SeatView } from "../../wire";
import { rich } from "../../words/marks";
import { say, sayRich, speaker } from "../../words/say";
import { lineup } from "./draft";
import { mastery, skills } from "./card-data";
import { face } from "./middle";
import faceStyle from "./middle.css?inline";
import own from "./phone-middle.css?inline";
import { zone } from "./phone-view";
import { resolved, telling } from "./steps";
import { DRAWN } from "./strip";
import type { AmbalTable } from "./types";

const PILES = ["used", "discard", "out", "play"] as const;

@customElement("ambit-ambal-middle")
export class AmbalMiddle extends AmbitElement {
  static override styles = styles(faceStyle, own);

  @property({ attribute: false }) now: Now | null = null;

  protected override watching(): readonly Watchable[] {
    return [skills];
  }

  protected override render(): TemplateResult | typeof nothing {
    const { now } = this;
    if (now === null) return nothing;
    if (now.view.phase === "draft") return lineups(now);
    return html`${now.view.phase === "battle" ? placed(now) : nothing}${others(now)}${turn(now)}${piles(now)}`;
  }
}

function lineups({ view, me }: Now): TemplateResult {
  const { draft } = view.table as AmbalTable;
  const seats = [me, ...view.seats.filter(({ seat }) => seat !== me.seat)];
  return html`${seats.map(({ seat }) => {
    const cards = draft?.lineups[seat] ?? [];
    if (cards.length === 0) return nothing;
    return html`<section><h2>${seat === me.seat ? say("phone-ambal-lineup-own") : sayRich("phone-ambal-lineup-other", { seat })}</h2>${lineup(cards)}</section>`;
  })}${draft && draft.banned.length > 0 ? html`<section><h2>${say("show-ambal-banned")}</h2><p class="quiet">${draft.banned.map((card) => speaker.value.card(card)).join(", ")}</p></section>` : nothing}`;
}

/** Says that a card lies there; which one is shown only while the cover is held open. */
function placed({ state, view, me }: Now): TemplateResult | typeof nothing {
  const { revealed, stage } = view.table as AmbalTable;
  if (stage === "reveal") return html`<div class="faces">${revealed.map((card) => face(card, view.seats.length))}</div>`;
  const { cards = [], target = null } = state.held ?? {};
  const held = cards.length > 0 ? say("phone-ambal-held-card", { what: cards.map((card) => speaker.value.card(card)).join(", ") })
    : target ? say("phone-ambal-held-target", { what: speaker.value.seat(target) }) : null;
  if (held !== null) return html`<p class="own">${icon("reader")}${held}</p>`;
  if (!me.flags.includes("placed")) return nothing;
  return html`<div class="own"><span class="down">${cardBack()}</span><p>${say("phone-ambal-lies")}</p></div>`;
}

function others({ view, me }: Now): TemplateResult {
  return html`<ul class="others num" aria-label=${say("phone-ambal-others")}>${view.seats.filter(({ seat }) => seat !== me.seat).map((one) => html`<li>
    ${who(one.seat, one.name)}<span title=${say("phone-ambal-health")}>${icon("heart")}<b>${one.counters["health"] ?? 0}</b></span>
    <span title=${say("phone-ambal-energy")}>${icon("bolt")}<b>${one.counters["energy"] ?? 0}</b>/${one.counters["max_energy"] ?? 0}</span>
    <span title=${say("phone-ambal-hand")}>${icon("hand")}<b>${one.counters["hand"] ?? 0}</b></span>${said(one)}</li>`)}</ul>`;
}

function said(one: SeatView): TemplateResult | typeof nothing {
  const flag = ["defeated", "placed", "stopped", "skips", "plays"].find((name) => one.flags.includes(name));
  return flag ? html`<span class="tag">${speaker.value.term("flag", flag)}</span>` : nothing;
}

/** The turn that was revealed last: each step with what it did, in whole sentences. */
function turn({ view }: Now): TemplateResult | typeof nothing {
  const { facts } = store.news;
  const waits = (view.table as AmbalTable).revealed.some((card) => card.state === "open");
  const told = resolved(facts, view.seats, waits);
  if (told === null) return nothing;
  const steps = told.steps.map((some, place) => ({ step: place + 1, lines: telling(some) })).filter(({ lines }) => lines.length > 0);
  return html`<details class="turn" open><summary>${say("phone-ambal-steps")}</summary><ol>${steps.map(({ step, lines }) => html`<li>
    <h3>${icon(DRAWN[step - 1] ?? "bolt")}<span class="n">${step}</span>${say(`show-ambal-step-${step}`)}</h3>
    ${lines.map((fact) => html`<p>${rich(speaker.value.fact(view.game, fact))}</p>`)}</li>`)}</ol></details>`;
}

/** The open cards of this player by name, and the Mastery that the Discard Pile gives. */
function piles(now: Now): TemplateResult {
  const lying = PILES.map((name) => ({ name, cards: zone(now, name) })).filter(({ cards }) => cards.length > 0);
  const masters = mastery(zone(now, "discard"), skills.value);
  if (lying.length === 0) return html``;
  return html`<details class="piles"><summary>${say("phone-ambal-piles")} ${lying.map(({ name, cards }) => html`<span class="tag num">${speaker.value.term("counter", name)} ${cards.length}</span>`)}</summary>
    ${masters.length > 0 ? html`<p>${say("phone-ambal-mastery")} ${masters.map(({ school, count }) => html`<span class="tag num">${speaker.value.term("school-ambal", school)} ${count}</span>`)}</p>` : nothing}
    ${lying.map(({ name, cards }) => html`<h3>${speaker.value.term("counter", name)}</h3><p class="quiet">${cards.map((card) => speaker.value.card(card)).join(", ")}</p>`)}</details>`;
}
