/** From what is legal to the keys of a phone, in Tash-Kalar. Squares are touched in the arena; the rest has keys here. */

import { html, type TemplateResult } from "lit";

import { asideKeys, key, promoted } from "../../seat/keys";
import type { Form } from "../../seat/legal";
import type { Key, Now } from "../../seat/phone";
import type { Verb } from "./entry";

export interface Moment {
  phase: string;
  tracking: "ledger" | "board";
  /** A piece must be picked up before one is placed. */
  short: boolean;
  /** Something has to be chosen when the turn ends: an objective, its points, or a colour. */
  asksAtEnd: boolean;
  /** The answer to a private question can be seen here: not on a screen that all look at. */
  alone: boolean;
  /** Whose phone it is; 0 for the referee. */
  seat: number;
  actions: number;
  /** The effect that is resolved is followed step by step. */
  scripted: boolean;
}

const desk = (verb: Verb) => (now: Now, close: () => void): TemplateResult => html`<ambit-tash-kalar-desk .now=${now} .verb=${verb} .close=${close}></ambit-tash-kalar-desk>`;
const find = (now: Now, close: () => void): TemplateResult => html`<ambit-tash-kalar-find .now=${now} .close=${close}></ambit-tash-kalar-find>`;
const fix = (now: Now, close: () => void): TemplateResult => html`<ambit-tash-kalar-fix .now=${now} .close=${close}></ambit-tash-kalar-fix>`;

type Make = (form: Form, moment: Moment) => Key[];

const MAKERS: Record<string, Make> = {
  school: (form) => [key(form, "tall", "show-tash-do-school", { icon: "book", panel: desk("school") })],
  reveal: (form) => [key(form, "wide", "show-tash-do-reveal", { icon: "eye", panel: desk("reveal") })],
  start: (form) => [key(form, "wide", "show-tash-start", { icon: "play" })],
  place: (form, { tracking, short }) => (tracking === "board" ? [] : [key(form, "wide", "show-tash-do-place", { icon: "plus", ...(short ? { panel: desk("place") } : {}) })]),
  summon: (form) => [key(form, "tall", "show-tash-do-summon", { icon: "star", panel: desk("summon") })],
  flare: (form) => [key(form, "tall", "show-tash-do-flare", { icon: "bolt", panel: desk("flare") })],
  discard: (form) => [key(form, "tall", "show-tash-do-discard", { icon: "hand", panel: desk("discard") })],
  handover: (form) => [key(form, "tall", "show-tash-do-handover", { icon: "other" })],
  done: (form, { scripted }) => [key(form, "wide", scripted ? "show-tash-done-step" : "show-tash-done", { icon: "check" })],
  end: (form, { asksAtEnd, actions }) => [key(form, actions === 0 ? "wide" : "tall", "show-tash-do-end", { icon: "check", ...(asksAtEnd ? { panel: desk("end") } : {}) })],
  find: (form, { alone }) => (alone ? [key(form, "tall", "show-tash-do-find", { icon: "eye", panel: find })] : []),
  fix: (form, { seat }) => (seat === 0 ? [key(form, "tall", "show-tash-do-fix", { icon: "cut", panel: fix })] : []),
};

/** The most important first. What belongs to the table is offered once, for the own seat where that may do it. */
const ORDER = ["start", "reveal", "done", "place", "end", "summon", "flare", "discard", "find", "handover", "school", "fix"];

export function tashKeys(all: readonly Form[], moment: Moment): Key[] {
  const made = ORDER.flatMap((verb) => {
    const forms = all.filter((form) => form.verb === verb);
    const form = forms.find(({ seat }) => seat !== 0) ?? forms[0];
    return form ? (MAKERS[verb]?.(withoutFields(form), moment) ?? []) : [];
  });
  return [...promoted(made), ...asideKeys(all)];
}

/** Keys without a panel act at once, with no field. */
const withoutFields = (form: Form): Form => ({ ...form, entries: form.entries.map(({ do: verb, seat }) => ({ do: verb, seat })) });
