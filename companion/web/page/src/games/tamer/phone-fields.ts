/** The controls of Tamer Tournament's own fields: cards with their numbers, outcomes, the rolled order, points. */

import { html, type TemplateResult } from "lit";

import "../../handheld/card-find";
import { chips } from "../../parts/choices";
import "../../parts/stepper";
import { labelOf, ownHand } from "../../seat/fields";
import { around } from "../../seat/filling";
import { allowed, type Choices, choices } from "../../seat/legal";
import type { FieldControl, Now } from "../../seat/phone";
import { cardsByName, say, speaker } from "../../words/say";
import { dataOf, effectsOf, learnCreatures } from "./cards";
import { type Entered, type Reach } from "./phone-changes";
import "./phone-changes-editor";
import "./phone-rolled";
import { battleOf, rosterOf, tableOf } from "./phone-view";
import { SAMPLE } from "./types";

type Field = (control: FieldControl, possible: Choices) => TemplateResult;

const FIELDS: Record<string, Field> = {
  card: ({ now, key, value, set }, possible) => {
    learnCreatures();
    const held = ownHand(now);
    const cards = candidates(now, key.form.verb, possible, held);
    return html`<ambit-card-find .label=${labelOf("card", key)} .cards=${cards} .value=${(value as string | undefined) ?? null} .beside=${(id: string) => beside(id, held)} .says=${(id: string) => effectsOf(id).join(" ")}
      @set=${(event: CustomEvent<string | null>) => set(event.detail ?? undefined)}></ambit-card-find>`;
  },
  at: ({ now, key, value, set }) => {
    const line = battleOf(now)?.lines[key.form.seat]?.length ?? 0;
    const places = Array.from({ length: line + 1 }, (_, at) => ({ value: (at === line ? undefined : at + 1) as unknown, says: at === line ? say("phone-tamer-at-last") : String(at + 1) }));
    return chips(labelOf("at", key), places, value, set);
  },
  changes: ({ now, key, value, chosen, set }) => {
    const creature = String(chosen["card"] ?? "");
    return html`<ambit-tamer-changes .entered=${(value as Entered[] | undefined) ?? []} .reach=${reachOf(now, key.form.seat)} creature=${creature} ?fighting=${now.view.phase === "battle"}
      @set=${(event: CustomEvent<readonly Entered[]>) => set(event.detail)}></ambit-tamer-changes>`;
  },
  order: ({ now, value, set }) =>
    html`<ambit-tamer-rolled .seats=${now.view.seats} .order=${(value as number[] | undefined) ?? []} @set=${(event: CustomEvent<number[]>) => set(event.detail)}></ambit-tamer-rolled>`,
  points: ({ now, key, value, set }) =>
    html`<ambit-stepper .label=${labelOf("points", key)} .value=${Number(value ?? 0)} min="0" max=${tableOf(now).allowance} @set=${(event: CustomEvent<number>) => set(event.detail)}></ambit-stepper>`,
  result: ({ key, value, set }, { values }) => chips(labelOf("result", key), values.map((one) => ({ value: one, says: say(`phone-tamer-report-${String(one)}`) })), value, set),
};

/** Null for a field that every game has. */
export function fieldOf(name: string, control: FieldControl): TemplateResult | null {
  const field = FIELDS[name];
  return field ? field(control, choices(control.key.form, name, around(control.key, control.chosen, name))) : null;
}

/** Cards that may be named. Those in the hand come first; of creatures to add, only such as are not owned yet. */
function candidates(now: Now, verb: string, possible: Choices, held: readonly string[]): { id: string; name: string }[] {
  if (verb === "place" || verb === "resolve") {
    const own = rosterOf(now);
    const keys = possible.values.map(String).filter((key) => verb === "resolve" || !own.includes(key));
    return keys.map((id) => ({ id, name: speaker.value.card(id) }));
  }
  const named = cardsByName(now.state.cards).filter(({ id }) => allowed(possible, id));
  return [...named.filter(({ id }) => held.includes(id)), ...named.filter(({ id }) => !held.includes(id))];
}

/** What is known of a card, in short. */
function beside(id: string, held: readonly string[]): string {
  if (held.includes(id)) return say("phone-in-your-hand");
  const card = dataOf(id);
  return card?.power === undefined || card.health === undefined ? "" : say("phone-tamer-numbers", { points: card.points ?? "?", power: card.power, health: card.health });
}

/** Whose creatures a change may reach: in a battle those who stand in its lines, else the own ones. */
function reachOf(now: Now, seat: number): Reach[] {
  const battle = battleOf(now);
  const name = (one: number): string => (one === SAMPLE ? say("phone-tamer-sample") : speaker.value.seat(one));
  if (battle === null || now.view.phase !== "battle") return [{ seat, name: name(seat), keys: rosterOf(now) }];
  const sides = battle.state === "start" ? [seat] : [seat, ...battle.seats.filter((one) => one !== seat)];
  return sides.map((one) => ({ seat: one, name: name(one), keys: battle.lines[one] ?? [] }));
}
