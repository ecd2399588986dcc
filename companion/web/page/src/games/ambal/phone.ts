/** Ambal Tournament on a seat's phone: Health and Energy above, the player's card and the turn in the middle, keys below. */

import { html, nothing, type TemplateResult } from "lit";

import type { Chosen, Form } from "../../seat/legal";
import type { Call, FieldControl, Key, Now, Phone, Tag, Vital } from "../../seat/phone";
import { counterText, sizeOf } from "../../view";
import { say, speaker } from "../../words/say";
import { conditionsOf } from "./boards";
import { learnSkills, skills } from "./card-data";
import { tileIcon } from "./lasting";
import "./phone-deck";
import { ambalKeys } from "./phone-keys";
import "./phone-list";
import "./phone-middle";
import { enteredSkill, proposedSkill } from "./phone-proposal";
import { removable } from "./phone-view";
import type { AmbalTable } from "./types";
import type { Effects } from "./worksheet";
import "./worksheet-editor";
import { TYPES } from "./types";

export const tableOf = (now: Now): AmbalTable => now.view.table as AmbalTable;

function keys(now: Now, all: readonly Form[]): Key[] {
  learnSkills();
  const { stage, draft } = tableOf(now);
  return ambalKeys(all, { phase: now.view.phase, stage, seat: now.me.seat, draft });
}

/** "Who goes first?" is on the round button. */
function call(now: Now, all: readonly Form[]): Call | null {
  const form = all.find(({ verb, seat }) => verb === "order" && seat === now.me.seat);
  return form ? { form, lamp: "lit", label: say("phone-ambal-order"), under: say("phone-ambal-order-under"), unhurried: true } : null;
}

function vitals({ me, view }: Now): Vital[] {
  if (view.phase === "draft") return [{ value: sizeOf(me.zones["picks"]), name: speaker.value.term("counter", "picks") }];
  const { health = 0, max_health, energy = 0, max_energy, hand = 0 } = me.counters;
  return [
    { value: health, name: say("phone-ambal-health"), small: say("phone-ambal-of", { most: max_health ?? 0 }) },
    { value: energy, name: say("phone-ambal-energy"), small: say("phone-ambal-of", { most: max_energy ?? 0 }) },
    { value: hand, name: say("phone-ambal-hand") },
  ];
}

/** Lasting effects on this player with their rounds, and what the player declared in this turn. The placed card is shown elsewhere. */
function tags(now: Now): Tag[] {
  const conditions = conditionsOf(now.me.counters).map(({ name, left }): Tag => ({ text: `${speaker.value.term("counter", name)}, ${left}`, icon: tileIcon(name), lit: left === 1 }));
  const cards = tableOf(now).durations.filter(({ on }) => on === now.me.seat).map(({ card, kind, left }): Tag => ({ text: `${speaker.value.card(card)}, ${left}`, icon: tileIcon(kind), lit: left === 1 }));
  const flags = now.me.flags.filter((flag) => flag !== "placed").map((flag): Tag => ({ text: speaker.value.term("flag", flag), icon: flag === "done" || flag === "plays" ? "check" : "halt" }));
  return [...conditions, ...cards, ...flags];
}

function middle(now: Now): TemplateResult {
  return html`<ambit-ambal-middle grows .now=${now}></ambit-ambal-middle>`;
}

function field(name: string, { now, key, value, chosen, set }: FieldControl): TemplateResult | null {
  const tell = (event: CustomEvent<unknown>): void => set(event.detail);
  switch (name) {
    case "effects":
      return html`<p class="quiet">${say("phone-ambal-no-data-hint")}</p><ambit-ambal-worksheet .effects=${(value as Effects | undefined) ?? []} .seats=${now.view.seats.map(({ seat }) => seat)} @set=${tell}></ambit-ambal-worksheet>`;
    case "cost":
      return html`<ambit-stepper .label=${say("phone-field-cost")} .value=${Number(value ?? 0)} min="0" max="60" @set=${tell}></ambit-stepper>`;
    case "types":
      return some(TYPES.map((type) => ({ value: type, says: speaker.value.term("types-ambal", type) })), (value as string[] | undefined) ?? [], set);
    case "remove":
      return some(removable(now, { ...key.chosen, ...chosen }, skills.value).map((value) => ({ value: value.id, says: value.name })), (value as string[] | undefined) ?? [], set);
    case "cards":
      return html`<ambit-ambal-list .now=${now} what=${key.form.verb} .cards=${(value as string[] | undefined) ?? []} @set=${tell}></ambit-ambal-list>`;
    case "battle":
    case "library":
      return html`<ambit-ambal-deck .now=${now} pile=${name} .cards=${listed(value)} .other=${key.ask.length > 1 ? listed(chosen[name === "battle" ? "library" : "battle"]) : null} @set=${tell}></ambit-ambal-deck>`;
    default:
      return null;
  }
}

const NONE: readonly string[] = [];
const listed = (value: unknown): readonly string[] => (value as string[] | undefined) ?? NONE;

/** What may be removed lies on the target: for another target it is chosen again. */
function changed(field: string, chosen: Chosen): Chosen {
  return field === "target" && "remove" in chosen ? { ...chosen, remove: [] } : chosen;
}

/** A control for any number of a few values. */
function some(all: readonly { value: string; says: string }[], chosen: readonly string[], set: (value: string[]) => void): TemplateResult {
  const flip = (value: string): void => set(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return html`<div class="chips">${all.map(({ value, says }) => html`<button class="chip" type="button" aria-pressed=${chosen.includes(value) ? "true" : "false"}
    @click=${() => flip(value)}>${says}</button>`)}${all.length === 0 ? html`<span class="quiet">${say("phone-none")}</span>` : nothing}</div>`;
}

function first(name: string): unknown {
  if (name === "cost") return 0;
  return ["effects", "types", "remove", "cards"].includes(name) ? [] : undefined;
}

/** An empty list of kinds is left out; cards to take are at least one. */
function sent(name: string, value: unknown): unknown {
  const none = Array.isArray(value) && value.length === 0;
  return none && ["types", "cards", "battle", "library"].includes(name) ? undefined : value;
}

/** The Health, shown beside the name of a seat that can be chosen. */
function aside(now: Now, seat: number): string {
  return counterText(now.view, seat, "health");
}

function figures(now: Now, seat: number): { name: string; value: string }[] {
  return ["energy", "max_energy", "hand", "deck"].map((name) => ({ name: speaker.value.term("counter", name), value: counterText(now.view, seat, name) }));
}

export const phone: Phone = { keys, call, vitals, tags, middle, field, first, sent, changed, aside, figures, enters: enteredSkill, proposal: proposedSkill };
