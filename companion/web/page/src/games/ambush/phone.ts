/** Ambush on the phone of a seat: castle and hand above, the battlefield in the middle, the big button below. */

import { html, type TemplateResult } from "lit";

import { pressed } from "../../seat/keys";
import type { Form } from "../../seat/legal";
import type { Call, FieldControl, Key, Now, Phone, Tag, Vital } from "../../seat/phone";
import { counterText, sizeOf } from "../../view";
import { say, speaker } from "../../words/say";
import { type Changes, toSend } from "./phone-changes";
import "./phone-changes-editor";
import { ambushKeys } from "./phone-keys";
import "./phone-middle";
import { enteredCard, proposedChanges } from "./phone-proposal";
import { lamp, type Stats, standing, tableOf, wholeOf } from "./phone-view";

function keys(now: Now, all: readonly Form[]): Key[] {
  const castle = tableOf(now).castles[String(now.me.seat)] ?? null;
  const waiting = now.view.phase === "verify" ? (now.view.prompt.args["waiting"] as number[] | undefined) : undefined;
  return ambushKeys(all, { phase: now.view.phase, seat: now.me.seat, castle, ...(waiting ? { waiting } : {}) });
}

/** The button stays in place after the player's own press, until the window for calls closes. */
function call(now: Now, all: readonly Form[]): Call | null {
  const form = all.filter((one) => one.verb === "call").map(pressed).find((one) => one !== null);
  const { lamp: how, why } = lamp(now);
  if (!form && !(how === "pressed" && tableOf(now).window?.open)) return null;
  const none: Form = { verb: "call", seat: now.me.seat, entries: [] };
  return { form: form ?? none, lamp: how, label: say("phone-ambush-call"), under: say(why) };
}

function vitals(now: Now): Vital[] {
  const table = tableOf(now);
  const name = table.castles[String(now.me.seat)] ?? speaker.value.term("counter", "castle");
  const whole = wholeOf(now);
  const castle: Vital = { value: now.me.counters["castle"] ?? null, name, ...(whole === null ? {} : { small: say("phone-ambush-of", { top: whole }) }) };
  const vital: Vital[] = [castle];
  if (now.view.phase !== "setup") vital.push({ value: sizeOf(now.me.zones["hand"]), name: say("phone-ambush-in-hand") });
  const pile = sizeOf(now.me.zones["captured"]);
  if (pile > 0) vital.push({ value: pile, name: say("phone-ambush-in-pile") });
  return vital;
}

function tags(now: Now): Tag[] {
  const { phase } = now.view;
  const found: Tag[] = [];
  const guard = now.me.counters["guard"] ?? 0;
  if (guard > 0) found.push({ text: say("phone-ambush-guard", { guard }), icon: "shield" });
  if (phase === "expose" || phase === "play" || phase === "effect") {
    const open = tableOf(now).calls_open;
    found.push(open ? { text: say("phone-ambush-open"), icon: "lamp", lit: true } : { text: say("phone-ambush-closed"), icon: "halt" });
  }
  const flags = now.me.flags.map((flag): Tag => ({ text: speaker.value.term("flag", flag), icon: flag === "stopped" ? "check" : "alert" }));
  return [...found, ...flags];
}

function middle(now: Now): TemplateResult {
  const tall = tableOf(now).window !== null || now.view.phase === "setup";
  return html`<ambit-ambush-middle ?tall=${tall} .now=${now}></ambit-ambush-middle>`;
}

function record(now: Now): string | null {
  const { best_ms, last_ms } = statsOf(now, now.me.seat);
  return best_ms === null || last_ms === null ? null : say("phone-ambush-record", { best: best_ms, last: last_ms });
}

function field(name: string, { now, value, set }: FieldControl): TemplateResult | null {
  if (name !== "changes") return null;
  const seats = now.view.seats.filter((seat) => standing(now).includes(seat.seat));
  return html`<ambit-ambush-changes .changes=${value as Changes} .seats=${seats} .me=${now.me.seat}
    @set=${(event: CustomEvent<Changes>) => set(event.detail)}></ambit-ambush-changes>`;
}

/** The castle's value, shown beside the name of a seat that can be chosen. */
function aside(now: Now, seat: number): string {
  return counterText(now.view, seat, "castle");
}

function first(name: string, key: Key, now: Now): unknown {
  if (name === "changes") return [];
  if (name === "captured") return sizeOf(now.me.zones["captured"]);
  if (name === "name" && key.form.verb === "castle") return tableOf(now).castles[String(now.me.seat)] ?? "";
  // A tapped card that waits for its target is kept: only the target is asked for.
  if (name === "card" && key.form.verb === "play") return now.state.held?.cards[0];
  if (name === "first") return now.me.seat;
  return undefined;
}

/** After an Ambush, an empty entry is left out; elsewhere it means "nothing more". */
function sent(name: string, value: unknown, key: Key): unknown {
  if (name !== "changes") return value;
  const list = toSend(value as Changes);
  return key.form.verb === "resolve" && key.place === "tall" && list.length === 0 ? undefined : list;
}

function figures(now: Now, seat: number): { name: string; value: string }[] {
  const stats = statsOf(now, seat);
  const ms = (value: number | null): string => (value === null ? say("phone-none") : say("phone-ms", { ms: value }));
  return [
    { name: say("phone-ambush-stat-good"), value: String(stats.good_calls) },
    { name: say("phone-ambush-stat-false"), value: String(stats.false_calls) },
    { name: say("phone-ambush-stat-starts"), value: String(stats.false_starts) },
    { name: say("phone-ambush-stat-heats"), value: String(stats.heats) },
    { name: say("phone-ambush-stat-best"), value: ms(stats.best_ms) },
    { name: say("phone-ambush-stat-mean"), value: ms(stats.mean_ms) },
  ];
}

const NO_STATS: Stats = { good_calls: 0, false_calls: 0, heats: 0, false_starts: 0, presses: 0, last_ms: null, best_ms: null, mean_ms: null };

function statsOf(now: Now, seat: number): Stats {
  return tableOf(now).stats[String(seat)] ?? NO_STATS;
}

export const phone: Phone = { keys, call, vitals, tags, middle, record, field, aside, first, sent, figures, enters: enteredCard, proposal: proposedChanges };
