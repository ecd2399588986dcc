/** Ambyria on the phone of a seat: the piles above, what is under way and the own emberscape in the middle, Respond below. */

import { html, type TemplateResult } from "lit";

import { totals } from "../../parts/scores";
import { timeLeft } from "../../seat/alerts";
import type { Form } from "../../seat/legal";
import type { Call, FieldControl, Key, Now, Phone, Tag, Vital } from "../../seat/phone";
import { toBeRevealed } from "../../revealing";
import { sizeOf } from "../../view";
import { say, speaker } from "../../words/say";
import { fieldOf } from "./phone-fields";
import { ambyriaKeys } from "./phone-keys";
import { type Entry, told } from "./phone-ops";
import "./phone-middle";
import { enteredOnChain, proposedOps } from "./phone-proposal";
import { askedOf, holds, lamp, tableOf } from "./phone-view";
import { coveredSeats, steps } from "./reveal";
import { modeIcon, modeOf, UNKNOWN } from "./types";

/** Timers that stand in a tag of their own. */
const TIMED: readonly string[] = ["claim"];

function keys(now: Now, all: readonly Form[]): Key[] {
  const owes = tableOf(now).owed[now.me.seat] ?? 0;
  return ambyriaKeys(all, { phase: now.view.phase, asked: askedOf(now), holds: holds(now), owes });
}

/** It stays where it is, whatever is in the hand: only whether a response may be claimed changes its light. */
function call(now: Now, all: readonly Form[]): Call | null {
  const form = all.find((one) => one.verb === "call" && one.seat === now.me.seat);
  const how = lamp(now);
  if (!form) return null;
  return { form, lamp: how, label: say("phone-ambyria-call"), under: say(`phone-ambyria-call-${how}`), timed: true, compact: true, ...(how === "lit" ? {} : { calm: true }) };
}

function vitals({ me, view }: Now): Vital[] {
  if (view.phase === "setup") return [];
  const counted: [number | null | undefined, string][] = [
    [me.counters["arcane"], "phone-ambyria-arcane-left"], [me.counters["hand"], "show-ambyria-in-hand"], [sizeOf(me.zones["collection"]), "show-ambyria-collected"],
  ];
  return counted.map(([value, name]) => ({ value: value ?? null, name: say(name, { count: value ?? 0 }) }));
}

function tags(now: Now): Tag[] {
  if (now.view.result !== null) return [];
  const mode = modeOf(now.me);
  const shown: Tag[] = mode === null ? [] : [{ text: say(`show-ambyria-mode-${mode}`), icon: modeIcon(mode) }];
  if (holds(now)) shown.push({ text: held(now), icon: "raise", lit: true });
  if (tableOf(now).ending) shown.push({ text: say("show-ambyria-last-phase"), icon: "alert", lit: true });
  if (now.me.flags.includes("hero-used")) shown.push({ text: speaker.value.term("flag", "hero-used"), icon: "check" });
  return shown;
}

/** That the window is this player's, and for how long it may be kept without a reminder. */
function held(now: Now): string {
  const clock = now.state.clocks.find(({ name }) => TIMED.includes(name));
  return say("phone-ambyria-you-hold", { time: clock ? timeLeft(now, clock) : null });
}

/** Besides the round whose turn it is: on a phone the mats of the others are not to be seen. */
function where({ view, me }: Now): string | null {
  if (view.turn === 0 || view.result !== null) return null;
  return speaker.value.marked("phone-ambyria-where", { round: view.round, seat: view.turn, mine: view.turn === me.seat });
}

function middle(now: Now): TemplateResult {
  return html`<ambit-ambyria-middle grows .now=${now}></ambit-ambyria-middle>`;
}

const field = (name: string, control: FieldControl): TemplateResult | null => fieldOf(name, control);

/** Beside the name of somebody who is chosen: how many cards lie there. */
function aside({ view }: Now, seat: number): string {
  return String(sizeOf(view.seats.find((one) => one.seat === seat)?.zones["emberscape"]));
}

function first(name: string, key: Key): unknown {
  if (name === "ops" || name === "cards") return [];
  if (name === "target" && key.form.verb === "aim") return onlyTarget(key);
  return name === "stones" ? 0 : undefined;
}

/** Whoever is the only one that an effect can be directed at is chosen already. */
function onlyTarget({ form }: Key): unknown {
  const targets = new Set(form.entries.map((entry) => entry["target"]));
  return targets.size === 1 ? [...targets][0] : undefined;
}

const sent = (name: string, value: unknown): unknown => (name === "ops" ? told(value as Entry[], UNKNOWN) : value);

function figures({ view }: Now, seat: number): { name: string; value: string }[] {
  const one = view.seats.find((each) => each.seat === seat);
  return [{ name: say("show-ambyria-collected", { count: 2 }), value: String(sizeOf(one?.zones["collection"])) }];
}

/** Totals are turned up on the phone when they are on the table. */
function covered({ view, state }: Now): ReadonlySet<number> {
  const scores = totals(view.result);
  return coveredSeats(scores, steps(scores) - toBeRevealed(state.clocks));
}

export const phone: Phone = { keys, call, vitals, tags, middle, field, aside, first, sent, figures, covered, where, timed: TIMED, enters: enteredOnChain, proposal: proposedOps };
