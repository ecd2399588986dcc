/** Tamer Tournament on the phone of a seat: the secret pick, the team in its line, and the own battle. */

import { html, type TemplateResult } from "lit";

import type { Form } from "../../seat/legal";
import type { FieldControl, Key, Now, Phone, Tag } from "../../seat/phone";
import { say, speaker } from "../../words/say";
import { type Entered, told } from "./phone-changes";
import { fieldOf } from "./phone-fields";
import { tamerKeys } from "./phone-keys";
import "./phone-middle";
import { promptOf } from "./phone-prompt";
import { enteredCreature, proposedDice } from "./phone-proposal";
import { tableOf, takesPart } from "./phone-view";
import { written } from "./parts/record";
import { PICKS, record, ROUNDS } from "./types";

const keys = (now: Now, all: readonly Form[]): Key[] => tamerKeys(all, now);

/** How far it is, in one line. */
function where({ view }: Now): string {
  const round = view.round > ROUNDS ? say("phone-tamer-tie-breaker") : say("page-round", { round: view.round });
  if (view.phase === "draft") return say("phone-tamer-where-draft", { round, pick: view.turn, all: PICKS });
  return view.mode === "duel" ? speaker.value.phase(view) : say("phone-tamer-where", { round, phase: speaker.value.phase(view) });
}

function tags(now: Now): Tag[] {
  const { me, view } = now;
  const shown: Tag[] = [];
  if (view.mode !== "duel" && (view.phase === "battle" || view.round > 1)) shown.push({ text: say("phone-tamer-record", { record: written(record(me)) }), icon: "crown" });
  if (me.flags.includes("bye")) shown.push({ text: speaker.value.term("flag", "bye") });
  if (!takesPart(now)) shown.push({ text: speaker.value.term("flag", "eliminated") });
  if (tableOf(now).short) shown.push({ text: say("phone-tamer-short"), icon: "alert", lit: true });
  return shown;
}

const middle = (now: Now): TemplateResult => html`<ambit-tamer-middle grows .now=${now}></ambit-tamer-middle>`;

const field = (name: string, control: FieldControl): TemplateResult | null => fieldOf(name, control);

function first(name: string, key: Key, now: Now): unknown {
  if (name === "changes") return [];
  if (name === "order") return [];
  return name === "points" && key.form.verb === "team" ? tableOf(now).allowance : undefined;
}

/** A rolled order is sent when everybody is in it. */
function sent(name: string, value: unknown, key: Key): unknown {
  if (name === "order") return (value as number[]).length === key.args?.["seats"] ? value : undefined;
  return name === "changes" ? told(value as Entered[], key.form.seat) : value;
}

/** Another creature has other outcomes. */
const changed = (name: string, chosen: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => (name === "card" && "changes" in chosen ? { ...chosen, changes: [] } : chosen);

export const phone: Phone = { keys, call: () => null, vitals: () => [], tags, middle, field, first, sent, changed, prompt: promptOf, where, covers: ["pick", "line"], undoInMenu: true, enters: enteredCreature, proposal: proposedDice };
